import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { expect, test } from 'vitest';

/** A copy of its own: it names only so many statements, and the tests that share this process ask many. */
const OWN_COPY = './bound-kysely.ts?own-copy';
const { boundKysely, PLANNED_ANEW }: typeof import('./bound-kysely.ts') = await import(OWN_COPY);

async function nameOf(statement: RawBuilder<unknown>): Promise<string | undefined> {
  const asked: pg.QueryConfig[] = [];
  const db = boundKysely(async (query) => {
    asked.push(query);
    return { rows: [], rowCount: 0 } as unknown as pg.QueryResult;
  });
  await statement.execute(db);
  return asked[0]?.name;
}

test('a statement has the same name at every call, so that a connection plans it once', async () => {
  const first = await nameOf(sql`SELECT ${1}::int AS one`);
  expect(first).toMatch(/^q\d+$/);
  expect(await nameOf(sql`SELECT ${2}::int AS one`)).toBe(first);
});

test('a statement that is to be planned for its values has none', async () => {
  expect(await nameOf(sql`${PLANNED_ANEW} SELECT ${1}::int AS one`)).toBeUndefined();
});
