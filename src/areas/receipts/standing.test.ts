import { expect, test } from 'vitest';
import { stateOf } from '#areas/policies/rules.ts';
import type { PolicyBalance } from './contract.ts';
import { standingOf } from './standing.ts';

const TODAY = '2026-11-15';
let made = 0;

function term(status: PolicyBalance['status'], effdate: string, premium: number, paid = 0): PolicyBalance {
  const expdate = `${Number(effdate.slice(0, 4)) + 1}${effdate.slice(4)}`;
  const days = { effdate, expdate, cancelledOn: status === 'cancelled' ? effdate : null };
  made += 1;
  const owed = Math.max(0, premium - paid);
  return {
    policyId: made,
    policy: `P-${made}`,
    company: 'Palmetto',
    product: 'Auto',
    status,
    state: stateOf({ status, ...days }, TODAY),
    ...days,
    parts: [{ kind: 'premium', billed: premium, paid, takenOver: 0, owed, prepaid: 0 }],
  };
}

test('policies in force are counted with their premium, and expire the nearest first', () => {
  const later = term('active', '2026-08-01', 30_000);
  const sooner = term('active', '2026-01-10', 20_000);
  const { policiesInForce, premiumInForce, expirations } = standingOf(
    [later, sooner, term('renewed', '2025-01-10', 1), term('pending', '2026-11-01', 2)],
    TODAY,
  );
  expect({ policiesInForce, premiumInForce }).toEqual({ policiesInForce: 2, premiumInForce: 50_000 });
  expect(expirations.map(({ policyId, expdate }) => [policyId, expdate])).toEqual([
    [sooner.policyId, '2027-01-10'],
    [later.policyId, '2027-08-01'],
  ]);
});

test('after an early renewal the term in force today stays, and the one to come does not count yet', () => {
  const today = term('renewed', '2026-01-10', 20_000, 5000);
  const { policiesInForce, premiumInForce, owed, owingTerms, expirations } = standingOf(
    [term('active', '2027-01-10', 22_000), today],
    TODAY,
  );
  expect({ policiesInForce, premiumInForce }).toEqual({ policiesInForce: 1, premiumInForce: 20_000 });
  expect({ owed, owingTerms }).toEqual({ owed: 37_000, owingTerms: 2 });
  expect(expirations).toMatchObject([{ policyId: today.policyId, expdate: '2027-01-10', isRenewed: true }]);
});

test('owed counts every term that is billed and unpaid, whatever became of it', () => {
  const { owed, owingTerms } = standingOf(
    [
      term('active', '2026-08-01', 30_000, 10_000),
      term('pending', '2026-12-01', 5000),
      term('active', '2026-02-01', 7000, 7000),
      term('cancelled', '2026-02-01', 900),
      term('renewed', '2024-02-01', 80),
      term('expired', '2020-02-01', 7),
    ],
    TODAY,
  );
  expect({ owed, owingTerms }).toEqual({ owed: 25_987, owingTerms: 5 });
});

test('premium counts in the year its term began, for the last six years, without gaps', () => {
  const written = [
    term('active', '2026-08-01', 30_000),
    term('renewed', '2024-08-01', 20_000),
    term('expired', '2024-01-01', 1000),
    term('cancelled', '2025-01-01', 999),
    term('renewed', '2012-08-01', 500),
  ];
  expect(standingOf(written, TODAY).years).toEqual([
    { year: 2021, premium: 0 },
    { year: 2022, premium: 0 },
    { year: 2023, premium: 0 },
    { year: 2024, premium: 21_000 },
    { year: 2025, premium: 0 },
    { year: 2026, premium: 30_000 },
  ]);
  expect(standingOf([], TODAY)).toMatchObject({ policiesInForce: 0, owed: 0, expirations: [], years: [] });
});

test('a policy whose cancellation is in the future is in force, and ends on that day', () => {
  const ending = { ...term('cancelled', '2026-08-01', 30_000), cancelledOn: '2026-12-01' };
  const standing = standingOf([term('active', '2026-01-10', 20_000), ending], TODAY);
  expect(standing).toMatchObject({ policiesInForce: 2, premiumInForce: 50_000 });
  expect(standing.expirations[0]).toMatchObject({ expdate: '2026-12-01', isCancelled: true });
});

test('what finance contracts owe today is owed too, and they are counted apart', () => {
  const contracts = [{ parts: [{ owed: 11_000 }, { owed: 500 }] }, { parts: [{ owed: 0 }] }];
  const { owed, owingTerms, owingContracts } = standingOf(
    [term('active', '2026-01-10', 20_000)],
    TODAY,
    contracts,
  );
  expect([owed, owingTerms, owingContracts]).toEqual([31_500, 1, 1]);
});
