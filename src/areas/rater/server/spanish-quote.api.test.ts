import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { LINE_TEXTS } from '#areas/companies/texts.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildLead } from '#areas/leads/server/test-data.ts';
import { readPdfText } from '#platform/server/pdf/test-read-pdf-text.ts';
import { PAGE_TEXTS } from '#platform/server/pdf/texts.ts';
import { englishIn } from '#platform/server/testing/catalogue-words.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { quotePdf } from '../contract.ts';
import { QUOTE_TEXTS } from '../texts.ts';
import { AREAS, type Quoting, startQuoting } from './test-quoting.ts';

let app: TestApp;
let quoting: Quoting;
beforeAll(async () => {
  app = await startTestApp({ areas: AREAS });
  quoting = await startQuoting(app);
});
afterAll(() => app.close());

const SPANISH = { first_name: 'José', last_name: 'Nuñez', language: 'es' };

/** Two carriers with names of no language, and everything that the paper may say. */
async function paperFor(kind: string, receiver: { customerId?: number; leadId?: number }) {
  const { masterId } = quoting.agency;
  const carrier = async (name: string) => {
    const companyId = await buildCompany(app.owner, masterId, { name: `${name} ${kind}` });
    const productId = await buildProduct(app.owner, masterId, {
      company_id: companyId,
      name: 'Primus',
      line_of_business: 'Personal Auto',
    });
    return { companyId, productId };
  };
  const body = quoting.bodyFor(receiver, {
    offers: [
      { ...(await carrier('Aquila')), premium: 700, policyFee: 25, tax: 10, downPayment: 135, payments: 5 },
      { ...(await carrier('Corvus')), premium: 640.5 },
    ],
    coverages: [{ name: 'BI', limit: '25/50' }],
    vehicles: [{ year: 2021, make: 'Toyota', model: 'Camry' }],
    drivers: [{ firstName: 'Inés', lastName: 'Nuñez' }],
  });
  const { body: quote } = await quoting.add(body);
  const { bytes } = await quoting.person.client.call(quotePdf, { params: { id: quote.id } });
  return { text: readPdfText(bytes).join(' '), file: bytes.toString('latin1') };
}

test.each(['customer', 'lead'])(
  'a %s who prefers Spanish gets the comparison in Spanish, and no English word is left on it',
  async (kind) => {
    const { masterId } = quoting.agency;
    const { text, file } = await paperFor(
      kind,
      kind === 'customer'
        ? { customerId: await buildCustomer(app.owner, masterId, SPANISH) }
        : { leadId: await buildLead(app.owner, masterId, SPANISH) },
    );
    for (const said of ['Preparada para', 'Auto personal', 'Total más bajo', 'Coberturas: BI 25/50'])
      expect(text).toContain(said);
    expect(text).toContain('$135.00 de entrada, 5 pagos de $120.00.');
    expect(text).toContain('Página 1 de 1');
    expect(file).toContain('/Lang (es-US)');
    expect(englishIn(text, QUOTE_TEXTS, LINE_TEXTS, PAGE_TEXTS)).toEqual([]);
  },
);
