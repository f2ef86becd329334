import { expect, type Page } from '@playwright/test';
import { daysBefore, demoToday } from '../../db/demo/days.ts';
import { MARKER } from '../marker.ts';
import { saveCompany, saveProduct } from './company-records.ts';

/** Saves a policy with the session of the page, for specs that are about something else. */
export async function savePolicy(
  page: Page,
  customerId: number,
  body: object,
  id = 0,
): Promise<{ id: number; version: number }> {
  const answer = await page.request.post(`/api/customer/${customerId}/policy/${id}`, {
    data: { policyNumber: 'HMA-100', effdate: dayIn(-30), expdate: dayIn(150), premium: 600, ...body },
    headers: MARKER,
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** A carrier with one product for cars and one for homes. */
export async function saveCarrier(
  page: Page,
  name = 'Harbor Mutual',
): Promise<{ company: number; auto: number; home: number }> {
  const { id } = await saveCompany(page, { name });
  const auto = await saveProduct(page, id, { name: 'Harbor Auto' });
  const home = await saveProduct(page, id, { name: 'Harbor Home', lineOfBusiness: 'Homeowners' });
  return { company: id, auto: auto.id, home: home.id };
}

/** This many days from now, by the calendar of the offices and of the browser. */
export function dayIn(days: number): string {
  return daysBefore(demoToday(), -days);
}

/** As a person types and reads it. */
export function shownDayIn(days: number): string {
  const [year, month, day] = dayIn(days).split('-');
  return `${month}/${day}/${year}`;
}
