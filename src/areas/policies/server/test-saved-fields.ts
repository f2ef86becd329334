import { buildProduct } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildEmployee } from '#areas/employees/server/test-data.ts';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import { readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import type { TestApp } from '#platform/server/testing/test-app.ts';
import { cancelPolicy, findPolicy, renewPolicy, savePolicy } from '../contract.ts';
import { buildPolicy } from './test-data.ts';

interface Producer {
  employeeId: number;
  split: number;
}

const fieldsOf = async ({ owner }: TestApp, { masterId }: TestPerson) => ({
  policyNumber: ['CM-1', 'CM-2'],
  productId: [await buildProduct(owner, masterId), await buildProduct(owner, masterId)],
  policyType: ['Basic', 'Plus'],
  purpose: ['RWR' as const, 'END' as const],
  status: ['pending' as const, 'active' as const],
  effdate: ['2098-02-03', '2001-03-04'],
  expdate: ['2099-02-03', '2099-03-04'],
  premium: [1234.5, 2345.75],
  policyFee: [25.25, 35.5],
  tax: [12.01, 13.02],
  mgaFee: [45.1, 46.2],
  producers: {
    values: [
      [{ employeeId: await buildEmployee(owner, masterId), split: 60 }],
      [{ employeeId: await buildEmployee(owner, masterId), split: 70.5 }],
    ],
    read: ({ producers }: { producers: Producer[] }) =>
      producers.map(({ employeeId, split }) => ({ employeeId, split })),
  },
  officeId: [await buildOffice(owner, masterId), await buildOffice(owner, masterId)],
  memo: ['Pays in March.', 'Pays in May.'],
});

export const savedPolicy = readsAsSaved(savePolicy)(async (app, person) => {
  const customerId = await buildCustomer(app.owner, person.masterId);
  const save = (policyId: number, body: unknown) =>
    person.client.call(savePolicy, { params: { customerId, policyId }, body });
  return {
    fields: await fieldsOf(app, person),
    saves: [(body) => save(0, body), (body, { id }) => save(id, body)],
    find: ({ id }) => person.client.call(findPolicy, { params: { id } }),
  };
});

export const renewedPolicy = readsAsSaved(renewPolicy)(async (app, person) => {
  const renew = async (body: object) => {
    const terms = { effdate: '2000-03-04', expdate: '2001-03-04' };
    const id = await buildPolicy(app.owner, person.masterId, terms);
    return person.client.call(renewPolicy, { params: { id }, body });
  };
  return {
    fields: { ...(await fieldsOf(app, person)), purpose: { always: 'RWL' } },
    saves: [renew, (body) => renew({ ...body, version: undefined })],
    find: ({ id }) => person.client.call(findPolicy, { params: { id } }),
  };
});

export const cancelledPolicy = readsAsSaved(cancelPolicy)(async ({ owner }, { client, masterId }) => {
  const id = await buildPolicy(owner, masterId);
  return {
    fields: {
      cancelledOn: ['2026-02-03'],
      reason: { values: ['Sold the car'], read: ({ cancelReason }) => cancelReason },
    },
    saves: [(body) => client.call(cancelPolicy, { params: { id }, body })],
    find: () => client.call(findPolicy, { params: { id } }),
  };
});
