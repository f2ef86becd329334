import { expect, test } from 'vitest';
import { commissionStatementRows } from './commission-statement-rows.ts';
import { policyRows } from './policy-rows.ts';

const CUSTOMERS = { 1001: { count: 680, before: 100_000 } };
const rows = [...commissionStatementRows(policyRows(CUSTOMERS, '2026-11-15'), '2026-11-15')];
const of = (name: string) => rows.filter(({ table }) => table.name === name).map(({ values }) => values);
const [files, lines, shares] = [of('commission_files'), of('commission_lines'), of('commission_shares')];
const sum = (all: readonly { cents?: unknown }[]) =>
  all.reduce((total, { cents }) => total + Number(cents), 0);

test('the shares of a line add up to its adjusted amount, and a ledger row to its shares', () => {
  for (const { id, adjusted } of lines)
    expect(sum(shares.filter(({ line_id }) => line_id === id))).toBe(adjusted);
  for (const { id, cents } of of('commission_ledger'))
    expect(sum(shares.filter(({ ledger_id }) => ledger_id === id))).toBe(cents);
});

test('statements are partly posted, somebody waits for one, and one file is five cents off its deposit', () => {
  const statements = of('commission_statements');
  expect(statements.length).toBeGreaterThan(1);
  const states = statements.map(({ id }) => {
    const own = shares.filter(({ statement_id }) => statement_id === id);
    return new Set(own.map(({ ledger_id }) => ledger_id !== null)).size;
  });
  expect(states).toContain(2);
  expect(shares.some(({ employee_id, statement_id }) => employee_id !== null && statement_id === null)).toBe(
    true,
  );
  const off = files.map(({ id, deposit_amount }) => {
    const total = lines
      .filter(({ file_id }) => file_id === id)
      .reduce((all, line) => all + Number(line.adjusted), 0);
    return total - Number(deposit_amount);
  });
  expect(off).toEqual([0, 5]);
});
