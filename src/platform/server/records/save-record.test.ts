import { expect, test } from 'vitest';
import type { Db } from '../db/bound-kysely.ts';
import { changeRecord, type RecordKind } from './save-record.ts';

interface Thing {
  id: number;
  version: number;
}

const THING: Thing = { id: 7, version: 1 };
const work = { db: {} as Db, session: { masterId: 1, employeeId: 1 } };

const kindOf = (stored?: Thing): RecordKind<Thing> => ({
  subject: 'thing',
  lock: async () => stored,
  find: async () => stored,
  logged: () => ({}),
});

const wrong = {
  whyForbidden: () => 'Not you.',
  problems: () => ({ name: ['Enter one.'] }),
  whyNot: () => 'Too late.',
};

/** The status of a change that nothing reaches the database of. */
async function refusalOf(steps: Partial<typeof wrong>, stored?: Thing): Promise<unknown> {
  const change = () => Promise.reject(new Error('It was changed.'));
  const refused = await changeRecord(kindOf(stored), work, { id: 7 }, { ...steps, change }).catch(
    (error) => error,
  );
  return refused.status ?? refused.message;
}

test('whoever may not change a record is told so before anything else', async () => {
  expect(await refusalOf(wrong, THING)).toBe(403);
});

test('a wrong field is named before a record that is missing, and before a state that forbids the change', async () => {
  const { problems, whyNot } = wrong;
  expect(await refusalOf({ problems })).toBe(422);
  expect(await refusalOf({ problems, whyNot }, THING)).toBe(422);
});

test('a record that is not there is 404, one whose state forbids the change 409', async () => {
  const { whyNot } = wrong;
  expect(await refusalOf({ whyNot })).toBe(404);
  expect(await refusalOf({ whyNot }, THING)).toBe(409);
  expect(await refusalOf({}, THING)).toBe('It was changed.');
});

test('what is done already is answered as it is', async () => {
  const steps = { isDone: () => true, ...wrong, whyForbidden: () => undefined, problems: () => ({}) };
  const change = () => Promise.reject(new Error('It was changed.'));
  expect(await changeRecord(kindOf(THING), work, { id: 7 }, { ...steps, change })).toBe(THING);
});
