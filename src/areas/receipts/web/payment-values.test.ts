import { expect, test } from 'vitest';
import type { ContractBalance, PolicyBalance } from '../contract.ts';
import { readLink } from './payment-link.ts';
import {
  atFormLines,
  changedLines,
  emptyFee,
  inputOf,
  offeredLines,
  paymentErrors,
  tenderedOf,
  valuesOf,
} from './payment-values.ts';

const part = (kind: 'premium' | 'policy fee' | 'tax' | 'mga fee', billed: number, paid = 0) => ({
  kind,
  billed,
  paid,
  takenOver: 0,
  owed: Math.max(0, billed - paid),
  prepaid: Math.max(0, paid - billed),
});
const balance = (policyId: number): PolicyBalance => ({
  policyId,
  policy: `P-${policyId}`,
  company: 'Carrier',
  product: 'Auto',
  status: 'active',
  state: 'in force',
  cancelledOn: null,
  effdate: '2026-01-01',
  expdate: '2027-01-01',
  parts: [
    part('premium', 40_000, 10_000),
    part('policy fee', 2500, 2500),
    part('tax', 0),
    part('mga fee', 0),
  ],
});
const BALANCES = [balance(7), balance(8)];
const CONTRACT: ContractBalance = {
  contractId: 21,
  contract: 'PF-21',
  company: 'Gulf Premium Finance',
  balance: 90_000,
  parts: [
    { kind: 'additional premium', paymentAppendage: 'APP', owed: 1500, most: 1500, since: '2026-03-01' },
    { kind: 'additional premium', paymentAppendage: 'APF', owed: 2500, most: 2500, since: '2026-03-01' },
    { kind: 'finance payment', paymentAppendage: 'MPP', owed: 11_000, most: 90_000, since: '2026-02-26' },
  ],
  payoff: 88_800,
};
const forPolicies = (items: string) => valuesOf(BALANCES, [], readLink({ items }));
const paidOf = (search: object) =>
  valuesOf([], [CONTRACT], readLink({ items: '21', ...search })).lines.map(({ amount }) => amount);

test('what a link says about a contract is filled in, and nothing else', () => {
  expect(paidOf({ isFinancePayment: '1' })).toEqual([null, null, 11_000]);
  expect(paidOf({ isFinancePayment: '1', financeAmount: '250' })).toEqual([null, null, 25_000]);
  expect(paidOf({ isFinancePayment: '1', payoff: '1' })).toEqual([null, null, 88_800]);
  expect(paidOf({ isAdditionalPremium: '1', paymentAppendage: 'APF' })).toEqual([null, 2500, null]);
  expect(paidOf({ isProcessDownPayment: '1' })).toEqual([null, null, null]);
  expect(paidOf({})).toEqual([null, null, null]);
});

test('a payment on a contract is sent with its way and the kind of business that the link names', () => {
  const link = readLink({ items: '21', isFinancePayment: '1', entryType: 'REN' });
  const { lines } = inputOf({ ...valuesOf(BALANCES, [CONTRACT], link), tendered: 11_000 });
  expect(lines).toMatchObject([
    { contractId: 21, policyId: null, kind: 'finance payment', paymentAppendage: 'MPP', entryType: 'REN' },
  ]);
});

test('the policies that an old link names begin with what they owe', () => {
  const { lines } = forPolicies('8,x,0,8');
  expect(lines.map(({ policyId, kind, amount }) => [policyId, kind, amount])).toEqual([
    [7, 'premium', null],
    [7, 'policy fee', null],
    [8, 'premium', 30_000],
    [8, 'policy fee', null],
  ]);
});

test('only what is filled in is sent, in cents, with what belongs to the method', () => {
  const values = forPolicies('8');
  values.lines.push({ ...emptyFee('agency fee'), amount: 2500 });
  const input = inputOf({ ...values, method: 'card', lastFour: '1234', checkNumber: 'left over' });
  expect(input).toMatchObject({
    method: 'card',
    lastFour: '1234',
    checkNumber: '',
    tendered: 32_500,
    prepays: false,
  });
  expect(input.lines.map(({ policyId, kind, amount }) => [policyId, kind, amount])).toEqual([
    [8, 'premium', 30_000],
    [null, 'agency fee', 2500],
  ]);
});

test('an empty amount tendered is the exact total, except for cash, which is counted', () => {
  const values = forPolicies('7');
  expect(tenderedOf({ ...values, method: 'check' })).toBe(30_000);
  expect(paymentErrors(values, false)).toEqual({ tendered: 'Enter an amount.' });
});

test('every message is shown at the field of the form', () => {
  const values = forPolicies('8');
  values.lines.push(emptyFee('other'));
  expect(paymentErrors({ ...values, tendered: 99 }, true)).toEqual({
    'lines.4.amount': 'Enter an amount.',
    officeId: 'Choose the office that takes the money.',
  });
  expect(atFormLines({ 'lines.0.policyId': ['Theirs.'], tendered: ['Less.'] }, values.lines)).toEqual({
    'lines.2.amount': ['Theirs.'],
    tendered: ['Less.'],
  });
  expect(paymentErrors(forPolicies(''), false)).toMatchObject({ lines: 'Enter at least one amount.' });
});

test('while the form is open, lines come and go with what can be paid; fees and what is entered stay', () => {
  const { lines } = valuesOf([balance(7)], [CONTRACT], readLink({ items: '7' }));
  lines.push(emptyFee('agency fee'));
  expect(changedLines(lines, offeredLines([balance(7)], [CONTRACT]))).toEqual({ gone: [], added: [] });
  const parts = CONTRACT.parts.map((each) => ({
    ...each,
    most: each.paymentAppendage === 'APF' ? 0 : each.most,
  }));
  const { gone, added } = changedLines(lines, offeredLines(BALANCES, [{ ...CONTRACT, parts }]));
  expect(gone.map(({ rowKey }) => rowKey)).toEqual(['contract 21 APF']);
  expect(added.map(({ rowKey, amount }) => [rowKey, amount])).toEqual([
    ['8 premium', null],
    ['8 policy fee', null],
  ]);
});
