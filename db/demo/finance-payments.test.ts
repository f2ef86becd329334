import { expect, test } from 'vitest';
import { LINE_TYPES } from '#areas/finance-contracts/statuses.ts';
import { financePaymentRows } from './finance-payment-rows.ts';
import { financedPolicies, planPayments } from './finance-payments.ts';
import { financeRows } from './finance-rows.ts';
import { MARIA } from './memorable-customers.ts';
import { policyRows } from './policy-rows.ts';
import { receiptRows } from './receipt-rows.ts';
import type { TableRow } from './table-loader.ts';

const TODAY = '2026-03-01';
const CUSTOMERS = { 1001: { count: 680, before: 100_000 }, 1002: { count: 60, before: 110_000 } };
const policies = [...policyRows(CUSTOMERS, TODAY)];
const contracts = [...financeRows(policies, TODAY)];
const payments = planPayments(contracts, TODAY);
const written = [...financePaymentRows(payments)];
const receipts = [...receiptRows(policies, TODAY, { payments, policies: financedPolicies(contracts) })];
const valuesOf = (rows: readonly TableRow[], name: string) =>
  rows.filter(({ table }) => table.name === name).map(({ values }) => values);

test('each payment is a line of a receipt on its contract, of that amount', () => {
  const lines = valuesOf(receipts, 'receipt_details').filter(({ contract_id }) => contract_id);
  expect(
    lines.map(({ id, receipt_id, contract_id, amount }) => [id, receipt_id, contract_id, amount]),
  ).toEqual(
    payments.map(({ lineId, receiptId, contractId, amount }) => [lineId, receiptId, contractId, amount]),
  );
  const days = new Map(valuesOf(receipts, 'receipts').map(({ id, day }) => [id, day]));
  for (const { receiptId, day } of payments) expect(days.get(receiptId)).toBe(day);
});

test('numbers run without gaps in each office, in the order of time', () => {
  for (const office of [11, 12, 13]) {
    const own = valuesOf(receipts, 'receipts').filter(({ office_id }) => office_id === office);
    expect(own.map(({ number }) => number)).toEqual(own.map((_, at) => at + 1));
    const moments = own.map(({ taken_at }) => String(taken_at));
    expect(moments).toEqual(moments.toSorted());
  }
});

test('nobody pays more than the balance of a contract, and nobody a financed policy', () => {
  const all = [...valuesOf(contracts, 'finance_details'), ...valuesOf(written, 'finance_details')];
  for (const [, lines] of Map.groupBy(all, ({ contract_id }) => contract_id))
    expect(lines.reduce((sum, { amount }) => sum + Number(amount), 0)).toBeGreaterThanOrEqual(0);
  const financed = financedPolicies(contracts);
  const paid = valuesOf(receipts, 'receipt_details').map(({ policy_id }) => Number(policy_id));
  expect(paid.filter((id) => financed.has(id))).toEqual([]);
});

test('every type of line occurs but that of an additional premium', () => {
  const types = [...contracts, ...written].filter(({ table }) => table.name === 'finance_details');
  const found = new Set(types.map(({ values }) => values.type));
  expect(
    LINE_TYPES.filter((type) => !found.has(type) && type !== 'Additional Premium' && type !== 'Rewrite'),
  ).toEqual([]);
});

test('the lines of a contract come in the order of their days', () => {
  const all = [...contracts, ...written].filter(({ table }) => table.name === 'finance_details');
  const lines = all.map(({ values }) => values).toSorted((one, other) => Number(one.id) - Number(other.id));
  for (const [, own] of Map.groupBy(lines, ({ contract_id }) => contract_id)) {
    const days = own.map(({ date }) => String(date));
    expect(days).toEqual(days.toSorted());
  }
});

test('one post failed twice, of Maria; the others came through', () => {
  const posts = valuesOf(written, 'finance_posts');
  expect(posts.filter(({ state }) => state === 'failed')).toMatchObject([{ failures: 2 }]);
  expect(posts.length).toBeGreaterThan(3);
  const failed = payments.find(({ post }) => post?.state === 'failed');
  expect(failed?.customerId).toBe(MARIA);
});
