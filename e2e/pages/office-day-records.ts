import type { Page } from '@playwright/test';
import { owner } from '../../src/platform/server/testing/browser-test-people.ts';
import { newPerson, signInQuietly } from '../people.ts';
import { saveCustomer } from './customer-records.ts';
import { saveOffice } from './office-records.ts';

/** An owner in an agency of their own, with an office and a customer: closing its day is nobody else's business. */
export async function signInWithOffice(page: Page): Promise<{ email: string; customer: number }> {
  const { email } = await newPerson();
  await signInQuietly(page, { email });
  const { id: office } = await saveOffice(page, { name: 'Harbor Office' });
  await owner().query('UPDATE employees SET office_id = $1 WHERE email = $2', [office, email]);
  const { id: customer } = await saveCustomer(page, { firstName: 'Noa', lastName: 'Quill' });
  return { email, customer };
}
