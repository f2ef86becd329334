import { expect, test } from 'vitest';
import { commissionRows } from './commission-rows.ts';
import { policyRows } from './policy-rows.ts';

const CUSTOMERS = { 1001: { count: 680, before: 100_000 } };
const rows = [...commissionRows(policyRows(CUSTOMERS, '2026-11-15'), '2026-11-15')];
const of = (name: string) => rows.filter(({ table }) => table.name === name).map(({ values }) => values);
const [files, lines, shares] = [of('commission_files'), of('commission_lines'), of('commission_shares')];

test('more than a page of active files, some archived, and one with hundreds of lines', () => {
  expect(files.filter(({ archived_at }) => archived_at === null).length).toBeGreaterThan(15);
  expect(files.filter(({ archived_at }) => archived_at !== null).length).toBeGreaterThan(3);
  const largest = Math.max(...files.map(({ id }) => lines.filter(({ file_id }) => file_id === id).length));
  expect(largest).toBeGreaterThan(200);
});

test('every status and every source occurs, in files and in the pool', () => {
  expect(new Set(lines.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4]));
  expect(new Set(lines.map(({ source }) => source))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(lines.some(({ file_id }) => file_id === null)).toBe(true);
});

test('the shares of a settled line add up to its adjusted amount', () => {
  const settled = lines.filter(({ status }) => status === 3);
  expect(settled.length).toBeGreaterThan(100);
  const sums = Map.groupBy(shares, ({ line_id }) => line_id);
  for (const { id, adjusted } of settled)
    expect((sums.get(id) ?? []).reduce((sum, { cents }) => sum + Number(cents), 0)).toBe(adjusted);
});

test('no term has both a generated line and one of its carrier', () => {
  const generated = lines.filter(({ source }) => source === 3).map(({ policy_id }) => policy_id);
  const carrier = new Set(lines.filter(({ source }) => Number(source) < 3).map(({ policy_id }) => policy_id));
  expect(generated.length).toBeGreaterThan(20);
  expect(generated.filter((policy) => carrier.has(policy))).toEqual([]);
});

test('what carriers paid for a term is not more than its commission', () => {
  const terms = new Map(
    [...policyRows(CUSTOMERS, '2026-11-15')]
      .filter(({ table }) => table.name === 'policies')
      .map(({ values }) => [values.id, Number(values.premium)]),
  );
  const own = lines.filter(({ source, policy_id }) => Number(source) < 3 && policy_id !== null);
  for (const [policy, paid] of Map.groupBy(own, ({ policy_id }) => policy_id)) {
    const premium = paid.reduce((sum, { commissionable }) => sum + Number(commissionable), 0);
    expect(premium).toBeLessThanOrEqual(Number(terms.get(policy)) + 1);
  }
});

test('the same day gives the same rows', () => {
  expect([...commissionRows(policyRows(CUSTOMERS, '2026-11-15'), '2026-11-15')]).toEqual(rows);
});
