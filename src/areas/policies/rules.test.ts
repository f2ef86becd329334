import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LARGEST_CENTS } from '#platform/shared/money.ts';
import { policyInput } from './contract.ts';
import * as rules from './rules.ts';

const TODAY = '2026-03-01';
const policyOf = (fields: object) =>
  policyInput.parse({
    policyNumber: 'A-1',
    productId: 1,
    effdate: '2026-01-01',
    expdate: '2027-01-01',
    premium: 100,
    ...fields,
  });

test.each([
  ['active', '2026-03-02', 'active'],
  ['active', '2026-03-01', 'expired'],
  ['active', '2026-02-28', 'expired'],
  ['pending', '2026-03-02', 'pending'],
  ['pending', '2026-03-01', 'expired'],
  ['renewed', '2026-02-28', 'renewed'],
  ['cancelled', '2026-02-28', 'cancelled'],
  ['expired', '2026-03-02', 'expired'],
] as const)('stored %s with expiration %s is shown as %s', (stored, expdate, shown) => {
  expect(rules.shownStatus(stored, expdate, TODAY)).toBe(shown);
});

test.each([
  ['active', '2026-03-01', '2026-03-02', true],
  ['active', '2026-02-01', '2026-03-01', false],
  ['active', '2026-03-02', '2027-03-02', false],
  ['renewed', '2026-02-01', '2026-08-01', true],
  ['renewed', '2025-02-01', '2026-02-01', false],
  ['cancelled', '2026-02-01', '2026-08-01', false],
  ['pending', '2026-02-01', '2026-08-01', false],
] as const)('on 03/01/2026 a term %s of %s to %s is in force: %s', (status, effdate, expdate, inForce) => {
  const cancelledOn = status === 'cancelled' ? effdate : null;
  expect(rules.isInForce({ status, effdate, expdate, cancelledOn }, TODAY)).toBe(inForce);
});

const YEAR = { effdate: '2026-01-01', expdate: '2027-01-01', cancelledOn: null };
const NEXT = { effdate: '2027-01-01', expdate: '2028-01-01', cancelledOn: null };
const PAST = { effdate: '2025-01-01', expdate: '2026-01-01', cancelledOn: null };

test.each([
  ['active', YEAR, 'In force'],
  ['renewed', YEAR, 'In force, renewed'],
  ['active', NEXT, 'Not in force yet'],
  ['pending', YEAR, 'Pending'],
  ['renewed', PAST, 'Renewed'],
  ['active', PAST, 'Expired'],
  ['pending', PAST, 'Expired'],
  ['cancelled', { ...YEAR, cancelledOn: '2026-03-01' }, 'Cancelled'],
  ['cancelled', { ...YEAR, cancelledOn: '2026-03-02' }, 'In force, cancels 03/02/2026'],
  ['cancelled', { ...NEXT, cancelledOn: '2027-06-01' }, 'Not in force yet, cancels 06/01/2027'],
  ['cancelled', { ...NEXT, cancelledOn: '2027-01-01' }, 'Cancelled'],
] as const)('on 03/01/2026 a term %s with %j reads: %s', (status, days, words) => {
  const term = { status, ...days };
  expect(rules.stateWords({ ...term, state: rules.stateOf(term, TODAY) })).toBe(words);
});

test('a cancellation dated ahead leaves the policy in force until that day', () => {
  const term = { status: 'cancelled', ...YEAR, cancelledOn: '2026-03-15' } as const;
  expect(['2026-03-14', '2026-03-15'].map((day) => rules.isInForce(term, day))).toEqual([true, false]);
  expect(['2026-03-14', '2026-03-15'].map((day) => rules.isOver(term, day))).toEqual([false, true]);
  expect(rules.nextToExpire([{ status: 'active', ...YEAR }, term], TODAY)[0]).toBe(term);
});

test('a pending policy is cancelled immediately: it was never in force', () => {
  const pending = { status: 'pending', ...YEAR } as const;
  const problems = (cancelledOn: string, term: { effdate: string; expdate: string } = pending) =>
    rules.cancelProblems({ ...pending, ...term }, { cancelledOn, reason: 'x' }, TODAY);
  expect(problems('2026-03-01')).toEqual({});
  expect(problems('2026-03-02')).toEqual({
    cancelledOn: ['A pending policy is not in force: enter 03/01/2026 or an earlier day.'],
  });
  expect(problems('2027-01-01', NEXT)).toEqual({});
});

test('owed is billed less paid less taken over, never below zero; prepaid what is beyond', () => {
  const amount = fc.integer({ min: 0, max: LARGEST_CENTS });
  fc.assert(
    fc.property(amount, amount, amount, (billed, paid, takenOver) => {
      const bill = { billed, paid, takenOver };
      const [owed, prepaid] = [rules.owedOf(bill), rules.prepaidOf(bill)];
      expect(owed - prepaid).toBe(billed - paid - takenOver);
      expect(Math.min(owed, prepaid)).toBe(0);
    }),
  );
});

/** Up to ten splits above zero that are at most a hundred percent together. */
const splits = fc
  .array(fc.integer({ min: 1, max: rules.WHOLE }), { maxLength: 10 })
  .map((parts) => parts.filter((_, at) => rules.houseSplit(parts.slice(0, at + 1)) >= 0));

test('the credits of any premium add up to the cent, and the house takes the remainder', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: LARGEST_CENTS }), splits, (premium, parts) => {
      const { producers, house } = rules.creditOf(premium, parts);
      expect(producers.reduce((sum, cents) => sum + cents, house)).toBe(premium);
      const exact = parts.map((split) => Number((BigInt(premium) * BigInt(split)) / BigInt(rules.WHOLE)));
      expect(producers).toEqual(exact);
      // Each producer leaves less than a cent to the house beyond its own part.
      const own = Number((BigInt(premium) * BigInt(rules.houseSplit(parts))) / BigInt(rules.WHOLE));
      expect(house).toBeGreaterThanOrEqual(own);
      expect(house).toBeLessThanOrEqual(own + parts.length);
    }),
    { numRuns: 2000 },
  );
});

test('a cent that cannot be divided is the house’s', () => {
  expect(rules.creditOf(100_01, [5000, 5000])).toEqual({ producers: [5000, 5000], house: 1 });
  expect(rules.creditOf(100_00, [])).toEqual({ producers: [], house: 100_00 });
  expect(rules.creditOf(-10_01, [5000])).toEqual({ producers: [-500], house: -501 });
});

test('the total is premium, policy fee, tax and MGA fee', () => {
  expect(rules.totalOf({ premium: 100, policyFee: 20, tax: 3, mgaFee: 4 })).toBe(127);
});

test('a policy ends after it begins', () => {
  const message = { expdate: ['The expiration date must be after the effective date.'] };
  expect(rules.policyProblems(policyOf({ expdate: '2026-01-01' }))).toEqual(message);
  expect(rules.policyProblems(policyOf({ expdate: '2025-12-31' }))).toEqual(message);
  expect(rules.policyProblems(policyOf({ expdate: '2026-01-02' }))).toEqual({});
});

test('splits are at most a hundred percent together, and a person is named once', () => {
  const producers = (...of: [number, number][]) =>
    rules.policyProblems(policyOf({ producers: of.map(([employeeId, split]) => ({ employeeId, split })) }));
  expect(producers([1, 60], [2, 40])).toEqual({});
  expect(producers([1, 60], [2, 40.01])).toEqual({
    'producers.1.split': ['All splits together cannot exceed 100 %.'],
  });
  expect(producers([1, 30], [2, 30], [1, 30])).toEqual({
    'producers.2.employeeId': ['This person is already in the list.'],
  });
});

test('a renewal begins when the old term ends, or later, with the purpose RWL', () => {
  const old = { status: 'active', effdate: '2025-01-01', expdate: '2026-01-01' } as const;
  expect(rules.renewalProblems(old, policyOf({ purpose: 'RWL' }))).toEqual({});
  expect(rules.renewalProblems(old, policyOf({ effdate: '2025-12-31', purpose: 'NEW' }))).toEqual({
    effdate: ['The old term ends on 01/01/2026; begin on that day or later.'],
    purpose: ['The purpose of a renewal is RWL.'],
  });
});

test.each([
  ['2025-12-31', false],
  ['2026-01-01', true],
  ['2026-12-31', true],
  ['2027-01-01', false],
])('a cancellation on %s is within the term of 2026: %s', (cancelledOn, isWithin) => {
  const term = { status: 'active', effdate: '2026-01-01', expdate: '2027-01-01' } as const;
  const problems = rules.cancelProblems(term, { cancelledOn, reason: 'Sold' }, TODAY);
  expect(Object.keys(problems)).toEqual(isWithin ? [] : ['cancelledOn']);
});

test('the dates of a cancelled policy keep its cancellation within the term', () => {
  expect(rules.cancellationProblems(policyOf({}), '2026-06-01')).toEqual({});
  expect(rules.cancellationProblems(policyOf({}), null)).toEqual({});
  expect(rules.cancellationProblems(policyOf({ effdate: '2026-06-02' }), '2026-06-01')).toHaveProperty(
    'effdate',
  );
  expect(rules.cancellationProblems(policyOf({ expdate: '2026-06-01' }), '2026-06-01')).toHaveProperty(
    'expdate',
  );
});

test('what a status allows', () => {
  const term = { effdate: '2025-06-01', expdate: '2026-06-01' };
  const ended = { effdate: '2025-01-01', expdate: '2026-03-01' };
  const allowed = (status: Parameters<typeof rules.whyNotRenew>[0]['status'], of = term) => ({
    renew: !rules.whyNotRenew({ status, ...of }),
    cancel: !rules.whyNotCancel({ status, ...of }, TODAY),
    reinstate: !rules.whyNotReinstate({ status, ...of }, TODAY),
  });
  expect(allowed('active')).toEqual({ renew: true, cancel: true, reinstate: false });
  expect(allowed('pending')).toEqual({ renew: false, cancel: true, reinstate: false });
  expect(allowed('renewed')).toEqual({ renew: false, cancel: true, reinstate: false });
  expect(allowed('cancelled')).toEqual({ renew: false, cancel: false, reinstate: true });
  expect(allowed('expired', ended)).toEqual({ renew: true, cancel: false, reinstate: false });
  expect(allowed('cancelled', ended)).toEqual({ renew: false, cancel: false, reinstate: false });
  expect(allowed('renewed', ended)).toEqual({ renew: false, cancel: false, reinstate: false });
});

test('a form leaves a renewed or cancelled policy as it is', () => {
  expect(rules.statusProblems('cancelled', 'active')).toHaveProperty('status');
  expect(rules.statusProblems('renewed', 'pending')).toHaveProperty('status');
  expect(rules.statusProblems('cancelled', undefined)).toEqual({});
  expect(rules.statusProblems('active', 'pending')).toEqual({});
});

test('a company is abbreviated by its words', () => {
  expect(
    ['Palmetto Lantern Mutual', 'Kestrel and Crane Specialty', 'Quillwood', ''].map(rules.abbreviationOf),
  ).toEqual(['PLM', 'KCS', 'QUI', '']);
});
