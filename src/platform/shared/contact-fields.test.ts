import { expect, test } from 'vitest';
import { neededName, optionalName, optionalPhone, optionalState, optionalZip } from './contact-fields.ts';

/** What is read, or else the first thing that is said about it. */
function read(schema: {
  safeParse: (given: string) => { success: boolean; data?: unknown; error?: unknown };
}) {
  return (given: string) => {
    const { data, error } = schema.safeParse(given);
    return error ? (error as { issues: { message: string }[] }).issues.map(({ message }) => message) : data;
  };
}

test.each([
  ['fl', 'FL'],
  [' pr ', 'PR'],
  ['', ''],
  ['QQ', ['Enter a state of the United States, like FL.']],
  ['F1', ['Enter a state with two letters, like FL.']],
])('the state %j is read as %j', (given, expected) => {
  expect(read(optionalState)(given)).toEqual(expected);
});

test.each([
  ['', ''],
  ['3055550142', '(305) 555-0142'],
  ['1 305 555 0142', '(305) 555-0142'],
  ['555-0142', '555-0142'],
  ['(305) 555-0142 x12', '(305) 555-0142 x12'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['12', ['Enter a phone number like (305) 555-0142.']],
  ['305555014', ['Enter a phone number like (305) 555-0142.']],
  ['x12', ['Enter a phone number like (305) 555-0142.']],
  ['call me', ['Use digits, spaces and ( ) + - . x only.']],
])('the phone %j is read as %j', (given, expected) => {
  expect(read(optionalPhone)(given)).toEqual(expected);
});

test.each([
  ['33145', '33145'],
  ['33145-1234', '33145-1234'],
  ['12', ['Enter a ZIP code like 33145 or 33145-1234.']],
])('the ZIP code %j is read as %j', (given, expected) => {
  expect(read(optionalZip)(given)).toEqual(expected);
});

test('a name has one line and single spaces', () => {
  expect(read(optionalName(80))('  Mar\u00eda   del  Carmen ')).toBe('Mar\u00eda del Carmen');
  expect(read(optionalName(80))('Mary\nJones')).toEqual(['Enter this on one line.']);
  expect(read(neededName(80, 'Enter a name.'))('Mary\u2028Jones')).toEqual(['Enter this on one line.']);
  expect(read(neededName(80, 'Enter a name.'))('  ')).toEqual(['Enter a name.']);
});
