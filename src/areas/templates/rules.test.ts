import { expect, test } from 'vitest';
import { MERGE_FIELD_NAMES, mergeInto, mergeProblems, written } from './rules.ts';

const plain = (value: string) => value;

test('merge fields stand for the customer, the policy, the agency and the employee', () => {
  const groups = new Set(MERGE_FIELD_NAMES.map((name) => name.split('.')[0]));
  expect([...groups]).toEqual(['customer', 'policy', 'agency', 'employee']);
  expect(mergeProblems(MERGE_FIELD_NAMES.map(written).join(' '))).toEqual([]);
});

test('values are put in; a field without one leaves nothing', () => {
  const text = 'Dear {{customer.firstName}} {{ customer.lastName }}, {{policy.number}}!';
  expect(mergeInto(text, { 'customer.firstName': 'Zoë', 'customer.lastName': 'Lee' }, plain)).toBe(
    'Dear Zoë Lee, !',
  );
});

test('a value that looks like a merge field is not merged again', () => {
  const values = { 'customer.name': '{{agency.name}}', 'agency.name': 'Palmetto' };
  expect(mergeInto('{{customer.name}}', values, plain)).toBe('{{agency.name}}');
});

test.each([
  ['Dear {{customer.nam}}', 'There is no merge field {{customer.nam}}. Choose one of the list.'],
  ['{{}}', 'There is no merge field {{}}. Choose one of the list.'],
  ['{{constructor}}', 'There is no merge field {{constructor}}. Choose one of the list.'],
  ['Dear {{customer.name', 'A merge field is not closed. Write it like {{customer.name}}.'],
  [
    '<p>{{customer.<b>name</b>}}</p>',
    'The merge field {{customer.name}} changes its look inside. Choose it again from the list.',
  ],
])('an unknown or broken merge field is refused by its name: %s', (text, problem) => {
  expect(mergeProblems(text)).toEqual([problem]);
});
