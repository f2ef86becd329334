import { z } from 'zod';
import { neededName, neededText, optionalPhone, optionalText } from '#platform/shared/contact-fields.ts';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, idOrNewParams, idParams, nothing } from '#platform/shared/endpoint.ts';
import { paged, pageQuery, sortQuery } from '#platform/shared/paging.ts';
import { flag, PERMISSIONS, type Permission } from '#platform/shared/permissions.ts';
import { idOrNoneParam, named, seenVersion } from '#platform/shared/record-fields.ts';
import { EMPLOYEE_SORTS, employeeState } from './statuses.ts';

export const employeeRole = z.enum(['Owner', 'Administrator', 'Employee']);
export type EmployeeRole = z.infer<typeof employeeRole>;

const GROUPS_MAX = 100;
const MEMBERS_MAX = 2000;

const idList = (most: number) =>
  z
    .array(z.number('Must be a number.').int('Must be a whole number.').positive(), 'Must be a list.')
    .max(most, `At most ${most}.`)
    .overwrite((ids) => [...new Set(ids)]);

const flagInput = z.union([z.literal(0), z.literal(1)], 'Must be 0 or 1.').optional();

const everyFlag = <S extends z.ZodType>(schema: S) =>
  Object.fromEntries(PERMISSIONS.map((name) => [name, schema])) as Record<Permission, S>;

export const employeeInput = z.object({
  firstName: neededName(80, 'Enter a first name.'),
  lastName: neededName(80, 'Enter a last name.'),
  email: neededText(254, 'Enter an email address.').pipe(
    z.email('Enter an email address like name@agency.com.'),
  ),
  phone: optionalPhone,
  jobTitle: optionalText(80),
  officeId: z.number('Choose an office.').int().positive().nullable().default(null),
  groupIds: idList(GROUPS_MAX).default([]),
  /** A flag that is left out stays as it is, or has its default for somebody new. */
  permissions: z.strictObject(everyFlag(flagInput), 'Name permissions of the product only.').default({}),
  version: seenVersion,
});
export type EmployeeInput = z.output<typeof employeeInput>;

export const employee = z.object({
  id: z.number().int(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  jobTitle: z.string(),
  officeId: z.number().int().nullable(),
  office: z.string(),
  groups: z.array(named),
  permissions: z.object(everyFlag(flag)),
  role: employeeRole,
  state: employeeState,
  /** In a session that still lives; null when there is none. */
  lastSeenAt: moment.nullable(),
  /** True for the one active owner of an agency that has no other. */
  isLastOwner: z.boolean(),
  version: z.number().int(),
});
export type Employee = z.output<typeof employee>;

const employeeRow = employee.pick({
  id: true,
  name: true,
  email: true,
  jobTitle: true,
  office: true,
  role: true,
  state: true,
  lastSeenAt: true,
});
export type EmployeeRow = z.output<typeof employeeRow>;

const employeeId = idParams('employee');

export const listEmployees = endpoint({
  method: 'GET',
  path: '/api/admin/employees',
  summary:
    'The people of the agency, by name or email, office and state; in the order of their names unless sorted.',
  allow: 'admin',
  query: z
    .object({
      query: optionalText(200),
      office: idOrNoneParam('Choose an office.').optional(),
      state: employeeState.optional(),
      ...sortQuery(EMPLOYEE_SORTS),
    })
    .extend(pageQuery.shape),
  answer: paged(employeeRow),
});

export const employeeChoices = endpoint({
  method: 'GET',
  path: '/api/admin/employees/choices',
  summary: 'The offices and groups that a person can belong to.',
  allow: 'admin',
  answer: z.object({
    offices: z.array(named.extend({ isClosed: z.boolean() })),
    groups: z.array(named),
  }),
});
export type EmployeeChoices = z.output<typeof employeeChoices.answer>;

export const findEmployee = endpoint({
  method: 'GET',
  path: '/api/admin/employees/{id}',
  summary: 'One person with groups and permissions.',
  allow: 'admin',
  params: employeeId,
  answer: employee,
});

export const saveEmployee = endpoint({
  method: 'POST',
  path: '/api/admin/employees/{id}',
  summary:
    'Invites a person (id 0) by mail or saves one; a stale version is refused with the current record.',
  allow: 'admin',
  params: idOrNewParams('employee'),
  body: employeeInput,
  answer: employee,
});

export const inviteAgain = endpoint({
  method: 'POST',
  path: '/api/admin/employees/{id}/invite',
  summary: 'Mails an invited person a new link to choose a password.',
  allow: 'admin',
  params: employeeId,
  answer: employee,
});

export const disableEmployee = endpoint({
  method: 'POST',
  path: '/api/admin/employees/{id}/disable',
  summary: 'Ends every session of the person at once and no longer lets them sign in.',
  allow: 'admin',
  params: employeeId,
  answer: employee,
});

export const enableEmployee = endpoint({
  method: 'POST',
  path: '/api/admin/employees/{id}/enable',
  summary: 'Lets a disabled person sign in again.',
  allow: 'admin',
  params: employeeId,
  answer: employee,
});

export const viewAs = endpoint({
  method: 'POST',
  path: '/api/admin/employees/{id}/view-as',
  summary:
    'For an hour at most the session sees what that person sees, and changes nothing. Both ends are logged.',
  allow: 'admin',
  needsPerson: true,
  params: employeeId,
  answer: nothing,
});

export const groupInput = z.object({
  name: neededName(80, 'Enter a name.'),
  memberIds: idList(MEMBERS_MAX).default([]),
  version: seenVersion,
});
export type GroupInput = z.output<typeof groupInput>;

export const employeeGroup = z.object({
  id: z.number().int(),
  name: z.string(),
  members: z.array(named),
  version: z.number().int(),
});
export type EmployeeGroup = z.output<typeof employeeGroup>;

const groupId = idParams('employeeGroup');

export const listGroups = endpoint({
  method: 'GET',
  path: '/api/admin/employee-groups',
  summary: 'The groups of employees with the number of their members.',
  allow: 'admin',
  answer: z.object({ results: z.array(named.extend({ members: z.number().int() })) }),
});
export type GroupRow = z.output<typeof listGroups.answer>['results'][number];

export const groupPeople = endpoint({
  method: 'GET',
  path: '/api/admin/employee-groups/people',
  summary: 'Everybody who can be a member of a group.',
  allow: 'admin',
  answer: z.object({ results: z.array(named) }),
});

export const findGroup = endpoint({
  method: 'GET',
  path: '/api/admin/employee-groups/{id}',
  summary: 'One group with its members.',
  allow: 'admin',
  params: groupId,
  answer: employeeGroup,
});

export const saveGroup = endpoint({
  method: 'POST',
  path: '/api/admin/employee-groups/{id}',
  summary: 'Adds a group (id 0) or saves one; a stale version is refused with the current record.',
  allow: 'admin',
  params: idOrNewParams('employeeGroup'),
  body: groupInput,
  answer: employeeGroup,
});

export const deleteGroup = endpoint({
  method: 'DELETE',
  path: '/api/admin/employee-groups/{id}',
  summary: 'Deletes a group; its members stay.',
  allow: 'admin',
  params: groupId,
  answer: nothing,
});
