import { buildEmployee } from '#areas/employees/server/test-data.ts';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import { readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import type { TestApp } from '#platform/server/testing/test-app.ts';
import { addLead, addLeadNote, changeLeadStatus, findLead, leadNotes, saveLead } from '../contract.ts';
import { buildLead } from './test-data.ts';

const saving = async ({ owner }: TestApp, { masterId, client }: TestPerson) => ({
  fields: {
    firstName: ['María', 'Ida'],
    lastName: ['Núñez', 'New'],
    businessName: ['Núñez Bakery', 'New Bakery'],
    phone: ['(305) 555-0142', '(305) 555-0143'],
    phone2: ['(305) 555-0144', '(305) 555-0145'],
    email: ['maria@person.test', 'ida@person.test'],
    language: ['es' as const, 'en' as const],
    address: ['1 Ocean Drive', '2 Ocean Drive'],
    city: ['Miami', 'Tampa'],
    state: ['FL', 'GA'],
    zip: ['33101', '33602'],
    source: ['Radio', 'Friend'],
    lineOfBusiness: ['Homeowners' as const, 'Boat' as const],
    currentCarrier: ['Coral Mutual', 'Palm Mutual'],
    followUpOn: ['2099-02-03', '2099-04-05'],
    officeId: [await buildOffice(owner, masterId), await buildOffice(owner, masterId)],
    assignedTo: [await buildEmployee(owner, masterId), await buildEmployee(owner, masterId)],
  },
  find: ({ id }: { id: number }) => client.call(findLead, { params: { id } }),
});

export const savedLead = readsAsSaved(saveLead)(async (app, person) => {
  const id = await buildLead(app.owner, person.masterId);
  const save = (body: unknown) => person.client.call(saveLead, { params: { id }, body });
  return { ...(await saving(app, person)), saves: [save, save] };
});

export const addedLead = readsAsSaved(addLead)(async (app, person) => {
  const add = (body: object) => person.client.call(addLead, { body });
  const { fields, find } = await saving(app, person);
  const evenIfDuplicate = { unread: 'It says how to add, and nothing about the lead.' };
  return { fields: { ...fields, evenIfDuplicate }, find, saves: [add, add] };
});

export const changedLead = readsAsSaved(changeLeadStatus)(async ({ owner }, { client, masterId }) => {
  const change = async (body: object) => {
    const id = await buildLead(owner, masterId, { status: 'open' });
    return client.call(changeLeadStatus, { params: { id }, body: { ...body, version: undefined } });
  };
  return {
    fields: {
      status: ['closed', 'incubate'],
      reason: { values: ['Bought elsewhere', ''], read: ({ closedReason }) => closedReason },
      followUpOn: [null, '2099-04-05'],
    },
    saves: [change, change],
    find: ({ id }) => client.call(findLead, { params: { id } }),
  };
});

export const notedLead = readsAsSaved(addLeadNote)(async ({ owner }, { client, masterId }) => {
  const id = await buildLead(owner, masterId);
  return {
    fields: { text: ['Called twice.'] },
    saves: [(body) => client.call(addLeadNote, { params: { id }, body })],
    find: async () => {
      const found = await client.call(leadNotes, { params: { id } });
      return { ...found, body: found.body.results[0] };
    },
  };
});
