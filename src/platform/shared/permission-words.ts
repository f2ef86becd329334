import type { Permission, PermissionFlags } from './permissions.ts';

/** The headings that a person's permissions are listed under, in their order. */
export const PERMISSION_GROUPS = [
  'Role',
  'Tabs and menus',
  'Leads',
  'Tasks',
  'Money and policies',
  'Provider',
] as const;
export type PermissionGroup = (typeof PERMISSION_GROUPS)[number];

interface PermissionWords {
  group: PermissionGroup;
  /** What the flag is about, in a word or three. */
  label: string;
  /** A sentence that continues after "may". */
  does: string;
}

const words = (group: PermissionGroup, label: string, does: string): PermissionWords => ({
  group,
  label,
  does,
});

/** What each flag lets a person do, in the words of the agency's day, in the order of the screens. */
export const PERMISSION_WORDS: Record<Permission, PermissionWords> = {
  PRowner: words('Role', 'Owner', 'Do everything in the agency, and decide who else is an owner.'),
  PRadmin: words(
    'Role',
    'Administrator',
    'Do everything in the agency except add, remove or disable an owner.',
  ),
  PROfficeTab: words('Tabs and menus', 'Office tab', 'Open the Office tab.'),
  PRRolodexTab: words('Tabs and menus', 'Rolodex', 'Open the Rolodex.'),
  PRviewEOD: words('Tabs and menus', 'End of day', 'See the end-of-day screen.'),
  dashboardView: words('Tabs and menus', 'Dashboard', 'See the dashboard.'),
  PRtraining: words('Tabs and menus', 'Training', 'Watch the training videos.'),
  PRFileLockerTab: words('Tabs and menus', 'File locker', 'Open the file locker.'),
  CoverdeskRaterAddOn: words('Tabs and menus', 'Rater', 'Quote with the rater.'),
  PRshowOfficeMenuDropdown: words('Tabs and menus', 'Office menu', 'Open the menu of the Office tab.'),
  PRshowReportsMenuDropdown: words(
    'Tabs and menus',
    'Reports menu',
    'See the Reports tab and open its menu.',
  ),
  PRshowAdminMenuDropdown: words('Tabs and menus', 'Admin menu', 'See the Admin tab and open its menu.'),
  PRLeadsTab: words('Leads', 'Leads', 'Work with leads.'),
  PRLeadViewIncubateTab: words('Leads', 'Incubating leads', 'See leads that are incubating.'),
  PRLeadViewUnassignedTab: words(
    'Leads',
    'Unassigned leads',
    'See leads that are not assigned to anyone yet.',
  ),
  PRLeadViewCallCenterTab: words('Leads', 'Call center leads', 'See the leads of the call center.'),
  PRoverrideTaskChanges: words(
    'Tasks',
    'Everyone’s tasks',
    'Change other people’s tasks, including closed ones.',
  ),
  PRoverrideOpenTaskChanges: words('Tasks', 'Everyone’s open tasks', 'Change other people’s open tasks.'),
  PRallowNotification: words('Tasks', 'Notifications', 'Receive notifications at the bell.'),
  PRreceiptvoid: words(
    'Money and policies',
    'Void receipts',
    'Void receipts that were taken at the counter.',
  ),
  PRpolicyReassign: words('Money and policies', 'Re-assign policies', 'Move policies to another customer.'),
  PRadmFinanceAgreement: words('Money and policies', 'Finance agreements', 'Print finance agreements.'),
  PRadmGPFagreement: words('Money and policies', 'GPF agreements', 'Print GPF finance agreements.'),
  PRbackOffice: words('Provider', 'Back office', 'Work in the provider’s back office.'),
  PRaccounting: words(
    'Provider',
    'Accounting',
    'Change prices and payment methods of accounts, and bill them. Needs Back office too.',
  ),
};

/** Why something is closed to a person who has none of these permissions, in the words of the permissions screen. */
export function permissionNeeded(...permissions: readonly Permission[]): string {
  const labels = permissions.map((permission) => `"${PERMISSION_WORDS[permission].label}"`);
  return `Needs the permission ${labels.join(' or ')}.`;
}

/** The flags below a heading, in the order of the screens. */
export function permissionsOf(group: PermissionGroup): Permission[] {
  const names = Object.keys(PERMISSION_WORDS) as Permission[];
  return names.filter((name) => PERMISSION_WORDS[name].group === group);
}

/** What a person is called by the flags that grant all others. */
export function roleOf(flags: Pick<PermissionFlags, 'PRowner' | 'PRadmin'>) {
  if (flags.PRowner) return 'Owner';
  return flags.PRadmin ? 'Administrator' : 'Employee';
}
