import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPackage, openBackOffice } from '#areas/accounts/server/test-data.ts';
import { DEFAULT_TYPE, uploadAttachments } from '#areas/attachments/contract.ts';
import { attachmentRoutes } from '#areas/attachments/server/public.ts';
import { saveCustomer } from '#areas/customers/contract.ts';
import { customerRoutes } from '#areas/customers/server/public.ts';
import { employeeJobs } from '#areas/employees/server/public.ts';
import { takeReceipt } from '#areas/receipts/contract.ts';
import { receiptRoutes } from '#areas/receipts/server/public.ts';
import { acceptAgreement, resetPassword, signIn } from '#areas/session/contract.ts';
import { AGREEMENT, sessionJobs, sessionRoutes } from '#areas/session/server/public.ts';
import { SESSION_COOKIE } from '#platform/server/auth/session.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { type Mailbox, startSmtpMailbox } from '#platform/server/testing/start-smtp-mailbox.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { TestClient } from '#platform/server/testing/test-client.ts';
import { newThrowawayFolder } from '#platform/server/testing/throwaway-folder.ts';
import { signUpAgency } from '../contract.ts';
import { signUpRoutes } from './public.ts';
import { signUpForm } from './test-data.ts';

const PASSWORD = 'quiet-orchard-93-boat';
const EMAIL = 'ana@first-day.test';
const folder = newThrowawayFolder('sign-up-mail');
let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startSmtpMailbox(folder.path);
  app = await startTestApp({
    areas: [signUpRoutes, sessionRoutes, customerRoutes, attachmentRoutes, receiptRoutes],
    jobs: [...sessionJobs, ...employeeJobs],
    env: { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://desk.test' },
  });
});
afterAll(async () => {
  await app.close();
  await mailbox.stop();
  folder.remove();
});

test(
  'the owner of a new agency sets a password from the mail, signs in, adds a customer, attaches a file, takes a receipt',
  async () => {
    const { provider, sales } = await openBackOffice(app);
    await buildPackage(app.owner, provider.masterId, { name: 'Coverdesk Gold', level: 0 });
    const made = await sales.client.call(signUpAgency, { body: signUpForm(EMAIL, sales.id) });
    expect(made.status).toBe(200);

    const { text } = await mailbox.mailTo(EMAIL);
    const token = /https:\/\/desk\.test\/auth\/reset\?token=([^\s&]+)/.exec(text ?? '')?.[1] as string;
    expect((await app.anyone.call(resetPassword, { body: { token, newPassword: PASSWORD } })).status).toBe(
      204,
    );
    const signedIn = await app.anyone.call(signIn, { body: { email: EMAIL, password: PASSWORD } });
    expect(signedIn.status).toBe(200);
    const cookie = signedIn.cookies.find(({ name }) => name === SESSION_COOKIE)?.value as string;
    const owner = new TestClient(app, { cookie });
    await owner.call(acceptAgreement, { body: { version: AGREEMENT.version } });

    const customer = await owner.call(saveCustomer, { params: { id: 0 }, body: { lastName: 'Núñez' } });
    expect(customer.status).toBe(200);
    const { id } = customer.body;
    const form = new FormData();
    form.append('files', new Blob(['Hello']), 'first.txt');
    const place = { id, tableName: 'customer', attachmentType: DEFAULT_TYPE, customerId: id } as const;
    expect((await owner.call(uploadAttachments, { params: place, body: form })).status).toBe(200);
    const lines = [{ kind: 'agency fee', amount: 25 }];
    const receipt = await owner.call(takeReceipt, {
      params: { id },
      body: { method: 'cash', lines, tendered: 25 },
    });
    expect([receipt.status, receipt.body.office.name]).toEqual([200, 'Harbor Downtown']);
  },
  PATIENCE,
);
