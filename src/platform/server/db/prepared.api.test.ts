import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Db } from './bound-kysely.ts';
import { prepared, preparedInsert } from './prepared.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [] });
});
afterAll(() => app.close());

test('a prepared statement is built once and takes the arguments of each call', async () => {
  let built = 0;
  const find = prepared((db: Db, name: string, provider: boolean) => {
    built += 1;
    return db
      .selectFrom('agencies')
      .select('name')
      .where('name', '=', name)
      .where('is_provider', '=', provider);
  });
  const agency = await app.newAgency({ name: 'One' });
  const ask = (name: string, provider: boolean) =>
    app.services.database.asTenant(agency, (db) => find(db, name, provider));
  expect(await ask('One', false)).toEqual([{ name: 'One' }]);
  expect(await ask('Two', false)).toEqual([]);
  expect(await ask('One', true)).toEqual([]);
  expect(built).toBe(1);
});

test('plain SQL can be prepared too, with lists as arguments and constants among them', async () => {
  const pick = prepared((db: Db, words: string[], least: number) => ({
    compile: () =>
      sql<{ word: string }>`
        SELECT word FROM unnest(${words}::text[]) AS word WHERE length(word) >= ${least} AND word <> ${'no'}`.compile(
        db,
      ),
  }));
  const agency = await app.newAgency();
  const ask = (words: string[], least: number) =>
    app.services.database.asTenant(agency, (db) => pick(db, words, least));
  expect(await ask(['a', 'no', 'yes'], 2)).toEqual([{ word: 'yes' }]);
  expect(await ask(['a', 'b'], 1)).toEqual([{ word: 'a' }, { word: 'b' }]);
});

test('a prepared insertion takes the values of each call, and leaves to the table what is not given', async () => {
  const add = preparedInsert('change_log');
  const agency = await app.newAgency();
  const row = { master_id: agency.masterId, employee_id: null, subject: 'thing', action: 'added' };
  const { db, rollback } = await app.services.database.beginAsTenant(agency);
  await add(db, { ...row, subject_id: 1, before: undefined, after: '{"name":"One"}' });
  await add(db, { ...row, subject_id: 2, before: '{"name":"One"}', after: '{"name":"Two"}' });
  await add(db, { ...row, subject_id: 3, before: undefined, after: '{"name":"Three"}' });
  const rows = await db
    .selectFrom('change_log')
    .select(['subject_id', 'before', 'after'])
    .where('subject', '=', 'thing')
    .orderBy('id')
    .execute();
  await rollback();
  expect(rows).toEqual([
    { subject_id: 1, before: null, after: { name: 'One' } },
    { subject_id: 2, before: { name: 'One' }, after: { name: 'Two' } },
    { subject_id: 3, before: null, after: { name: 'Three' } },
  ]);
});
