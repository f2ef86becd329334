import { expect, test } from 'vitest';
import { customerInput } from './contract.ts';
import { MOVED_THINGS } from './merge-contract.ts';
import { differingParts, mergedFields, mergeProblems, proposedParts, whyNotUndo } from './merge-rules.ts';

const fields = (given: object) => customerInput.parse({ lastName: 'Diaz', ...given });
const member = (firstName: string) => ({ firstName, lastName: 'Diaz' });

test('an address is one part: half of each would be nobody’s', () => {
  const one = fields({ address: '1 Ocean Drive', city: 'Miami', state: 'FL' });
  const other = fields({ address: '2 Bay Road', city: 'Tampa', state: 'FL' });
  expect(differingParts(one, other)).toEqual(['address']);
  expect(mergedFields(one, other, ['address'])).toMatchObject({ address: '2 Bay Road', city: 'Tampa' });
});

test('what only the merged one has is proposed, what both have stays as it is', () => {
  const one = fields({ phone: '3055550142' });
  const other = fields({ phone: '3055550199', email: 'a@b.test' });
  expect(proposedParts(one, other)).toEqual(['email']);
});

test('Spanish of one of the two is proposed, whichever stays', () => {
  const [english, spanish] = [fields({}), fields({ language: 'es' })];
  expect(proposedParts(english, spanish)).toEqual(['language']);
  expect(mergedFields(english, spanish, ['language']).language).toBe('es');
  expect(differingParts(spanish, english)).toEqual(['language']);
  expect(proposedParts(spanish, english)).toEqual([]);
});

test('memos are joined, households and vehicles too, and the same row stands there once', () => {
  const one = fields({ memo: 'Calls early.', household: [member('Ana')], vehicles: [{ make: 'Kia' }] });
  const other = fields({ memo: 'Has a dog.', household: [member('Ana'), member('Luis')] });
  const both = mergedFields(one, other, []);
  expect(both.memo).toBe('Calls early.\n\nHas a dog.');
  expect(both.household.map(({ firstName }) => firstName)).toEqual(['Ana', 'Luis']);
  expect(both.vehicles).toHaveLength(1);
  expect(mergedFields(one, one, []).memo).toBe('Calls early.');
});

test('whoever opted out of email under one of the two stays opted out', () => {
  const both = mergedFields(fields({}), fields({ emailOptOut: true }), []);
  expect(both.emailOptOut).toBe(true);
});

test('memos that together are too long are refused', () => {
  const long = fields({ memo: 'x'.repeat(3000) });
  const other = fields({ memo: 'y'.repeat(3000) });
  expect(mergeProblems(mergedFields(long, other, []))).toEqual({
    memo: ['The two memos together are longer than 4000 characters. Shorten one of them first.'],
  });
});

test('whatever keeps a merge from being undone is called by its name', () => {
  for (const thing of ['record', ...MOVED_THINGS])
    expect(whyNotUndo({ [thing]: 'then' }, { [thing]: 'now' })).not.toContain('Something');
});
