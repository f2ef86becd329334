import { expect, test } from 'vitest';
import { dayAt, momentAt } from '#platform/shared/clock.ts';
import { receiptInput } from './contract.ts';
import { changeOf, overpaid, receiptProblems, takingOfficeProblem } from './rules.ts';

const FEE = { kind: 'agency fee', amount: 25 };
const given = (input: object) =>
  receiptProblems(receiptInput.parse({ method: 'cash', lines: [FEE], tendered: 25, ...input }));

test('the day of a receipt is by the office’s own time zone', () => {
  const newYear = new Date('2027-01-01T04:59:00Z');
  expect(dayAt('America/New_York', newYear)).toBe('2026-12-31');
  expect(dayAt('America/New_York', new Date('2027-01-01T05:00:00Z'))).toBe('2027-01-01');
  expect(dayAt('America/Los_Angeles', new Date('2027-01-01T05:00:00Z'))).toBe('2026-12-31');
  expect(dayAt('Pacific/Guam', newYear)).toBe('2027-01-01');
  expect(dayAt('America/New_York', new Date('2026-07-01T03:59:00Z'))).toBe('2026-06-30');
  expect(momentAt('America/Chicago', newYear)).toBe('12/31/2026, 10:59 PM CST');
});

test('cash may be more, and the rest is given back; the others must be exact', () => {
  expect(given({ tendered: 40 })).toEqual({});
  expect(changeOf('cash', 2500, 4000)).toBe(1500);
  expect(changeOf('check', 2500, 4000)).toBe(0);
  expect(given({ tendered: 24.99 })).toEqual({ tendered: ['Enter at least $25.00, the total.'] });
  const exactly = { tendered: ['Must be exactly $25.00: only cash gets change.'] };
  expect(given({ method: 'check', checkNumber: '1', tendered: 25.01 })).toEqual(exactly);
  expect(given({ method: 'card', lastFour: '1234', tendered: 24.99 })).toEqual(exactly);
  expect(given({ method: 'bank account', lastFour: '1234' })).toEqual({});
});

test('a check has its number, a card and an account their last four digits', () => {
  expect(given({ method: 'check' })).toEqual({ checkNumber: ['Enter the check number.'] });
  expect(given({ method: 'card' })).toEqual({ lastFour: ['Enter the last four digits.'] });
  expect(given({ method: 'bank account', checkNumber: '7', lastFour: '1234' })).toEqual({
    checkNumber: ['Only a check has a number.'],
  });
  expect(given({ lastFour: '1234' })).toEqual({ lastFour: ['Only a card or a bank account has them.'] });
});

test('what a policy is billed for names the policy, once; a fee names none; other says what for', () => {
  const premium = { policyId: 7, kind: 'premium', amount: 10 };
  expect(given({ lines: [premium, { ...premium, kind: 'tax' }], tendered: 20 })).toEqual({});
  expect(given({ lines: [premium, premium], tendered: 20 })).toEqual({
    'lines.1.kind': ['This is already on the receipt.'],
  });
  expect(given({ lines: [{ ...premium, policyId: null }], tendered: 10 })).toEqual({
    'lines.0.policyId': ['Choose a policy.'],
  });
  expect(given({ lines: [{ ...FEE, policyId: 7 }] })).toEqual({
    'lines.0.policyId': ['This fee belongs to no policy. Leave the policy out.'],
  });
  expect(given({ lines: [FEE, { kind: 'other', amount: 1 }], tendered: 26 })).toEqual({
    'lines.1.description': ['Say what it is for.'],
  });
});

test('a whole card number is refused wherever it is written', () => {
  const wrong = ['This looks like a card number. Enter its last four digits only.'];
  expect(given({ memo: 'Visa 4111 1111 1111 1111' })).toEqual({ memo: wrong });
  expect(given({ lines: [{ kind: 'other', description: '4111111111111111', amount: 25 }] })).toEqual({
    'lines.0.description': wrong,
  });
});

test('what is paid beyond what is owed is listed line by line', () => {
  const balances = [{ policyId: 7, parts: [{ kind: 'premium', owed: 1000 }] }] as const;
  const line = (amount: number, policyId: number | null = 7) =>
    ({ policyId, kind: policyId ? 'premium' : 'other', amount }) as const;
  expect(overpaid([line(1000)], balances)).toEqual([]);
  expect(overpaid([line(5, null), line(1001)], balances)).toEqual([{ at: 1, owed: 1000, beyond: 1 }]);
});

test('a receipt needs an office: the home office, or a chosen one for someone who has none', () => {
  expect(takingOfficeProblem(3, null)).toBeUndefined();
  expect(takingOfficeProblem(3, 3)).toBeUndefined();
  expect(takingOfficeProblem(null, 4)).toBeUndefined();
  expect(takingOfficeProblem(null, null)).toBe('Choose the office that takes the money.');
  expect(takingOfficeProblem(3, 4)).toBe('You take payments for your home office. Leave the office out.');
});

test('a payment on a finance contract names the contract and no policy, and only it has what belongs to one', () => {
  const payment = { contractId: 21, kind: 'finance payment', amount: 25 };
  const wrong = (line: object) => Object.keys(given({ lines: [line] }));
  expect(wrong(payment)).toEqual([]);
  expect(wrong({ ...payment, contractId: null })).toEqual(['lines.0.contractId']);
  expect(wrong({ ...payment, policyId: 7 })).toEqual(['lines.0.policyId']);
  expect(wrong({ ...payment, kind: 'down payment', payoff: true })).toEqual(['lines.0.payoff']);
  expect(wrong({ ...FEE, contractId: 21, paymentAppendage: 'MPP', entryType: 'NEW', payoff: true })).toEqual([
    'lines.0.contractId',
    'lines.0.paymentAppendage',
    'lines.0.entryType',
    'lines.0.payoff',
  ]);
  const half = { ...payment, amount: 12.5 };
  expect(given({ lines: [half, half] })).toEqual({ 'lines.1.kind': ['This is already on the receipt.'] });
  const down = { ...half, kind: 'additional premium' };
  expect(
    given({
      lines: [
        { ...down, paymentAppendage: 'APP' },
        { ...down, paymentAppendage: 'APF' },
      ],
    }),
  ).toEqual({});
});
