import { expect, test } from 'vitest';
import { contractInput } from '#areas/finance-contracts/contract.ts';
import { figureProblems } from '#areas/finance-contracts/rules/fields.ts';
import { CONTRACT_STATUSES } from '#areas/finance-contracts/statuses.ts';
import { companyRows } from './company-rows.ts';
import { financeRows } from './finance-rows.ts';
import { MARIA } from './memorable-customers.ts';
import { policyRows } from './policy-rows.ts';

interface Contract {
  master_id: number;
  id: number;
  customer_id: number;
  company_id: number;
  contract_number: string;
  memo: string;
  status: 'Quoted' | 'Approved' | 'Voided';
  premium: number;
  policy_fee: number;
  tax: number;
  mga_fee: number;
  down_payment: number;
  amount_financed: number;
  apr: number | null;
  date_financed: string;
  number_payments: number | null;
  payment_amount: number | null;
  transfer_balance: number;
  active: boolean;
}
interface Line {
  id: number;
  contract_id: number;
  type: string;
  amount: number;
  to_fund: number;
  payee: string | null;
}
interface Funding {
  contract_id: number;
  amount: number;
}

const TODAY = '2026-03-01';
const CUSTOMERS = { 1001: { count: 680, before: 100_000 }, 1002: { count: 60, before: 110_000 } };
const policies = [...policyRows(CUSTOMERS, TODAY)];
const rows = [...financeRows(policies, TODAY)];
const of = <T>(name: string) =>
  rows.filter(({ table }) => table.name === name).map(({ values }) => values as unknown as T);
const contracts = of<Contract>('finance_contracts');
const lines = of<Line>('finance_details');
const fundings = of<Funding>('finance_fundings');
const marias = contracts.filter(({ customer_id }) => customer_id === MARIA);
const sum = (amounts: readonly number[]) => amounts.reduce((so, amount) => so + amount, 0);

test('Maria has 17 contracts and 3 hidden ones, in every status; others have more', () => {
  expect(marias.filter(({ active }) => active)).toHaveLength(17);
  expect(marias.filter(({ active }) => !active)).toHaveLength(3);
  for (const status of CONTRACT_STATUSES)
    expect(marias.filter((each) => each.status === status).length).toBeGreaterThan(2);
  expect(contracts.filter(({ master_id }) => master_id === 1001)).toHaveLength(80);
  expect(contracts.filter(({ master_id }) => master_id === 1002)).toHaveLength(2);
});

test('a form would take every contract as it is', () => {
  for (const row of contracts) {
    const input = contractInput.parse({
      compID: row.company_id,
      contractNumber: row.contract_number,
      memo: row.memo,
      contractStatus: row.status === 'Voided' ? 'Approved' : row.status,
      premium: row.premium / 100,
      policyFee: row.policy_fee / 100,
      tax: row.tax / 100,
      mgaFee: row.mga_fee / 100,
      downPayment: row.down_payment / 100,
      amountFinanced: row.amount_financed / 100,
      APR: row.apr === null ? null : row.apr / 100,
      dateFinanced: row.date_financed,
      numberPayments: row.number_payments,
      paymentAmount: row.payment_amount === null ? null : row.payment_amount / 100,
    });
    const around = { transferred: row.transfer_balance, policyMinDate: null, storedApr: row.apr };
    expect([row.id, figureProblems(input, around)]).toEqual([row.id, {}]);
  }
});

test('a quoted contract has no lines, a voided one a balance of zero, and nothing is funded twice', () => {
  for (const { id, status } of contracts) {
    const own = lines.filter(({ contract_id }) => contract_id === id);
    const balance = sum(own.map(({ amount }) => amount));
    if (status === 'Quoted') expect(own).toEqual([]);
    else expect(own.length).toBeGreaterThan(0);
    if (status === 'Voided') expect(balance).toBe(0);
    const funded = sum(fundings.filter(({ contract_id }) => contract_id === id).map(({ amount }) => amount));
    expect(funded).toBeLessThanOrEqual(sum(own.map(({ to_fund }) => to_fund)));
  }
});

test('the lines that approving, adding, issuing again, rolling over and voiding write occur, for either payee', () => {
  const types = new Set(lines.map(({ type }) => type));
  expect([...types].toSorted()).toEqual([
    'Additional Premium',
    'New Business',
    'Re-Issue',
    'Renewal',
    'Rewrite',
    'Rollover',
    'Transfer',
    'Void Contract',
  ]);
  expect(new Set(lines.map(({ payee }) => payee))).toEqual(
    new Set([null, 'carrier', 'premiumFinanceCompany']),
  );
});

test('a contract is with a finance company that the product of each of its policies offers', () => {
  const named = [...companyRows()]
    .filter(({ table }) => table.name === 'product_finance_companies')
    .map(({ values }) => ({ product: Number(values.product_id), company: Number(values.company_id) }));
  const productOf = new Map(
    policies
      .filter(({ table }) => table.name === 'policies')
      .map(({ values }) => [Number(values.id), Number(values.product_id)]),
  );
  const companyOf = new Map(contracts.map(({ id, company_id }) => [id, company_id]));
  const financed = of<{ contract_id: number; policy_id: number }>('finance_contract_policies');
  const choosy = financed
    .map(({ contract_id, policy_id }) => ({
      company: companyOf.get(contract_id),
      offered: named
        .filter(({ product }) => product === productOf.get(policy_id))
        .map((each) => each.company),
    }))
    .filter(({ offered }) => offered.length > 0);
  expect(choosy.length).toBeGreaterThan(5);
  for (const { company, offered } of choosy) expect(offered).toContain(company);
});
