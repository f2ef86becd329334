import { expect, test } from 'vitest';
import { CallError, isPassing, mayBeDone, UNREACHED } from './call-error.ts';

test('what got no answer, or is still being worked on, may be done: another try is at the same thing', () => {
  const underWay = new CallError(409, { message: 'Still being worked on.', underWay: true });
  for (const error of [
    new CallError(UNREACHED, { message: 'Not reached.' }),
    new CallError(503, { message: 'Busy.' }),
    underWay,
  ])
    expect(mayBeDone(error)).toBe(true);
  // No call is repeated by itself meanwhile.
  expect(isPassing(underWay)).toBe(false);
});

test('what is tried after a refusal is another thing', () => {
  expect(mayBeDone(new CallError(409, { message: 'Not today.' }))).toBe(false);
  expect(mayBeDone(new CallError(422, { message: 'Enter a name.' }))).toBe(false);
  expect(mayBeDone(new Error('A mistake of ours.'))).toBe(false);
});
