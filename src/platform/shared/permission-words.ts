import type { Permission, PermissionFlags } from './permissions.ts';

/** The headings below which the permissions of a person stand, in their order. */
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
  /** One sentence that goes on from "may". */
  does: string;
}

const words = (group: PermissionGroup, does: string): PermissionWords => ({ group, does });

/** What each flag lets a person do, in the words of the agency's day, in the order of the screens. */
export const PERMISSION_WORDS: Record<Permission, PermissionWords> = {
  PRowner: words('Role', 'Do everything in the agency, and say who else is an owner.'),
  PRadmin: words('Role', 'Do everything in the agency but make, unmake or disable an owner.'),
  PROfficeTab: words('Tabs and menus', 'Open the Office tab.'),
  PRRolodexTab: words('Tabs and menus', 'Open the Rolodex.'),
  PRviewEOD: words('Tabs and menus', 'See the end of the day.'),
  dashboardView: words('Tabs and menus', 'See the dashboard.'),
  PRtraining: words('Tabs and menus', 'Watch the training videos.'),
  PRFileLockerTab: words('Tabs and menus', 'Open the file locker.'),
  CoverdeskRaterAddOn: words('Tabs and menus', 'Quote with the rater.'),
  PRshowOfficeMenuDropdown: words('Tabs and menus', 'Drop the menu of the Office tab down.'),
  PRshowReportsMenuDropdown: words('Tabs and menus', 'See the Reports tab and drop its menu down.'),
  PRshowAdminMenuDropdown: words('Tabs and menus', 'See the Admin tab and drop its menu down.'),
  PRLeadsTab: words('Leads', 'Work with leads.'),
  PRLeadViewIncubateTab: words('Leads', 'See leads that incubate.'),
  PRLeadViewUnassignedTab: words('Leads', 'See leads that nobody has yet.'),
  PRLeadViewCallCenterTab: words('Leads', 'See the leads of the call center.'),
  PRoverrideTaskChanges: words('Tasks', 'Change the tasks of others, closed ones too.'),
  PRoverrideOpenTaskChanges: words('Tasks', 'Change the open tasks of others.'),
  PRallowNotification: words('Tasks', 'Receive notifications at the bell.'),
  PRreceiptvoid: words('Money and policies', 'Void receipts.'),
  PRpolicyReassign: words('Money and policies', 'Move policies to another customer.'),
  PRadmFinanceAgreement: words('Money and policies', 'Print finance agreements.'),
  PRadmGPFagreement: words('Money and policies', 'Print GPF finance agreements.'),
  PRbackOffice: words('Provider', 'Work in the back office of the provider.'),
};

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
