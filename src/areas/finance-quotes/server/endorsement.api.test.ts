import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { downloadAttachment } from '#areas/attachments/contract.ts';
import { additionalPremium } from '#areas/finance-contracts/additional-contract.ts';
import { contractPolicies } from '#areas/finance-contracts/ledger-contract.ts';
import { aroundLegalText } from '#areas/finance-contracts/server/test-data.ts';
import { AGREEMENT_TEXTS } from '#areas/finance-contracts/texts.ts';
import { voidReceipt } from '#areas/receipts/contract.ts';
import { readPdfText } from '#platform/server/pdf/test-read-pdf-text.ts';
import { PAGE_TEXTS } from '#platform/server/pdf/texts.ts';
import { englishIn } from '#platform/server/testing/catalogue-words.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { customerPost } from '../endorsement-contract.ts';
import { endorsed, type QuoteWorld, quotingAreas, runningIn, today } from './test-quotes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(quotingAreas());
});
afterAll(() => app.close());

const cents = (dollars: number) => Math.round(dollars * 100);
const sum = (numbers: readonly number[]) => numbers.reduce((so, each) => so + cents(each), 0) / 100;
const amounts = (rows: readonly { amount: number }[]) => sum(rows.map(({ amount }) => amount));

async function premiumsOf({ person }: QuoteWorld, id: number): Promise<number[]> {
  const { body } = await person.client.call(contractPolicies, { params: { id } });
  return body.policies.map(({ premium }: { premium: number }) => premium);
}

const saved = (id: number, fields: Record<string, unknown> = {}) => ({
  premiumFinanceId: id,
  selectedPayee: 'carrier',
  additionalPremium: 300,
  downPayment: 60,
  dateFinanced: today(),
  ...fields,
});

test('add-endorsement answers the entity of the documents and changes nothing', async () => {
  const { world, contract } = await runningIn(app);
  const { status, body } = await world.endorse(contract.id, { policyFee: 20 });
  expect(status).toBe(200);
  const info = body.results.AdditionPremiumInfo;
  expect(info).toMatchObject({
    masterId: world.agency.masterId,
    financeContractId: contract.id,
    customerId: world.customer,
    payee: 'carrier',
    presentBalance: contract.balance,
    totalAdditionalPremium: 320,
    downPayment: 60,
    effectiveDate: today(),
    newBalance: sum([contract.balance, 320]),
    remainingPayments: contract.schedule.length,
    nextDueDate: contract.schedule[0].due,
    today: today(),
    path: '',
    isSandbox: true,
  });
  expect(info.amountFinanced).toBe(sum([320, -60, info.docStamps]));
  expect(info.totalOfPayments).toBe(sum([contract.balance, info.amountFinanced, info.financeCharge]));
  expect(await world.find(contract.id)).toEqual(contract);
});

describe.each([
  { payee: 'carrier', apart: 0, appendage: 'APP' },
  { payee: 'premiumFinanceCompany', apart: 60, appendage: 'APF' },
])('generated with the payee $payee', ({ payee, apart, appendage }) => {
  test('the balance takes total of payments less present balance, the policies are raised, the payments replaced', async () => {
    const { world, contract } = await runningIn(app);
    const before = await premiumsOf(world, contract.id);
    const { info, generated } = await endorsed(world, contract.id, { payee });
    expect([generated.status, generated.body.results.entryType]).toEqual([200, 'END']);
    const after = generated.body.results.contract;
    const added = sum([info.totalOfPayments, -info.presentBalance, apart]);
    expect(after.balance).toBe(sum([contract.balance, added]));
    expect((await world.linesOf(contract.id)).at(-1)).toEqual(['Additional Premium', added, after.balance]);
    expect(sum(await premiumsOf(world, contract.id))).toBe(sum([...before, 300]));
    expect(amounts(after.schedule)).toBe(info.totalOfPayments);
    expect(after.schedule.map(({ due }: { due: string }) => due)).toEqual(
      contract.schedule.map(({ due }: { due: string }) => due),
    );
    expect(after.schedule[0].amount).toBe(info.newPaymentAmount);
    const charge = sum(after.schedule.map(({ interest }: { interest: number }) => interest));
    expect(charge).toBe(sum([contract.totalOfPayments, -contract.amountFinanced, info.financeCharge]));
    expect(after.unfunded).toBe(sum([contract.unfunded, 240, apart]));
    const paid = await world.pay(contract.id, 'additional premium', 60, { paymentAppendage: appendage });
    expect(paid.status).toBe(200);
    expect((await world.find(contract.id)).balance).toBe(info.totalOfPayments);
  });
});

test('its paper is a premium finance agreement with what is added and the new payments', async () => {
  const { world, contract } = await runningIn(app);
  const { info, generated } = await endorsed(world, contract.id);
  const { attachmentId, fullFilePath } = generated.body.results;
  expect(fullFilePath).toMatch(/^\/attc2\/.+\.pdf$/);
  const { bytes } = await world.person.client.call(downloadAttachment, { params: { id: attachmentId } });
  const text = readPdfText(bytes).join(' ');
  for (const said of [
    'PREMIUM FINANCE AGREEMENT',
    'SANDBOX, not a binding contract',
    'Endorsement',
    '$300.00',
  ])
    expect(text).toContain(said);
  expect(text).toContain(info.newPaymentAmount.toFixed(2));
});

test('for a customer who prefers Spanish all but its legal wording is in Spanish', async () => {
  const { world, contract } = await runningIn(app);
  await app.owner.query(`UPDATE customers SET language = 'es' WHERE id = $1`, [world.customer]);
  const { generated } = await endorsed(world, contract.id);
  const { attachmentId: id } = generated.body.results;
  const { bytes } = await world.person.client.call(downloadAttachment, { params: { id } });
  const text = aroundLegalText(readPdfText(bytes)).replaceAll(NAMES, '');
  expect(text).toContain('Endoso');
  expect(text).toContain('El contrato de ahora en adelante');
  expect(englishIn(text, AGREEMENT_TEXTS, PAGE_TEXTS)).toEqual([]);
});

/** Of the test's agency, its companies and its customer. */
const NAMES = /Test (?:Agency|Company|Product|Finance)|Maria Johnson/g;

describe('after payments', () => {
  test('what was paid stays paid, and a void of it later leaves balance and schedule in agreement', async () => {
    const { world, contract } = await runningIn(app);
    const first = contract.schedule[0].amount;
    const { body: receipt } = await world.pay(contract.id, 'finance payment', sum([first, 50]));
    const { info, generated } = await endorsed(world, contract.id);
    const after = generated.body.results.contract;
    expect(info.presentBalance).toBe(sum([contract.balance, -first, -50]));
    const paid = sum(after.schedule.map((due: { paid: number }) => due.paid));
    expect(paid).toBe(sum([first, 50]));
    expect(sum([amounts(after.schedule), -paid])).toBe(after.balance);
    const again = await endorsed(world, contract.id, { additionalPremium: 77.77, downPayment: 0 });
    const twice = again.generated.body.results.contract;
    expect(sum([amounts(twice.schedule), -paid])).toBe(twice.balance);
    const taken = { params: { id: receipt.id }, body: { reason: 'Typed wrong' } };
    expect((await world.person.client.call(voidReceipt, taken)).status).toBe(200);
    const unpaid = await world.find(contract.id);
    expect(amounts(unpaid.schedule)).toBe(unpaid.balance);
    expect(unpaid.balance).toBe(sum([twice.balance, paid]));
  });

  test('an open down payment of an earlier endorsement is no part of the payments', async () => {
    const { world, contract } = await runningIn(app);
    await endorsed(world, contract.id, { payee: 'premiumFinanceCompany' });
    const between = await world.find(contract.id);
    const { body } = await world.endorse(contract.id, { additionalPremium: 50, downPayment: 0 });
    expect(body.results.AdditionPremiumInfo.presentBalance).toBe(sum([between.balance, -60]));
  });
});

describe('a save confirms it and adds nothing', () => {
  test('by the same contract, payee, date and amounts: once, and the next is new', async () => {
    const { world, contract } = await runningIn(app);
    const { generated } = await endorsed(world, contract.id);
    const { balance } = generated.body.results.contract;
    const save = () => world.person.client.call(additionalPremium, { body: saved(contract.id) });
    const first = await save();
    expect([first.status, first.body.balance]).toEqual([200, balance]);
    expect((await save()).body.balance).toBe(sum([balance, 240]));
    expect(await world.linesOf(contract.id)).toHaveLength(4);
  });

  test('by its identifier, as often as it is said; other amounts under it are 422', async () => {
    const { world, contract } = await runningIn(app);
    const { info, generated } = await endorsed(world, contract.id);
    const { balance } = generated.body.results.contract;
    const { identifier } = info;
    const post = (fields: Record<string, unknown> = {}) =>
      world.person.client.call(customerPost, {
        body: {
          financeContractId: contract.id,
          payee: 'carrier',
          additionalPremium: 300,
          downPayment: 60,
          effectiveDate: today(),
          identifier,
          ...fields,
        },
      });
    expect((await post()).body.results.balance).toBe(balance);
    expect((await post()).body.results.balance).toBe(balance);
    const save = await world.person.client.call(additionalPremium, {
      body: saved(contract.id, { identifier, version: 1 }),
    });
    expect([save.status, save.body.balance]).toEqual([200, balance]);
    expect((await post({ additionalPremium: 301 })).status).toBe(422);
    expect((await post({ identifier: 'nonsense' })).status).toBe(404);
  });

  test('another amount is an additional premium of its own, through the legacy page as well', async () => {
    const { world, contract } = await runningIn(app);
    await endorsed(world, contract.id);
    const { balance } = await world.find(contract.id);
    const { status, body } = await world.person.client.call(customerPost, {
      body: {
        financeContractId: contract.id,
        payee: 'carrier',
        additionalPremium: 10,
        effectiveDate: today(),
      },
    });
    expect([status, body.results.balance]).toEqual([200, sum([balance, 10])]);
  });

  test('two saves at once: one confirms, the other adds', async () => {
    const { world, contract } = await runningIn(app);
    const { generated } = await endorsed(world, contract.id);
    const { balance } = generated.body.results.contract;
    const save = () => world.person.client.call(additionalPremium, { body: saved(contract.id) });
    expect((await Promise.all([save(), save()])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await world.find(contract.id)).balance).toBe(sum([balance, 240]));
  });
});
