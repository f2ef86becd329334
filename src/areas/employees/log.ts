import type { LogSubject } from '#platform/shared/change-log.ts';
import { PERMISSION_WORDS } from '#platform/shared/permission-words.ts';
import { PERMISSIONS } from '#platform/shared/permissions.ts';

export const EMPLOYEE_LOG: LogSubject = {
  subject: 'employee',
  page: (id) => ({ to: '/admin/employees/$id', params: { id } }),
  actions: ['invited', 'invited again', 'edited', 'disabled', 'enabled', 'joined a group', 'left a group'],
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    jobTitle: 'Job title',
    officeId: { label: 'Office', unit: 'office' },
    groups: 'Groups',
    group: 'Group',
    permissions: 'Permissions',
    ...Object.fromEntries(
      PERMISSIONS.map((flag) => [flag, { label: PERMISSION_WORDS[flag].label, unit: 'switch' as const }]),
    ),
  },
};

export const GROUP_LOG: LogSubject = {
  subject: 'employee group',
  page: (id) => ({ to: '/admin/groups/$id', params: { id } }),
  actions: ['added', 'edited', 'deleted', 'member added', 'member removed'],
  fields: {
    name: 'Name',
    members: 'Members',
    member: 'Member',
  },
};

export const LOG: readonly LogSubject[] = [EMPLOYEE_LOG, GROUP_LOG];
