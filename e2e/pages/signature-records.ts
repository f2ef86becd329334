import { expect, type Page } from '@playwright/test';
import { SUMMARY } from '../../src/areas/signatures/server/test-data.ts';
import { makeTextPages } from '../../src/platform/server/pdf/text-pages.ts';
import { owner } from '../../src/platform/server/testing/browser-test-people.ts';
import { readMail } from '../../src/platform/server/testing/start-smtp-mailbox.ts';
import { MARKER } from '../marker.ts';
import { saveCompany } from './company-records.ts';
import { saveCustomer } from './customer-records.ts';
import { saveContract } from './finance-contracts.ts';

/** A contract whose paper was sent for signature so long ago that its link is over: Resend makes a new one. */
export async function contractToSign(page: Page, email: string): Promise<{ id: number }> {
  const { id: compID } = await saveCompany(page, { name: 'Sawgrass', isCarrier: false, isFinance: true });
  const { id: customerID } = await saveCustomer(page, { firstName: 'Maria', lastName: 'Johnson' });
  const { id } = await saveContract(page, { customerID, compID, contractNumber: 'SPF-418207' });
  await owner().query(
    `INSERT INTO attachment_types (master_id, name) SELECT master_id, 'Attachment' FROM finance_contracts WHERE id = $1`,
    [id],
  );
  const address = `/api/v1/attachment/uploaded-images/${id}/premiumFinance/Attachment/${customerID}/upload`;
  const buffer = Buffer.from(await makeTextPages('PREMIUM FINANCE AGREEMENT'));
  const files = { name: 'contract.pdf', mimeType: 'application/pdf', buffer };
  const uploaded = await page.request.post(address, { multipart: { files }, headers: MARKER });
  expect(uploaded.status()).toBe(200);
  await owner().query(
    `INSERT INTO signature_requests (master_id, contract_id, attachment_id, sha256, title, summary, role, name, email,
       language, state, sent_by, sent_at, expires_at)
     SELECT master_id, $1, id, sha256, 'Premium Finance Agreement SPF-418207', $2, 'customer', 'Maria L. Johnson', $3,
       'en', 'expired', employee_id, now() - interval '20 days', now() - interval '6 days'
     FROM attachments WHERE record_id = $1 AND table_name = 'premiumFinance'`,
    [id, JSON.stringify(SUMMARY), email],
  );
  return { id };
}

/** The path of the link that was mailed to this address. */
export async function mailedLink(email: string): Promise<string> {
  const { text = '' } = await readMail(process.env.E2E_MAILBOX as string, email);
  return /\/sign\/\S+/.exec(text)?.[0] ?? '';
}
