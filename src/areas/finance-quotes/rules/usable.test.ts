import { expect, test } from 'vitest';
import { expiryOf, firstDueDate, isExpired, policyMinDate } from './quote-days.ts';
import { optionProblems, whyEdited, whyNotOther, whyNotRequote, whyNotUse } from './usable.ts';

test('a quote can be used for 30 days, or until the company ends it before', () => {
  expect(expiryOf('2026-01-01')).toBe('2026-01-31');
  expect(expiryOf('2026-01-01', '2026-01-10')).toBe('2026-01-10');
  expect(expiryOf('2026-01-01', '2026-12-31')).toBe('2026-01-31');
  expect([isExpired('2026-01-31', '2026-01-31'), isExpired('2026-01-31', '2026-02-01')]).toEqual([
    false,
    true,
  ]);
});

test('the first due date is the policy minimum date plus 25 days', () => {
  expect(policyMinDate([{ effective: '2026-02-01' }, { effective: '2026-01-01' }])).toBe('2026-01-01');
  expect([firstDueDate('2026-01-01'), firstDueDate('')]).toEqual(['2026-01-26', '']);
});

test('an expired, used or renewed quote is not used', () => {
  const open = { state: 'open', expires: '2026-01-31' } as const;
  expect(whyNotUse(open, '2026-01-31')).toBeUndefined();
  expect(whyNotUse(open, '2026-02-01')).toMatch(/expired on 01\/31\/2026/);
  expect(whyNotUse({ ...open, state: 'used' }, '2026-01-01')).toMatch(/already/);
  expect(whyNotUse({ ...open, state: 'renewed' }, '2026-01-01')).toMatch(/renewed/);
});

test('what was chosen must be what was offered, to the cent', () => {
  const option = { numberOfPay: 10, downPayment: 250_00, monthlyPayment: 112_18 };
  const chosen = { numberOfPay: 10, paymentSelected: 112_18, downPayment: 250_00 };
  expect(optionProblems(chosen, option)).toEqual({});
  expect(Object.keys(optionProblems(chosen, undefined))).toEqual(['numberOfPay']);
  const cent = { ...chosen, paymentSelected: 112_17, downPayment: 250_01 };
  expect(Object.keys(optionProblems(cent, option))).toEqual(['paymentSelected', 'downPayment']);
});

test('only a quoted contract is quoted again, and not while it becomes a contract', () => {
  const contract = { contractStatus: 'Quoted', transferContractId: null } as const;
  expect(whyNotRequote(contract, false)).toBeUndefined();
  expect(whyNotRequote(contract, true)).toMatch(/just now/);
  expect(whyNotRequote({ ...contract, contractStatus: 'Approved' }, false)).toMatch(/approved/);
  expect(whyNotRequote({ ...contract, transferContractId: 7 }, false)).toMatch(/takes over/);
});

test('after a try that nobody knows the end of, only the same option can be chosen', () => {
  expect([whyNotOther(null, 9), whyNotOther(9, 9)]).toEqual([undefined, undefined]);
  expect(whyNotOther(9, 10)).toMatch(/Choose 9 payments again/);
});

test('a contract that no longer is what was quoted is told', () => {
  const quote = { company_id: 1, policy_ids: [3, 2], policy_min_date: '2026-01-01' };
  const contract = {
    contractStatus: 'Quoted',
    compID: 1,
    policyIds: [2, 3],
    advancedOn: '2026-01-01',
    total: 1250_00,
    premium: 1200_00,
    policyFee: 50_00,
    tax: 0,
    mgaFee: 0,
  } as const;
  const quoted = { total: 1250_00, billed: { premium: 1200_00, policyFee: 50_00, tax: 0, mgaFee: 0 } };
  expect(whyEdited(quote, contract, quoted)).toBeUndefined();
  for (const other of [{ compID: 2 }, { policyIds: [2] }, { advancedOn: '2026-01-02' }, { total: 1 }])
    expect(whyEdited(quote, { ...contract, ...other }, quoted)).toMatch(/edited/);
  expect(whyEdited(quote, { ...contract, premium: 50_00, policyFee: 1200_00 }, quoted)).toMatch(
    /policies bill/,
  );
  expect(whyEdited(quote, { ...contract, contractStatus: 'Approved' }, quoted)).toMatch(/approved already/);
});
