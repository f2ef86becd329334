import { randomUUID } from 'node:crypto';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import { addThenChange, readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { PERMISSIONS, type Permission } from '#platform/shared/permissions.ts';
import { findEmployee, findGroup, saveEmployee, saveGroup } from '../contract.ts';
import { buildEmployee, buildEmployeeGroup } from './test-data.ts';

/** What somebody of any agency can be given without becoming its owner. */
const isPlain = (name: Permission) => !['PRowner', 'PRadmin', 'PRbackOffice', 'PRaccounting'].includes(name);
const flags = (isOdd: boolean) =>
  Object.fromEntries(
    PERMISSIONS.map((name, at) => [name, isPlain(name) && (at % 2 === 1) === isOdd ? 1 : 0]),
  ) as Record<Permission, 0 | 1>;

export const savedEmployee = readsAsSaved(saveEmployee)(async ({ owner }, { client, masterId }) => ({
  fields: {
    firstName: ['María', 'Ida'],
    lastName: ['Núñez', 'New'],
    email: [`${randomUUID()}@person.test`, `${randomUUID()}@person.test`],
    phone: ['(305) 555-0142', '(305) 555-0143'],
    jobTitle: ['Agent', 'Manager'],
    officeId: [await buildOffice(owner, masterId), await buildOffice(owner, masterId)],
    groupIds: {
      values: [[await buildEmployeeGroup(owner, masterId)], [await buildEmployeeGroup(owner, masterId)]],
      read: ({ groups }) => groups.map(({ id }: { id: number }) => id),
    },
    permissions: [flags(true), flags(false)],
  },
  ...addThenChange(client, { save: saveEmployee, find: findEmployee }),
}));

export const savedEmployeeGroup = readsAsSaved(saveGroup)(async ({ owner }, { client, masterId }) => ({
  fields: {
    name: ['Producers', 'Service'],
    memberIds: {
      values: [[await buildEmployee(owner, masterId)], [await buildEmployee(owner, masterId)]],
      read: ({ members }) => members.map(({ id }: { id: number }) => id),
    },
  },
  ...addThenChange(client, { save: saveGroup, find: findGroup }),
}));
