import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { downloadAttachment, listAttachments, listTypes } from '#areas/attachments/contract.ts';
import { attachmentRoutes } from '#areas/attachments/server/public.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { readPdfText } from '#platform/server/pdf/test-read-pdf-text.ts';
import { PAGE_TEXTS } from '#platform/server/pdf/texts.ts';
import { englishIn } from '#platform/server/testing/catalogue-words.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { permissionNeeded } from '#platform/shared/permission-words.ts';
import type { Permission } from '#platform/shared/permissions.ts';
import { financeAgreement } from '../agreement-contract.ts';
import { contractLog } from '../ledger-contract.ts';
import { AGREEMENT_TEXTS } from '../texts.ts';
import { financeContractRoutes } from './public.ts';
import { type FinanceWorld, newWorld } from './test-contracts.ts';
import { aroundLegalText } from './test-legal-text.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [financeContractRoutes, attachmentRoutes] });
});
afterAll(() => app.close());

const GOTO = { finance_system: 'GOTO', name: 'Sawgrass Premium Finance' };
const printer = (world: FinanceWorld) => world.agency.newPerson({ permissions: { PRadmGPFagreement: 1 } });
const print = ({ client }: TestPerson, id: number) => client.call(financeAgreement, { params: { id } });

async function newPrinting(fields: Record<string, unknown> = {}) {
  const world = await newWorld(app, GOTO);
  const { body } = await world.add({ contractNumber: 'SPF-418207', agreementID: 'A-77120', ...fields });
  return { world, contract: body, person: await printer(world) };
}

async function filesOf({ client }: TestPerson, id: number) {
  const { body } = await client.call(listAttachments, { params: { id, tableName: 'premiumFinance' } });
  return body.results;
}

test('it is a real PDF beside the contract, of the type Finance contract, which is made when first needed', async () => {
  const { contract, person } = await newPrinting();
  const { status, body } = await print(person, contract.id);
  expect([status, body.attachmentType, body.fileExtension]).toEqual([200, 'Finance contract', '.pdf']);
  expect((await filesOf(person, contract.id)).map(({ id }: { id: number }) => id)).toEqual([body.id]);
  const { bytes } = await person.client.call(downloadAttachment, { params: { id: body.id } });
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const { body: types } = await person.client.call(listTypes);
  expect(types.results.map(({ name }: { name: string }) => name)).toContain('Finance contract');
});

test('it discloses APR, finance charge, amount financed, total of payments, every payment and every policy', async () => {
  const { contract, person } = await newPrinting();
  const { body } = await print(person, contract.id);
  const { bytes } = await person.client.call(downloadAttachment, { params: { id: body.id } });
  const text = readPdfText(bytes);
  for (const said of [
    'PREMIUM FINANCE AGREEMENT',
    'Sawgrass Premium Finance',
    'GPF agreement',
    `${contract.APR.toFixed(2)} %`,
    '$1,000.00',
    '$1,100.00',
    '$100.00',
    '-$200.00',
    '$110.00',
    '01/26/2026',
    '10/26/2026',
    '$400.00',
    '$800.00',
    '$1,200.00',
  ])
    expect(text).toContain(said);
  expect(text.join(' ')).toContain('Contract SPF-418207 Agreement A-77120 01/05/2026');
});

test('for a customer who prefers Spanish all but its legal wording is in Spanish', async () => {
  const world = await newWorld(app, { ...GOTO, name: 'Sawgrass' });
  const { masterId } = world.agency;
  await app.owner.query(
    `UPDATE customers SET language = 'es', first_name = 'José', last_name = 'Nuñez' WHERE master_id = $1`,
    [masterId],
  );
  const { body: contract } = await world.add({ contractNumber: 'SPF-1', agreementID: 'A-1' });
  const person = await printer(world);
  const { body } = await print(person, contract.id);
  const { bytes } = await person.client.call(downloadAttachment, { params: { id: body.id } });
  const text = aroundLegalText(readPdfText(bytes)).replaceAll(/Test (?:Agency|Company|Product)/g, '');
  for (const said of [
    'CONTRATO DE FINANCIAMIENTO DE PRIMAS',
    'Contrato GPF',
    'TASA DE PORCENTAJE ANUAL',
    'Calendario de pagos',
    'N.º Vence Importe 1 01/26/2026 $110.00',
    'Asegurado: José Nuñez',
    'Página 1 de 2',
  ])
    expect(text).toContain(said);
  expect(bytes.toString('latin1')).toContain('/Lang (es-US)');
  expect(englishIn(text, AGREEMENT_TEXTS, PAGE_TEXTS)).toEqual([]);
});

describe('one file for each version', () => {
  test('printed again, the same version is the same file; a changed contract gets another', async () => {
    const { world, contract, person } = await newPrinting();
    const { body: first } = await print(person, contract.id);
    expect((await print(person, contract.id)).body).toEqual(first);
    const same = { contractNumber: 'SPF-418207', agreementID: 'A-77120' };
    await world.save(contract.id, { ...same, memo: 'Changed' });
    const { status, body: second } = await print(person, contract.id);
    expect([status, second.id === first.id]).toEqual([200, false]);
    expect(await filesOf(person, contract.id)).toHaveLength(2);
  });

  test('ten at the same time: one file and one type', async () => {
    const { contract, person } = await newPrinting();
    const answers = await Promise.all(Array.from({ length: 10 }, () => print(person, contract.id)));
    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ body }) => body.id)).size).toBe(1);
    // Beyond what one agency may print at once it is 429.
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
    expect(await filesOf(person, contract.id)).toHaveLength(1);
  });

  test('the log says that it was printed, and by whom', async () => {
    const { contract, person } = await newPrinting();
    await print(person, contract.id);
    const { body } = await person.client.call(contractLog, { params: { id: contract.id } });
    expect(body.results[0].action).toBe('agreement printed');
  });
});

describe('by system and permission', () => {
  test.each([
    ['GOTO', 'PRadmGPFagreement', 200],
    ['GOTO', 'PRadmFinanceAgreement', 403],
    ['Unisoft', 'PRadmFinanceAgreement', 200],
    ['Unisoft', 'PRadmGPFagreement', 403],
    ['Finance Master', 'PRadmGPFagreement', 409],
  ])('%s with %s is %s', async (finance_system, permission, expected) => {
    const world = await newWorld(app, { finance_system });
    const { body } = await world.add();
    const person = await world.agency.newPerson({ permissions: { [permission]: 1 } });
    expect((await print(person, body.id)).status).toBe(expected);
  });

  test.each([
    ['GOTO', 'PRadmFinanceAgreement', 'PRadmGPFagreement'],
    ['Unisoft', 'PRadmGPFagreement', 'PRadmFinanceAgreement'],
  ])(
    'for %s without it, someone with %s and someone with neither learn that it needs %s',
    async (finance_system, held, needed) => {
      const world = await newWorld(app, { finance_system });
      const { body } = await world.add();
      const other = await world.agency.newPerson({ permissions: { [held]: 1 } });
      for (const person of [other, world.person]) {
        const { status, error } = await print(person, body.id);
        expect([status, error.message]).toEqual([403, permissionNeeded(needed as Permission)]);
      }
    },
  );

  test('an integrated company has none', async () => {
    const integrated = await newWorld(app, { finance_system: 'GOTO', is_integrated: true });
    const { body } = await integrated.add();
    expect((await print(await printer(integrated), body.id)).status).toBe(409);
  });
});

test("another agency's contract is 404, a voided one and one with blank terms are 409", async () => {
  const { world, contract, person } = await newPrinting();
  const other = await newPrinting();
  expect((await print(person, other.contract.id)).status).toBe(404);
  const { body: blank } = await world.add({ contractStatus: 'Quoted', numberPayments: null });
  expect((await print(person, blank.id)).error.message).toContain('no blank spaces');
  await world.void(contract.id);
  expect((await print(person, contract.id)).error.message).toBe('A voided contract has no agreement.');
});

test('fifty policies and 120 payments are printed on as many pages as they need', async () => {
  const { world, person } = await newPrinting();
  const policyIds = await Promise.all(
    Array.from({ length: 50 }, () =>
      buildPolicy(app.owner, world.agency.masterId, { customer_id: world.customer, premium: 24_00 }),
    ),
  );
  const { body: contract } = await world.add({ policyIds, numberPayments: 120, paymentAmount: 10.01 });
  const { body } = await print(person, contract.id);
  const { bytes } = await person.client.call(downloadAttachment, { params: { id: body.id } });
  const text = readPdfText(bytes);
  expect(text.filter((said) => said === '$24.00')).toHaveLength(100);
  expect(text).toContain('1 to 120');
  expect(text.some((said) => /^Page 4 of \d$/.test(said))).toBe(true);
});
