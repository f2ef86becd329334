import { addThenChange, readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { findOffice, officeTree, saveOffice, saveOfficeGroup } from '../contract.ts';
import { buildOfficeGroup } from './test-data.ts';

const week = (opens: string) => [
  null,
  ...Array.from({ length: 5 }, () => ({ opens, closes: '17:30' })),
  null,
];

export const savedOffice = readsAsSaved(saveOffice)(async ({ owner }, { client, masterId }) => ({
  fields: {
    name: ['Miami Beach', 'Tampa Bay'],
    groupId: [await buildOfficeGroup(owner, masterId), await buildOfficeGroup(owner, masterId)],
    address: ['1 Ocean Drive', '2 Ocean Drive'],
    city: ['Miami', 'Tampa'],
    state: ['FL', 'GA'],
    zip: ['33101', '33602'],
    phone: ['(305) 555-0142', '(305) 555-0143'],
    email: ['beach@agency.test', 'bay@agency.test'],
    timeZone: ['America/Chicago', 'America/Denver'],
    hours: [week('08:30'), week('09:00')],
  },
  ...addThenChange(client, { save: saveOffice, find: findOffice }),
}));

export const savedOfficeGroup = readsAsSaved(saveOfficeGroup)(async ({ owner }, { client, masterId }) => {
  const territory = () => buildOfficeGroup(owner, masterId);
  return {
    fields: {
      kind: { always: 'division' },
      name: ['South', 'North'],
      parentId: [await territory(), await territory()],
    },
    saves: addThenChange(client, { save: saveOfficeGroup, find: officeTree }).saves,
    find: async ({ id }) => {
      const found = await client.call(officeTree);
      const groups: { id: number }[] = found.body.groups;
      return { ...found, body: groups.find((group) => group.id === id) };
    },
  };
});
