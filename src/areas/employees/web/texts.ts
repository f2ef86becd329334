import { screenTexts } from '#platform/web/screen-texts.ts';
import type { EmployeeInput, EmployeeRole } from '../contract.ts';
import type { EmployeeState } from '../statuses.ts';

type Labels = Record<Exclude<keyof EmployeeInput, 'version' | 'permissions'>, string>;

/** What the screens of employees and their groups say. */
export const texts = screenTexts({
  employees: {
    title: 'Employees',
    admin: 'Admin',
    about: 'The people in your agency and what they can do',
    groups: 'Groups',
    invite: 'Invite employee',
    noneMatch: 'No one matches. Change the search or the filters.',
    none: 'No employees yet.',
  },
  filters: {
    search: 'Search by name or email',
    office: 'Office',
    noOffice: 'No office',
    status: 'Status',
    any: 'Any',
  },
  columns: {
    name: 'Name',
    email: 'Email',
    jobTitle: 'Job title',
    office: 'Office',
    role: 'Role',
    status: 'Status',
    lastSeen: 'Last seen',
  },
  roles: {
    Owner: 'Owner',
    Administrator: 'Administrator',
    Employee: 'Employee',
  } satisfies Record<EmployeeRole, string>,
  states: {
    Active: 'Active',
    Invited: 'Invited',
    Disabled: 'Disabled',
  } satisfies Record<EmployeeState, string>,
  invite: {
    title: 'Invite employee',
    about: 'They will get an email with a link to choose a password. The link is good for 7 days.',
    send: 'Send invitation',
    sent: (email: string) => `The invitation is on its way to ${email}.`,
  },
  employee: {
    lastSeen: (moment: string) => `last seen ${moment}`,
    sendAgain: 'Send again',
    sentAgain: (email: string) => `A new link is on its way to ${email}.`,
    save: 'Save',
    saved: 'Saved',
    notSaved: 'This was not saved',
  },
  viewAs: {
    button: 'View as this person',
    ask: (name: string) => `View as ${name}?`,
    confirm: 'View as',
    after: (name: string) =>
      `For up to an hour, every tab of this browser shows what ${name} sees. Nothing can be changed, and what is typed but not saved is lost. The log shows when you start and stop.`,
  },
  disable: {
    button: 'Disable',
    ask: (name: string) => `Disable ${name}?`,
    after:
      'They will be signed out everywhere right away and cannot sign in until they are enabled again. Their work stays as it is.',
    done: (name: string) => `${name} is disabled and signed out everywhere.`,
  },
  enable: {
    button: 'Enable',
    done: (name: string) => `${name} is enabled.`,
  },
  /** What each field of an employee is called. */
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    jobTitle: 'Job title',
    officeId: 'Home office',
    groupIds: 'Groups',
  } satisfies Labels,
  person: {
    title: 'Person',
    aboutEmail: 'They use it to sign in.',
  },
  work: {
    title: 'Work',
    noOffice: 'No office',
    noOffices: 'The agency has no offices yet',
    whyNoOffices: 'The agency has no offices yet. They are added under Offices.',
    noGroup: 'No groups',
    noGroupMatches: 'No group matches.',
    noGroups: 'The agency has no groups yet.',
  },
  permissions: {
    title: 'Permissions',
    /** Of a permission that is on and cannot be turned off. */
    comesWith: {
      owner: 'Comes with the owner role.',
      administrator: 'Comes with the administrator role.',
    },
    grayedOut: {
      owner: 'Permissions that are on and grayed out come with the owner role.',
      administrator: 'Permissions that are on and grayed out come with the administrator role.',
    },
    on: 'On',
    off: 'Off',
  },
  access: {
    title: 'What this opens',
    /** `why` is a whole sentence. */
    open: (why: string) => `Open. ${why}`,
    closed: (why: string) => `Closed. ${why}`,
  },
  employeeNotFound: {
    title: 'There is no such employee',
    why: 'The number in the address may be mistyped. You can find people by name or email in the list.',
    showAll: 'Show all employees',
  },
  groups: {
    title: 'Employee groups',
    admin: 'Admin',
    about: 'People you can choose together for a message or a task',
    employees: 'Employees',
    add: 'Add group',
    list: 'Groups',
    none: 'There are no groups yet.',
  },
  group: {
    title: 'Group',
    name: 'Name',
    members: 'Members',
    memberCount: (count: number) => (count === 1 ? '1 member' : `${count} members`),
    searchByName: 'Search by name',
    noOneElse: 'No one else matches.',
    saved: 'Saved',
    delete: 'Delete',
    askDelete: (name: string) => `Delete ${name}?`,
    afterDelete: 'The group will be deleted for everyone. Its members stay in the agency.',
    deleted: (name: string) => `${name} is deleted.`,
  },
  groupNotFound: {
    title: 'There is no such group',
    why: 'The number in the address may be mistyped, or the group was deleted.',
    showAll: 'Show all groups',
  },
});
