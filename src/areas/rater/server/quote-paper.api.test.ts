import { afterAll, beforeAll, expect, test } from 'vitest';
import { attachmentRoutes } from '#areas/attachments/server/public.ts';
import { customerFiles, leadFiles } from '#areas/email/files-contract.ts';
import { emailRoutes } from '#areas/email/server/public.ts';
import { buildLead } from '#areas/leads/server/test-data.ts';
import { readPdfText } from '#platform/server/pdf/test-read-pdf-text.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { keepQuotePaper, quotePdf } from '../contract.ts';
import { AREAS, type Quoting, startQuoting } from './test-quoting.ts';

let app: TestApp;
let quoting: Quoting;
beforeAll(async () => {
  app = await startTestApp({ areas: [...AREAS, attachmentRoutes, emailRoutes] });
  quoting = await startQuoting(app);
});
afterAll(() => app.close());

test('the paper compares the carriers in plain figures and says which total is the lowest', async () => {
  const body = quoting.bodyFor(
    { customerId: await quoting.newCustomer() },
    {
      coverages: [{ name: 'Bodily injury', limit: '25/50' }],
      vehicles: [{ year: 2021, make: 'Toyota', model: 'Camry' }],
      drivers: [{ firstName: 'Bo', lastName: 'Driver', licenseNumber: 'SECRET-1', licenseState: 'FL' }],
    },
  );
  const { body: quote } = await quoting.add(body);
  const { status, bytes, headers } = await quoting.person.client.call(quotePdf, { params: { id: quote.id } });
  expect(status).toBe(200);
  expect(headers['content-disposition']).toContain(`quote-${quote.number}.pdf`);
  const text = readPdfText(bytes).join(' ');
  for (const words of [
    `Quote ${quote.number}`,
    ...['Maria Johnson', 'Ann Lee', '$735.00', '$640.50', 'Lowest total', '$94.50 more'],
    ...['Bodily injury 25/50', '2021 Toyota Camry', 'Bo Driver'],
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('SECRET-1');
});

test('the paper is kept with the customer or the lead, where the e-mail popup finds it', async () => {
  const { client } = quoting.person;
  const customerId = await quoting.newCustomer();
  const leadId = await buildLead(app.owner, quoting.agency.masterId);
  const keep = async (receiver: object) => {
    const { body: quote } = await quoting.add(quoting.bodyFor(receiver));
    return (await client.call(keepQuotePaper, { params: { id: quote.id } })).body.attachmentId;
  };
  const kept = [await keep({ customerId }), await keep({ leadId })];
  const files = [
    await client.call(customerFiles, { params: { customerId } }),
    await client.call(leadFiles, { params: { leadId } }),
  ];
  for (const [at, file] of files.entries())
    expect(file.body.results).toMatchObject([{ id: kept[at], attachmentType: 'Quote' }]);
});
