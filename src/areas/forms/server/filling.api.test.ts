import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAttachments } from '#areas/attachments/contract.ts';
import { attachmentRoutes } from '#areas/attachments/server/public.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { formRoutes } from './public.ts';
import { newFormWorld } from './test-forms.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [formRoutes, attachmentRoutes] });
});
afterAll(() => app.close());

const typed = (insured: string) => [
  { field: 'insured', value: insured },
  { field: 'remarks', value: 'Two\nlines' },
  { field: 'auto', value: 'Yes' },
  { field: 'state', value: 'FL' },
];

test('a form is filled in for a customer and a policy, corrected, kept with its values, and found in the history', async () => {
  const { agents, agent, form, customerId, policyId } = await newFormWorld(app);
  const { body: shown } = await agents.values(form.id, { customerId, policyId });
  expect(shown.values[0]).toEqual({ field: 'insured', value: expect.stringMatching(/\w/) });
  expect(shown.values[1].value).not.toBe('');
  const { status, body: made } = await agents.fill(form.id, {
    ...{ customerId, policyId, version: shown.version },
    values: typed('Harbor Towing'),
  });
  expect(status).toBe(200);
  expect(made).toMatchObject({
    form: 'ACORD 25',
    isInLibrary: true,
    customerId,
    policyId,
    isInFiles: true,
    madeBy: 'Ann Lee',
  });
  expect((await agents.history({ customerId })).body.results).toEqual([made]);
  expect((await agents.filled(made.id)).body.values).toEqual([
    { label: 'insured', value: 'Harbor Towing' },
    { label: 'remarks', value: 'Two\nlines' },
    { label: 'auto', value: 'Yes' },
    { label: 'state', value: 'FL' },
  ]);
  const files = await agent.client.call(listAttachments, { params: { id: policyId, tableName: 'policy' } });
  expect(files.body.results).toMatchObject([{ id: made.attachmentId, description: 'ACORD 25' }]);
  expect(files.body.results[0].filename).toMatch(/^ACORD 25 .+\.pdf$/);
  const pdf = await PDFDocument.load((await agents.download(made.id)).bytes);
  // Nobody types into what was made.
  expect(pdf.getForm().getFields()).toHaveLength(0);
});

test('a carrier’s form is filled in with the words that it was mapped by, whatever language the customer prefers', async () => {
  const { agents, form, customerId, policyId } = await newFormWorld(app);
  const shown = async () => (await agents.values(form.id, { customerId, policyId })).body.values;
  const inEnglish = await shown();
  expect(inEnglish).toContainEqual({ field: 'auto', value: 'Yes' });
  await app.owner.query(`UPDATE customers SET language = 'es' WHERE id = $1`, [customerId]);
  expect(await shown()).toEqual(inEnglish);
});

test('letters of any script are drawn', async () => {
  const { agents, form, customerId } = await newFormWorld(app);
  const { status } = await agents.fill(form.id, { customerId, values: typed('Ольга Ω 漢') });
  expect(status).toBe(200);
});

test('values that do not fit, fields that there are not and another customer’s policy are refused', async () => {
  const { agency, agents, form, customerId, policyId } = await newFormWorld(app);
  const long = await agents.fill(form.id, { customerId, values: typed('x'.repeat(41)) });
  expect([long.status, long.body.errors.values]).toEqual([422, ['insured: At most 40 characters fit.']]);
  const gone = await agents.fill(form.id, { customerId, values: [{ field: 'gone', value: 'x' }] });
  expect(gone.status).toBe(422);
  const other = await buildCustomer(app.owner, agency.masterId);
  expect((await agents.values(form.id, { customerId: other, policyId })).status).toBe(404);
  expect((await agents.fill(form.id, { customerId: other, policyId, values: [] })).status).toBe(404);
  expect((await agents.history({ customerId })).body.results).toEqual([]);
});

test('a form that was mapped again in the meantime is not filled in with what was seen', async () => {
  const { admins, agents, form, customerId } = await newFormWorld(app);
  await admins.map(form.id, []);
  const late = await agents.fill(form.id, { customerId, values: [], version: form.version });
  expect([late.status, late.body.message]).toEqual([
    409,
    expect.stringContaining('Ada Min changed ACORD 25'),
  ]);
});

test('two clicks under one key make one PDF', async () => {
  const { agents, form, customerId } = await newFormWorld(app);
  const send = () =>
    agents.fill(form.id, { customerId, values: typed('Ann') }, { 'idempotency-key': 'form-fill-two-clicks' });
  const answers = await Promise.all([send(), send()]);
  for (const { status } of answers) expect([200, 409]).toContain(status);
  expect((await agents.history({ customerId })).body.results).toHaveLength(1);
});

test('a form that was taken out is not filled in any more, and its history stays with its PDF', async () => {
  const { admins, agents, form, customerId } = await newFormWorld(app);
  const { body: made } = await agents.fill(form.id, { customerId, values: typed('Ann') });
  expect((await admins.switch(form.id, false)).body.active).toBe(false);
  expect((await agents.fill(form.id, { customerId, values: [] })).status).toBe(409);
  expect((await agents.history()).body.results).toMatchObject([
    { id: made.id, form: 'ACORD 25', isInLibrary: false },
  ]);
  expect((await agents.download(made.id)).status).toBe(200);
  expect((await admins.switch(form.id, true)).body.active).toBe(true);
});
