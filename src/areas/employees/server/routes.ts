import { listOfficeChoices } from '#areas/offices/server/public.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import { findRecord } from '#platform/server/records/save-record.ts';
import * as contract from '../contract.ts';
import { EMPLOYEES } from './employee-of.ts';
import { listGroups, listMembersToBe } from './group-store.ts';
import { inviteAgain } from './invite-employee.ts';
import { countPeople, listPeople } from './list-store.ts';
import { saveEmployee } from './save-employee.ts';
import { deleteGroup, EMPLOYEE_GROUPS, saveGroup } from './save-group.ts';
import { disableEmployee, enableEmployee } from './switch-employee.ts';
import { viewAs } from './view-as.ts';

export function employeeRoutes(mount: Mount): void {
  mount(contract.listEmployees, async ({ db, query }) => {
    const total = await countPeople(db, query);
    const { rows, pagination } = await pageOf(query, total, (part) => listPeople(db, query, query, part));
    return { results: rows, pagination };
  });
  mount(contract.employeeChoices, async ({ db }) => ({
    offices: await listOfficeChoices(db),
    groups: await listGroups(db),
  }));
  mount(contract.findEmployee, ({ db, params }) => findRecord(EMPLOYEES, db, params.id));
  mount(contract.saveEmployee, saveEmployee);
  mount(contract.inviteAgain, inviteAgain);
  mount(contract.disableEmployee, disableEmployee);
  mount(contract.enableEmployee, enableEmployee);
  mount(contract.viewAs, viewAs);
  mount(contract.listGroups, async ({ db }) => ({ results: await listGroups(db) }));
  mount(contract.groupPeople, async ({ db }) => ({ results: await listMembersToBe(db) }));
  mount(contract.findGroup, ({ db, params }) => findRecord(EMPLOYEE_GROUPS, db, params.id));
  mount(contract.saveGroup, saveGroup);
  mount(contract.deleteGroup, deleteGroup);
}
