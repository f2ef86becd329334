import { expect, test } from 'vitest';
import { leadInput } from '#areas/leads/contract.ts';
import { LEAD_STATUSES } from '#areas/leads/statuses.ts';
import { PAGE_SIZE } from '#platform/shared/paging.ts';
import { leadRows } from './lead-rows.ts';

const TODAY = '2026-03-01';
const rows = [...leadRows({ count: 680, before: 100_000 }, TODAY)];
const of = (name: string) => rows.filter(({ table }) => table.name === name).map(({ values }) => values);
const leads = of('leads');

test('every list has a second page, and so have the log and the follow-ups', () => {
  for (const status of LEAD_STATUSES)
    expect(leads.filter((lead) => lead.status === status).length, status).toBeGreaterThan(PAGE_SIZE);
  expect(of('change_log').filter(({ subject }) => subject === 'lead').length).toBeGreaterThan(PAGE_SIZE);
  const soon = leads.filter(({ follow_up_on: day }) => day !== null && String(day) <= '2026-03-08');
  expect(soon.length).toBeGreaterThan(PAGE_SIZE);
});

test('the ids begin with 500001 and go with the days, within a year', () => {
  expect(leads[0]).toMatchObject({ id: 500_001 });
  const days = leads.map(({ created_at }) => String(created_at).slice(0, 10));
  expect(days).toEqual(days.toSorted());
  expect(days[0] && days[0] > '2025-03-01' && days.at(-1)).toBe('2026-02-28');
});

test('sold leads are customers, closed ones have a reason, unassigned ones nobody', () => {
  for (const lead of leads) {
    expect(lead.customer_id !== null, String(lead.id)).toBe(lead.status === 'sold');
    expect(lead.closed_reason !== '').toBe(lead.status === 'closed');
    if (lead.status === 'unassigned') expect(lead.assigned_to).toBeNull();
    if (['new', 'open', 'sold'].includes(String(lead.status))) expect(lead.assigned_to).not.toBeNull();
    expect(String(lead.status_since) >= String(lead.created_at)).toBe(true);
  }
  expect(new Set(leads.map((lead) => lead.customer_id).filter(Boolean)).size).toBe(24);
});

test('a form would take every lead as it is, and nobody real can be called or written to', () => {
  for (const lead of leads) {
    const input = leadInput.parse({
      firstName: lead.first_name,
      lastName: lead.last_name,
      businessName: lead.business_name,
      phone: lead.phone,
      email: lead.email,
      zip: lead.zip,
      lineOfBusiness: lead.line_of_business,
      currentCarrier: lead.current_carrier,
      followUpOn: lead.follow_up_on,
    });
    expect(input).toMatchObject({ phone: lead.phone, email: lead.email, zip: lead.zip });
    expect(input.phone).toMatch(/^\(\d{3}\) 555-\d{4}$/);
    expect(input.email).toMatch(/^$|@example\.test$/);
  }
});
