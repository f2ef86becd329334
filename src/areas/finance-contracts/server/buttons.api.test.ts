import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { fundContract } from '../ledger-contract.ts';
import { rowIcons, viewButtons, whyNotEdit } from '../rules/actions.ts';
import { factsOf } from '../rules/contract-facts.ts';
import { financeContractRoutes } from './public.ts';
import { type FinanceWorld, newWorld } from './test-contracts.ts';

let app: TestApp;
let world: FinanceWorld;
const people: Record<string, TestPerson> = {};
beforeAll(async () => {
  app = await startTestApp({ areas: [financeContractRoutes] });
  world = await newWorld(app);
  people['with PRreceiptvoid'] = world.person;
  people['without PRreceiptvoid'] = await world.agency.newPerson();
});
afterAll(() => app.close());

const added = async (fields?: Record<string, unknown>) => (await world.add(fields)).body.id as number;
const processed = async () => {
  const id = await added();
  await world.takeReceipt(id, { type: 'Down Payment', sub_type: 'DPP', total: 200_00 });
  return id;
};

const STATES: Record<string, () => Promise<number>> = {
  Quoted: () => added({ contractStatus: 'Quoted' }),
  'Approved, down payment not processed': () => added(),
  'Approved, down payment processed': processed,
  'Approved, no down payment': () => added({ downPayment: 0, paymentAmount: 130 }),
  'Approved, everything funded': async () => {
    const id = await added({ downPayment: 0, paymentAmount: 130 });
    await world.fund(id);
    return id;
  },
  Voided: async () => {
    const id = await added();
    await world.void(id);
    return id;
  },
};

describe.each(Object.entries(STATES))('%s', (_, build) => {
  test.each(['with PRreceiptvoid', 'without PRreceiptvoid'])(
    'someone %s: each button is open exactly when its call is taken',
    async (name) => {
      const person = people[name] as TestPerson;
      const whyMayNotVoid = name.startsWith('without') ? 'Needs the permission.' : undefined;
      const found = async () => {
        const id = await build();
        return { id, facts: factsOf(await world.find(id)) };
      };

      const fund = await found();
      const [item] = await world.unfunded(fund.id);
      const body = {
        premiumFinanceId: fund.id,
        premiumFinanceDetailsId: item?.id ?? 1,
        amount: 1,
        dateFinanced: '2026-01-10',
      };
      const funded = await person.client.call(fundContract, { body });
      expect(funded.status === 200).toBe(viewButtons(fund.facts).fund === undefined);

      const voided = await found();
      const icon = rowIcons(voided.facts, { system: null, isIntegrated: false }, whyMayNotVoid).void;
      const answer = await person.client.call(contract.voidContract, { params: { id: voided.id } });
      const isOpen = icon.isShown && icon.why === undefined && !voided.facts.hasReceipts;
      expect(answer.status).toBe(whyMayNotVoid ? 403 : isOpen ? 200 : 409);

      const edited = await found();
      const current = await world.find(edited.id);
      const contractStatus = current.contractStatus === 'Quoted' ? 'Quoted' : 'Approved';
      const saved = await person.client.call(contract.saveContract, {
        params: { id: edited.id },
        body: { ...current, contractStatus, APR: null, amountFinanced: null, memo: 'Another.' },
      });
      expect(saved.status).toBe(whyNotEdit(edited.facts) === undefined ? 200 : 409);

      const hidden = await found();
      for (const endpoint of [contract.hideContract, contract.unhideContract])
        expect((await person.client.call(endpoint, { params: { id: hidden.id } })).status).toBe(200);
    },
  );
});
