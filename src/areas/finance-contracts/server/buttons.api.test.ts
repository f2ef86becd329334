import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeReceipt } from '#areas/receipts/contract.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { additionalPremium } from '../additional-contract.ts';
import * as contract from '../contract.ts';
import { fundContract } from '../ledger-contract.ts';
import { rowIcons, type ViewButtons, viewButtons, whyNotEdit } from '../rules/actions.ts';
import { whyNotAdd } from '../rules/additional.ts';
import { factsOf } from '../rules/contract-facts.ts';
import { type PayingWorld, payingAreas, payingWorld } from './test-payments.ts';

let app: TestApp;
let world: PayingWorld;
const people: Record<string, TestPerson> = {};
beforeAll(async () => {
  app = await startTestApp(payingAreas());
  world = await payingWorld(app);
  people['with PRreceiptvoid'] = world.person;
  people['without PRreceiptvoid'] = await world.agency.newPerson();
});
afterAll(() => app.close());

/** Without policies: many contracts stand beside each other here. */
const added = async (fields: Record<string, unknown> = {}) =>
  (await world.add({ policyIds: [], ...fields })).body.id as number;
const processed = async () => {
  const id = await added();
  await world.takeReceipt(id, { type: 'Down Payment', sub_type: 'DPP', total: 200_00 });
  return id;
};
const open = { downPayment: 0, paymentAmount: 130 };

const STATES: Record<string, () => Promise<number>> = {
  Quoted: () => added({ contractStatus: 'Quoted' }),
  'Approved, down payment not processed': () => added(),
  'Approved, down payment processed': processed,
  'Approved, no down payment': () => added(open),
  'Approved, everything funded': async () => {
    const id = await added(open);
    await world.fund(id);
    return id;
  },
  'Approved, rolled over': async () => {
    const id = await added(open);
    await added({ paymentAmount: 300, transferContractId: id });
    return id;
  },
  Voided: async () => {
    const id = await added();
    await world.void(id);
    return id;
  },
};

/** A contract of that state and what its buttons are. */
async function found(build: () => Promise<number>) {
  const id = await build();
  const record = await world.find(id);
  return { id, record, facts: factsOf(record) };
}

describe.each(Object.entries(STATES))('%s', (_, build) => {
  describe.each(['with PRreceiptvoid', 'without PRreceiptvoid'])('someone %s', (name) => {
    const client = () => (people[name] as TestPerson).client;
    const whyMayNotVoid = name.startsWith('without') ? 'Needs the permission.' : undefined;

    test('Fund is open exactly when its call is taken', async () => {
      const { id, facts } = await found(build);
      const [item] = await world.unfunded(id);
      const body = {
        premiumFinanceId: id,
        premiumFinanceDetailsId: item?.id ?? 1,
        amount: 1,
        dateFinanced: '2026-01-10',
      };
      const { status } = await client().call(fundContract, { body });
      expect(status === 200).toBe(viewButtons(facts).fund === undefined);
    });

    test.each<[keyof ViewButtons, string, number]>([
      ['payment', 'finance payment', 10],
      ['processDownPayment', 'down payment', 200],
    ])('%s is open exactly when its call is taken', async (button, kind, amount) => {
      const { id, record, facts } = await found(build);
      const lines = [{ contractId: id, kind, amount }];
      const body = { officeId: world.office, method: 'cash', lines, tendered: amount };
      const params = { id: world.customer };
      const { status } = await client().call(takeReceipt, { params, body });
      const isShut = viewButtons(facts)[button] !== undefined;
      // Of a contract that was rolled over nothing is left to pay: 422 at the amount.
      expect(status).toBe(isShut ? 409 : record.balance > 0 ? 200 : 422);
    });

    test('A/P is open exactly when its call is taken', async () => {
      const { id, facts } = await found(build);
      const body = {
        premiumFinanceId: id,
        selectedPayee: 'carrier',
        additionalPremium: 100,
        dateFinanced: '2026-03-01',
      };
      const { status } = await client().call(additionalPremium, { body });
      expect(status).toBe(whyNotAdd(facts) === undefined ? 200 : 409);
    });

    test('Void is open exactly when its call is taken', async () => {
      const { id, facts } = await found(build);
      const icon = rowIcons(facts, { system: null, isIntegrated: false }, whyMayNotVoid).void;
      const { status } = await client().call(contract.voidContract, { params: { id } });
      const isOpen = icon.isShown && icon.why === undefined && !facts.hasReceipts;
      expect(status).toBe(whyMayNotVoid ? 403 : isOpen ? 200 : 409);
    });

    test('Edit is open exactly when its call is taken', async () => {
      const { id, record, facts } = await found(build);
      const contractStatus = record.contractStatus === 'Quoted' ? 'Quoted' : 'Approved';
      const { status } = await client().call(contract.saveContract, {
        params: { id },
        body: { ...record, contractStatus, APR: null, amountFinanced: null, memo: 'Another.' },
      });
      expect(status).toBe(whyNotEdit(facts) === undefined ? 200 : 409);
    });

    test('Hide and Show are always open', async () => {
      const { id } = await found(build);
      for (const endpoint of [contract.hideContract, contract.unhideContract])
        expect((await client().call(endpoint, { params: { id } })).status).toBe(200);
    });
  });
});
