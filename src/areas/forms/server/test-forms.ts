import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import type { TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import * as fills from '../fill-contract.ts';
import type { Mapped } from '../rules/mapping.ts';
import { makeFormPdf } from './test-data.ts';

export const MAPPING: Mapped[] = [
  { field: 'insured', fact: 'customer.name', when: '' },
  { field: 'remarks', fact: 'policy.number', when: '' },
  { field: 'auto', fact: 'policy.lineOfBusiness', when: 'Personal Auto' },
  { field: 'state', fact: 'customer.state', when: '' },
];

/** A person at work with forms. */
export function formsOf({ client }: TestPerson) {
  const one = (id: number) => ({ params: { id } });
  return {
    add: (bytes: Uint8Array, filename = 'ACORD 25.pdf', name?: string) => {
      const form = new FormData();
      form.append('files', new Blob([Uint8Array.from(bytes)]), filename);
      if (name !== undefined) form.append('name', name);
      return client.call(contract.addForm, { body: form });
    },
    list: () => client.call(contract.listForms),
    find: (id: number) => client.call(contract.findForm, one(id)),
    blank: (id: number) => client.call(contract.blankForm, one(id)),
    save: (id: number, body: object) => client.call(contract.saveForm, { ...one(id), body }),
    map: (id: number, mapping: unknown, version?: number) =>
      client.call(contract.saveMapping, { ...one(id), body: { mapping, version } }),
    switch: (id: number, active: boolean) =>
      client.call(contract.switchForm, { ...one(id), body: { active } }),
    values: (id: number, query: Record<string, unknown>) =>
      client.call(fills.formValues, { ...one(id), query }),
    fill: (id: number, body: object, headers: Record<string, string> = {}) =>
      client.call(fills.fillForm, { ...one(id), body, headers }),
    history: (query: Record<string, unknown> = {}) => client.call(fills.listFills, { query }),
    filled: (id: number) => client.call(fills.findFill, one(id)),
    download: (id: number) => client.call(fills.filledForm, one(id)),
  };
}

/** An agency with an administrator, an agent, a mapped form, and a customer with a policy. */
export async function newFormWorld(app: TestApp) {
  const agency = await app.newAgency();
  const admin = await agency.newPerson({ firstName: 'Ada', lastName: 'Min', permissions: { PRadmin: 1 } });
  const agent = await agency.newPerson({ firstName: 'Ann', lastName: 'Lee' });
  const [admins, agents] = [formsOf(admin), formsOf(agent)];
  const { body: added } = await admins.add(await makeFormPdf());
  const { body: form } = await admins.map(added.id, MAPPING, added.version);
  const customerId = await buildCustomer(app.owner, agency.masterId);
  const policyId = await buildPolicy(app.owner, agency.masterId, { customer_id: customerId });
  return { agency, admin, agent, admins, agents, form, customerId, policyId };
}
