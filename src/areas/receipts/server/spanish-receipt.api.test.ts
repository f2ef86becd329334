import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { readPdfText } from '#platform/server/pdf/test-read-pdf-text.ts';
import { PAGE_TEXTS } from '#platform/server/pdf/texts.ts';
import { englishIn } from '#platform/server/testing/catalogue-words.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { RECEIPT_TEXTS } from '../texts.ts';
import { receiptRoutes } from './public.ts';
import { buildReceipt } from './test-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [receiptRoutes] });
});
afterAll(() => app.close());

async function receiptOf(language: 'en' | 'es') {
  const agency = await app.newAgency({ name: 'Seguros Palmito' });
  const permissions = { PRreceiptvoid: 1 } as const;
  const person = await agency.newPerson({ firstName: 'Ana', lastName: 'Paz', permissions });
  const customerId = await buildCustomer(app.owner, agency.masterId, {
    first_name: 'José',
    last_name: 'Nuñez',
    language,
  });
  const id = await buildReceipt(app.owner, agency.masterId, {
    customerId,
    columns: { office_id: await agency.newOffice('Puerto') },
    details: { kind: 'agency fee', amount: 2500 },
  });
  const print = async () => {
    const { bytes } = await person.client.call(contract.receiptPdf, { params: { id } });
    return { text: readPdfText(bytes), file: bytes.toString('latin1') };
  };
  const voidIt = () =>
    person.client.call(contract.voidReceipt, { params: { id }, body: { reason: 'Cliente equivocado' } });
  return { id, print, voidIt };
}

test('a customer who prefers Spanish gets the receipt in Spanish, and no English word is left on it', async () => {
  const receipt = await receiptOf('es');
  const { text, file } = await receipt.print();
  for (const said of ['Recibido de', 'Copia del cliente', 'Cargo de la agencia', 'Importe', '$25.00'])
    expect(text).toContain(said);
  expect(text.join(' ')).toMatch(/Recibo \d+/);
  expect(file).toContain('/Lang (es-US)');
  expect(englishIn(text.join(' '), RECEIPT_TEXTS, PAGE_TEXTS)).toEqual([]);
});

test('a void receipt says so in Spanish, as large as the page allows', async () => {
  const receipt = await receiptOf('es');
  await receipt.voidIt();
  const { text } = await receipt.print();
  expect(text).toContain('ANULADO');
  expect(text.join(' ')).toContain('Anulado por Ana Paz el');
  expect(englishIn(text.join(' '), RECEIPT_TEXTS, PAGE_TEXTS)).toEqual([]);
});

test('everyone else gets it in English', async () => {
  const { text, file } = await (await receiptOf('en')).print();
  expect(text).toEqual(expect.arrayContaining(['Received from', 'Office copy', 'Agency fee']));
  expect(file).toContain('/Lang (en-US)');
});
