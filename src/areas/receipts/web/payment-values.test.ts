import { expect, test } from 'vitest';
import type { PolicyBalance } from '../contract.ts';
import {
  atFormLines,
  emptyFee,
  inputOf,
  paymentErrors,
  readItems,
  tenderedOf,
  valuesOf,
} from './payment-values.ts';

const part = (kind: 'premium' | 'policy fee' | 'tax' | 'mga fee', billed: number, paid = 0) => ({
  kind,
  billed,
  paid,
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

test('the policies that an old link names begin with what they owe', () => {
  const { lines } = valuesOf(BALANCES, readItems('8,x,0,8'));
  expect(lines.map(({ policyId, kind, amount }) => [policyId, kind, amount])).toEqual([
    [7, 'premium', null],
    [7, 'policy fee', null],
    [8, 'premium', 30_000],
    [8, 'policy fee', null],
  ]);
});

test('only what is filled in is sent, in cents, with what belongs to the method', () => {
  const values = valuesOf(BALANCES, [8]);
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
  const values = valuesOf(BALANCES, [7]);
  expect(tenderedOf({ ...values, method: 'check' })).toBe(30_000);
  expect(paymentErrors(values, false)).toEqual({ tendered: 'Enter an amount.' });
});

test('every message is shown at the field of the form', () => {
  const values = valuesOf(BALANCES, [8]);
  values.lines.push(emptyFee('other'));
  expect(paymentErrors({ ...values, tendered: 99 }, true)).toEqual({
    'lines.4.amount': 'Enter an amount.',
    officeId: 'Choose the office that takes the money.',
  });
  expect(atFormLines({ 'lines.0.policyId': ['Theirs.'], tendered: ['Less.'] }, values.lines)).toEqual({
    'lines.2.amount': ['Theirs.'],
    tendered: ['Less.'],
  });
  expect(paymentErrors(valuesOf(BALANCES, []), false)).toMatchObject({ lines: 'Enter at least one amount.' });
});
