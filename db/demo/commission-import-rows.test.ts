import { expect, test } from 'vitest';
import { storeDemoStatements } from './commission-draft-rows.ts';
import { withStatements } from './commission-import-rows.ts';
import { commissionRows } from './commission-rows.ts';
import { policyRows } from './policy-rows.ts';

const TODAY = '2026-11-15';
const CUSTOMERS = { 1001: { count: 680, before: 100_000 } };
const policies = () => policyRows(CUSTOMERS, TODAY);
const before = [...commissionRows(policies(), TODAY)];
const rows = [...withStatements(before, TODAY)];
const of = (name: string) => rows.filter(({ table }) => table.name === name).map(({ values }) => values);
const [imports, staged, lines] = [
  of('commission_imports'),
  of('commission_import_rows'),
  of('commission_lines'),
];

test('more than a page of statements, and every uploaded line came with one', () => {
  expect(imports.length).toBeGreaterThan(15);
  expect(lines.length).toBe(before.filter(({ table }) => table.name === 'commission_lines').length);
  for (const { source, import_id } of lines) expect(import_id !== null).toBe(source === 2);
});

test('a line keeps everything it had', () => {
  const had = before.find(({ table }) => table.name === 'commission_lines')?.table.columns ?? [];
  expect(rows.find(({ table }) => table.name === 'commission_lines')?.table.columns).toEqual(
    expect.arrayContaining([...had]),
  );
});

test('the rows of a statement are its lines, to the cent; some match in every way, some not at all', () => {
  const sum = (values: typeof lines) =>
    values.reduce((total, { commission }) => total + Number(commission), 0);
  for (const { id, row_count } of imports) {
    const own = staged.filter(({ import_id }) => import_id === id);
    expect(own.length).toBe(row_count);
    expect(sum(own)).toBe(sum(lines.filter(({ import_id }) => import_id === id)));
  }
  expect(new Set(staged.map(({ match_tier }) => match_tier))).toEqual(new Set([1, 2, 3, null]));
});

test('more than a page of lines was assigned by hand, each with its own number', () => {
  const [assignments, assigned] = [of('commission_assignments'), of('commission_assigned_lines')];
  expect(assignments.length).toBeGreaterThan(15);
  expect(assigned.length).toBe(assignments.length);
  expect(new Set(assignments.map(({ alias }) => alias)).size).toBe(assignments.length);
});

test('there are drafts in every other state, with their files', async () => {
  const kept = new Map<string, Uint8Array>();
  const files = { put: async (key: string, bytes: Uint8Array) => void kept.set(key, bytes) };
  const drafts = await storeDemoStatements(files as never, policies(), TODAY);
  const states = drafts
    .filter(({ table }) => table.name === 'commission_imports')
    .map(({ values }) => values.state);
  expect(states).toEqual(['takenBack', 'failed', 'reading', 'read']);
  expect(kept.size).toBe(3);
  expect(Buffer.from([...kept.values()][0] as Uint8Array).toString()).toMatch(/^Policy Number,Insured,/);
  expect(await storeDemoStatements(files as never, policies(), TODAY)).toEqual(drafts);
});
