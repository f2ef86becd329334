import { expect, test } from 'vitest';
import { policyInput } from '#areas/policies/contract.ts';
import { policyProblems, shownStatus } from '#areas/policies/rules.ts';
import { daysBefore } from './days.ts';
import { MARIA } from './memorable-customers.ts';
import { policyRows } from './policy-rows.ts';
import type { TableRow } from './table-loader.ts';

interface Row {
  master_id: number;
  id: number;
  customer_id: number;
  product_id: number;
  policy_number: string;
  policy_type: string;
  purpose: string;
  status: Parameters<typeof shownStatus>[0];
  effdate: string;
  expdate: string;
  premium: number;
  renews_id: number | null;
  cancelled_on: string | null;
  created_at: string;
}

const CUSTOMERS = { 1001: { count: 680, before: 100_000 }, 1002: { count: 60, before: 110_000 } };

/** A day at the end of a long month, before a short one. */
const DAYS = ['2026-01-31', '2028-02-29', '2026-08-15'];
const made = new Map(DAYS.map((today) => [today, [...policyRows(CUSTOMERS, today)]]));
const policiesOn = (today: string) =>
  (made.get(today) as TableRow[])
    .filter(({ table }) => table.name === 'policies')
    .map(({ values }) => values as unknown as Row);

test.each(DAYS)('on %s a form would take every policy as it is', (today) => {
  for (const row of policiesOn(today)) {
    const { policy_number: policyNumber, product_id: productId, premium, ...rest } = row;
    const input = policyInput.parse({
      policyNumber,
      productId,
      policyType: rest.policy_type,
      purpose: rest.purpose,
      effdate: rest.effdate,
      expdate: rest.expdate,
      premium: premium / 100,
    });
    expect(policyProblems(input)).toEqual({});
  }
});

test.each(DAYS)(
  'on %s renewals follow their terms, and what is cancelled was so within the term',
  (today) => {
    const policies = policiesOn(today);
    const byId = new Map(policies.map((row) => [row.id, row]));
    for (const row of policies) {
      const old = row.renews_id === null ? undefined : byId.get(row.renews_id);
      expect(old ? ['RWL'] : ['NEW', 'RWR']).toContain(row.purpose);
      if (old) expect(old).toMatchObject({ status: 'renewed', expdate: row.effdate });
      expect(row.created_at.slice(0, 10) < today).toBe(true);
      if (row.cancelled_on === null) continue;
      expect(row.cancelled_on >= row.effdate && row.cancelled_on < row.expdate).toBe(true);
      expect(row.cancelled_on <= today).toBe(true);
    }
  },
);

test.each(DAYS)('on %s every status occurs, and some policies end within the next weeks', (today) => {
  const demo = policiesOn(today).filter(({ master_id }) => master_id === 1001);
  const statuses = demo.map(({ status, expdate }) => shownStatus(status, expdate, today));
  expect(new Set(statuses)).toEqual(new Set(['pending', 'active', 'renewed', 'cancelled', 'expired']));
  const soon = demo.filter(
    ({ status, expdate }) => status === 'active' && expdate > today && expdate <= daysBefore(today, -30),
  );
  expect(soon.length).toBeGreaterThan(20);
  const insured = new Set(demo.map(({ customer_id }) => customer_id));
  expect(insured.size).toBeGreaterThan(550);
});

test('the policies of one customer fill more than a page; ids begin at 700001; the other agency has some', () => {
  const policies = policiesOn('2026-08-15');
  expect(policies.filter(({ customer_id }) => customer_id === MARIA).length).toBeGreaterThan(15);
  expect(Math.min(...policies.map(({ id }) => id))).toBe(700_001);
  expect(policies.filter(({ master_id }) => master_id === 1002).length).toBeGreaterThan(15);
  expect(policies.length).toBeLessThan(6000);
});
