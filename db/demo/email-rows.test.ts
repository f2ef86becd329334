import { expect, test } from 'vitest';
import { EMAIL_STATES, emailInput } from '#areas/email/contract.ts';
import { templateInput } from '#areas/templates/contract.ts';
import { mergeProblems } from '#areas/templates/rules.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { sanitizeHtml } from '#platform/server/html/sanitize-html.ts';
import { PAGE_SIZE } from '#platform/shared/paging.ts';
import { emailRows, storeDemoMailFiles } from './email-rows.ts';
import { MARIA } from './memorable-customers.ts';
import { templateRows } from './template-rows.ts';

const TODAY = '2026-03-01';
const emails = [...emailRows(TODAY)].map(({ values }) => values);
const templates = [...templateRows()].map(({ values }) => values);

test('a form would take every template, and each has a name of its own', () => {
  for (const template of templates) {
    const input = templateInput.parse({ ...template, isDefault: template.is_default });
    expect([...mergeProblems(input.subject), ...mergeProblems(input.body)]).toEqual([]);
  }
  expect(new Set(templates.map(({ kind, title }) => `${kind} ${title}`)).size).toBe(templates.length);
  expect(templates.length).toBeGreaterThan(PAGE_SIZE);
  expect(templates.filter(({ is_default }) => is_default)).toHaveLength(1);
});

test('Maria has a second page of mails, in every state; a form would take each', () => {
  const hers = emails.filter(({ customer_id }) => customer_id === MARIA);
  expect(hers.length).toBeGreaterThan(PAGE_SIZE);
  const shown = hers.map(({ state, failure }) => (state === 'sent' && failure ? 'partly' : state));
  expect([...new Set(shown)].sort()).toEqual([...EMAIL_STATES].sort());
  for (const { from_address: from, to_addresses: to, ...mail } of emails) {
    emailInput.parse({ from, to, subject: mail.subject, body: mail.body });
    expect(sanitizeHtml(String(mail.body))).toBe(mail.body);
  }
});

test('every mail with an ACORD form has its file in the store', async () => {
  const stored = new Set<string>();
  const store = { put: async (key: string) => void stored.add(key) } as Partial<FileStore>;
  const files = (await storeDemoMailFiles(store as FileStore, TODAY)).map(({ values }) => values);
  const acord = emails.filter(({ acord_form }) => acord_form !== '');
  expect(acord.length).toBeGreaterThan(PAGE_SIZE);
  expect(files.map(({ email_id }) => email_id)).toEqual(acord.map(({ id }) => id));
  expect(stored.size).toBe(files.length);
});
