import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AreaTables, TableName } from '#platform/server/db/area-tables.ts';
import { tablesIn } from './testing/tables-in.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PLATFORM = 'platform';
/** The areas of commissions work on one ledger together. */
const FAMILY = /^commission/;

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const ownerOf = (file: string) => /^src\/areas\/([\w-]+)\//.exec(file)?.[1] ?? PLATFORM;

/** What each area says about tables. */
const told = new Map<string, AreaTables>();
for (const file of globSync('src/{areas/*/server,platform/server/db}/tables.ts', { cwd: ROOT }))
  told.set(ownerOf(file), (await import(join(ROOT, file))).TABLES);

const schema = textOf('src/platform/server/db/schema.generated.ts');
const ALL = [...(schema.split('export interface DB {')[1] ?? '').matchAll(/^ {2}(\w+): /gm)].map(
  ([, name]) => name as TableName,
);
const owners = new Map([...told].flatMap(([area, { owns }]) => owns.map((table) => [table, area] as const)));

function isOwn(area: string, table: TableName): boolean {
  const owner = owners.get(table) ?? '';
  return owner === area || (FAMILY.test(owner) && FAMILY.test(area));
}

/** Every place where SQL names a table of another area. */
const foreign = globSync('src/{areas,platform/server,app/server}/**/*.ts', { cwd: ROOT })
  .filter((file) => !/test|\.generated\./.test(file))
  .flatMap((file) => tablesIn(textOf(file), ALL).map((found) => ({ ...found, file, area: ownerOf(file) })))
  .filter(({ area, table }) => !isOwn(area, table));

test('every table has one owner, and no area owns what is not there', () => {
  const owned = [...told.values()].flatMap(({ owns }) => owns);
  expect(owned.toSorted()).toEqual(ALL.toSorted());
});

test('the SQL of an area names a table of another only as an exception with its reason', () => {
  const missing = foreign.filter(({ area, table, how }) => {
    const { reads, writes } = told.get(area) ?? {};
    return !writes?.[table] && (how === 'writes' || !reads?.[table]);
  });
  expect(missing.map(({ file, how, table }) => `${file} ${how} ${table} of ${owners.get(table)}`)).toEqual(
    [],
  );
});

test('no exception is left over that nothing needs anymore', () => {
  const needed = new Set(foreign.map(({ area, how, table }) => `${area} ${how} ${table}`));
  const listed = [...told].flatMap(([area, { reads = {}, writes = {} }]) => [
    ...Object.keys(reads).map((table) => `${area} reads ${table}`),
    ...Object.keys(writes).map((table) => `${area} writes ${table}`),
  ]);
  expect(listed.filter((exception) => !needed.has(exception))).toEqual([]);
});

test('a table is found however SQL names it', () => {
  const found = (text: string) => tablesIn(text, ALL).map(({ how, table }) => `${how} ${table}`);
  expect(found(`db.selectFrom('leads as l').innerJoin('offices as o', (join) => join)`)).toEqual([
    'reads leads',
    'reads offices',
  ]);
  expect(found(`db.insertInto('leads'); db.updateTable('tasks'); db.deleteFrom('offices')`)).toEqual([
    'writes leads',
    'writes tasks',
    'writes offices',
  ]);
  expect(
    found('sql`WITH x AS (INSERT INTO leads (id) SELECT 1) UPDATE tasks t SET open = 0 FROM offices`'),
  ).toEqual(['writes leads', 'writes tasks', 'reads offices']);
  expect(found('sql`DELETE FROM leads l USING offices o`')).toEqual(['writes leads', 'reads offices']);
  expect(found('sql`SELECT 1 FROM employees e, agencies a WHERE true`')).toEqual([
    'reads employees',
    'reads agencies',
  ]);
  expect(
    found(`const touch = (t: 'leads' | 'tasks') => sql\`UPDATE \${sql.table(t)} SET version = 1\``),
  ).toEqual(['writes leads', 'writes tasks']);
  expect(found(`// From leads and customers\nconst words = 'the tasks of offices';`)).toEqual([]);
});
