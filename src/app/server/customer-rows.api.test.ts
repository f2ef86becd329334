import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { AREA_ROUTES } from './areas.ts';
import { CUSTOMER_ROWS } from './customer-rows.ts';

/** Tables with the number of a customer that do not move by themselves, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  household_members: 'part of the record, joined by the rules of a merge',
  vehicles: 'part of the record, joined by the rules of a merge',
  customer_words: 'kept by a trigger on customers',
  customer_merges: 'moved by the merge itself, after all others',
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: AREA_ROUTES });
});
afterAll(() => app.close());

test('every table with the number of a customer moves when two become one, or says why not', async () => {
  const { rows } = await app.owner.query(`
    SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name ~ '(^|_)(customer|cust)_?id$'
    UNION
    SELECT c.relname FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
    WHERE k.contype = 'f' AND k.confrelid = 'customers'::regclass`);
  const moving = new Set<string>(CUSTOMER_ROWS.map(({ table }) => table));
  const told = [...moving, ...Object.keys(OTHERWISE)];
  expect(told.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('no two of them have the same key in the record of a merge', () => {
  const keys = CUSTOMER_ROWS.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('the rows of a customer are found by an index in every table', async () => {
  const { rows } = await app.owner.query(`
    SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
    WHERE i.indpred IS NULL AND (SELECT attname FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum = i.indkey[1]) = 'customer_id'
      AND (SELECT attname FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum = i.indkey[0]) = 'master_id'`);
  const indexed = new Set(rows.map(({ name }) => name));
  expect(CUSTOMER_ROWS.map(({ table }) => table).filter((table) => !indexed.has(table))).toEqual([]);
});
