import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import type { TestApp } from '#platform/server/testing/test-app.ts';
import { addContract, findContract, saveContract } from '../contract.ts';
import { buildContract, buildFinanceCompany } from './test-data.ts';

const fieldsOf = async ({ owner }: TestApp, { masterId }: TestPerson, customer_id: number) => {
  const policy = () => buildPolicy(owner, masterId, { customer_id });
  return {
    compID: [await buildFinanceCompany(owner, masterId), await buildFinanceCompany(owner, masterId)],
    contractNumber: ['PF-1', 'PF-2'],
    agreementID: ['A-1', 'A-2'],
    memo: ['Calls on Monday.', 'Calls on Friday.'],
    paidToAgency: [1 as const, 0 as const],
    contractStatus: ['Quoted' as const, 'Approved' as const],
    premium: [1000.5, 2000.25],
    policyFee: [25.25, 35.5],
    tax: [12.01, 13.02],
    mgaFee: [45.1, 46.2],
    downPayment: [200, 300],
    amountFinanced: [1100, 2200],
    APR: [12.5, 18.75],
    dateFinanced: ['2026-01-05', '2026-02-06'],
    numberPayments: [10, 9],
    paymentAmount: [120.5, 260.75],
    policyIds: [[await policy()], [await policy()]],
  };
};

export const addedContract = readsAsSaved(addContract)(async (app, person) => {
  const customerID = await buildCustomer(app.owner, person.masterId);
  return {
    fields: {
      ...(await fieldsOf(app, person, customerID)),
      customerID: { always: customerID },
      transferContractId: { unread: 'Rolling over changes another contract; its own tests read it.' },
    },
    saves: [
      (body) => person.client.call(addContract, { body }),
      (body) => person.client.call(addContract, { body: { ...body, version: undefined } }),
    ],
    find: ({ id }) => person.client.call(findContract, { params: { id } }),
  };
});

export const savedContract = readsAsSaved(saveContract)(async (app, person) => {
  const customerId = await buildCustomer(app.owner, person.masterId);
  const id = await buildContract(app.owner, person.masterId, { customer_id: customerId });
  const save = (body: unknown) => person.client.call(saveContract, { params: { id }, body });
  return {
    fields: await fieldsOf(app, person, customerId),
    saves: [save, save],
    find: () => person.client.call(findContract, { params: { id } }),
  };
});
