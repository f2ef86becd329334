import { expect, test } from 'vitest';
import { referralInput } from '#areas/referrals/contract.ts';
import { PAGE_SIZE } from '#platform/shared/paging.ts';
import { referralRows } from './referral-rows.ts';

const rows = [...referralRows('2026-03-01')].map(({ values }) => values);

test('the owner has a second page, hidden ones, and one that could not be sent', () => {
  const owners = rows.filter(({ employee_id }) => employee_id === 11);
  expect(owners.filter(({ hidden }) => !hidden).length).toBeGreaterThan(PAGE_SIZE);
  expect(owners.filter(({ hidden }) => hidden).length).toBeGreaterThan(0);
  expect(owners.filter(({ sent_at }) => sent_at === null)).toHaveLength(1);
});

test('a form would take every referral as it is', () => {
  for (const { friend_name, friend_email, agency_name, phone, message } of rows) {
    const given = { friendName: friend_name, email: friend_email, agency: agency_name, phone, message };
    expect(referralInput.parse(given)).toEqual(given);
  }
});
