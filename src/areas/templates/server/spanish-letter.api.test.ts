import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildLead } from '#areas/leads/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { readPdfText } from '#platform/server/pdf/test-read-pdf-text.ts';
import { PAGE_TEXTS } from '#platform/server/pdf/texts.ts';
import { englishIn } from '#platform/server/testing/catalogue-words.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { templateRoutes } from './public.ts';
import { buildTemplate } from './test-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [templateRoutes] });
});
afterAll(() => app.close());

const SPANISH = { first_name: 'José', last_name: 'Nuñez', language: 'es' };
const LETTER = {
  kind: 'customLetter',
  subject: 'Su póliza',
  body: '<p>Estimado {{customer.name}}: {{policy.lineOfBusiness}}, {{policy.type}}</p>',
};

async function newLetter() {
  const agency = await app.newAgency({ name: 'Seguros Palmito' });
  const person = await agency.newPerson({ permissions: { PRadmin: 1, PRLeadsTab: 1 } });
  const id = await buildTemplate(app.owner, agency.masterId, LETTER);
  const print = async (query: string) => {
    const { bytes } = await person.client.send('GET', `/api/templates/${id}/letter.pdf?${query}`);
    return { text: readPdfText(bytes).join(' '), file: bytes.toString('latin1') };
  };
  return { masterId: agency.masterId, print };
}

test('the frame of a letter, and what it fills in, are in the language of the customer', async () => {
  const { masterId, print } = await newLetter();
  const customerId = await buildCustomer(app.owner, masterId, SPANISH);
  const policyId = await buildPolicy(app.owner, masterId, {
    customer_id: customerId,
    policy_type: 'Personal Lines',
  });
  const { text, file } = await print(`customerId=${customerId}&policyId=${policyId}`);
  expect(text).toContain('Su póliza · Página 1 de 1');
  expect(text).toContain('Seguros personales');
  expect(file).toContain('/Lang (es-US)');
  expect(englishIn(text, PAGE_TEXTS)).toEqual([]);
});

test('a lead’s are in the language of the lead', async () => {
  const { masterId, print } = await newLetter();
  const leadId = await buildLead(app.owner, masterId, SPANISH);
  const { text, file } = await print(`leadId=${leadId}`);
  expect(text).toContain('Página 1 de 1');
  expect(file).toContain('/Lang (es-US)');
});
