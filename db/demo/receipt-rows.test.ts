import { expect, test } from 'vitest';
import { type ReceiptInput, receiptInput } from '#areas/receipts/contract.ts';
import { receiptProblems } from '#areas/receipts/rules.ts';
import { METHODS, type Method } from '#areas/receipts/statuses.ts';
import { daysBefore } from './days.ts';
import { MARIA } from './memorable-customers.ts';
import { policyRows } from './policy-rows.ts';
import { MARIAS_CHECK, MARIAS_LINE, receiptRows } from './receipt-rows.ts';
import type { TableRow } from './table-loader.ts';

interface Receipt {
  id: number;
  office_id: number;
  number: number;
  customer_id: number;
  taken_at: string;
  day: string;
  method: Method;
  amount: number;
  tendered: number;
  check_number: string;
  last_four: string;
  memo: string;
  voided_at: string | null;
}
interface Detail {
  id: number;
  receipt_id: number;
  policy_id: number | null;
  kind: string;
  description: string;
  amount: number;
}

const TODAY = '2026-03-01';
const CUSTOMERS = { 1001: { count: 680, before: 100_000 } };
const policies = [...policyRows(CUSTOMERS, TODAY)];
const rows = [...receiptRows(policies, TODAY)];
const of = <T>(from: readonly TableRow[], name: string) =>
  from.filter(({ table }) => table.name === name).map(({ values }) => values as unknown as T);
const receipts = of<Receipt>(rows, 'receipts');
const details = of<Detail>(rows, 'receipt_details');

test('a counter would take every receipt as it is', () => {
  const linesOf = Map.groupBy(details, ({ receipt_id }) => receipt_id);
  for (const receipt of receipts) {
    const lines = linesOf.get(receipt.id) ?? [];
    const input: ReceiptInput = receiptInput.parse({
      method: receipt.method,
      checkNumber: receipt.check_number,
      lastFour: receipt.last_four,
      tendered: receipt.tendered / 100,
      memo: receipt.memo,
      lines: lines.map((line) => ({ ...line, policyId: line.policy_id, amount: line.amount / 100 })),
    });
    expect(receiptProblems(input)).toEqual({});
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(receipt.amount);
  }
});

test('numbers run without gaps in each office, in the order of time, and the counters continue from there', () => {
  const counters = of<{ office_id: number; last_number: number }>(rows, 'receipt_counters');
  expect(counters.map(({ office_id }) => office_id)).toEqual([11, 12, 13]);
  for (const { office_id, last_number } of counters) {
    const own = receipts.filter((receipt) => receipt.office_id === office_id);
    expect(own.map(({ number }) => number)).toEqual(Array.from({ length: last_number }, (_, at) => at + 1));
    const moments = own.map(({ taken_at }) => taken_at);
    expect(moments).toEqual(moments.toSorted());
  }
});

test('nobody has paid more than the policy was billed', () => {
  const paid = new Map<string, number>();
  const voided = new Set(receipts.filter(({ voided_at }) => voided_at).map(({ id }) => id));
  for (const { receipt_id, policy_id, kind, amount } of details) {
    if (policy_id === null || voided.has(receipt_id)) continue;
    const key = `${policy_id} ${kind.replace(' ', '_')}`;
    paid.set(key, (paid.get(key) ?? 0) + amount);
  }
  const billed = new Map(of<Record<string, number>>(policies, 'policies').map((row) => [row.id, row]));
  expect(paid.size).toBeGreaterThan(200);
  for (const [key, amount] of paid) {
    const [id, column] = key.split(' ') as [string, string];
    expect(amount).toBeLessThanOrEqual(billed.get(Number(id))?.[column] ?? 0);
  }
});

test('past terms are paid, with a few exceptions', () => {
  const paid = new Map<number | null, number>();
  for (const { policy_id, amount } of details) paid.set(policy_id, (paid.get(policy_id) ?? 0) + amount);
  const past = of<Record<string, number | string>>(policies, 'policies').filter(
    ({ master_id, expdate }) => master_id === 1001 && String(expdate) <= TODAY,
  );
  const owing = past.filter(
    ({ id, premium, policy_fee, tax, mga_fee }) =>
      (paid.get(Number(id)) ?? 0) < Number(premium) + Number(policy_fee) + Number(tax) + Number(mga_fee),
  );
  expect(owing.length).toBeGreaterThan(10);
  expect(owing.length).toBeLessThan(past.length / 8);
});

test('every method and state occurs, over four months up to today', () => {
  expect(new Set(receipts.map(({ method }) => method))).toEqual(new Set(METHODS));
  expect(receipts.filter(({ voided_at }) => voided_at).length).toBeGreaterThan(10);
  const days = receipts.map(({ day }) => day);
  for (const day of [daysBefore(TODAY, 120), TODAY]) expect(days).toContain(day);
  expect(days.at(-1)).toBe(TODAY);
  for (const office of [11, 12, 13])
    expect(receipts.some(({ day, office_id }) => day === TODAY && office_id === office)).toBe(true);
});

test('Maria has more than a page of receipts, a check and a line that only she has', () => {
  const own = receipts.filter(({ customer_id }) => customer_id === MARIA);
  expect(own.length).toBeGreaterThan(15);
  expect(receipts.filter(({ check_number }) => check_number === MARIAS_CHECK)).toHaveLength(1);
  const check = own.find(({ check_number }) => check_number === MARIAS_CHECK);
  expect(details.find(({ id }) => id === MARIAS_LINE)?.receipt_id).toBe(check?.id);
});
