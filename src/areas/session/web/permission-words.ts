import { holds, type Permission, permissionFlags } from '#platform/shared/permissions.ts';
import type { SessionPermissions } from '../contract.ts';

/** What each flag lets a person do, in the words of the agency's day. */
const WORDS: Partial<Record<Permission, string>> = {
  PRbackOffice: 'Work in the back office: accounts, billing and add-ons of all agencies',
  PROfficeTab: 'Open the Office tab',
  PRRolodexTab: 'Open the Rolodex',
  PRviewEOD: 'See the end of the day',
  dashboardView: 'See the dashboard',
  PRtraining: 'Watch the training videos',
  PRLeadsTab: 'Work with leads',
  PRFileLockerTab: 'Open the file locker',
  CoverdeskRaterAddOn: 'Quote with the rater',
  PRLeadViewIncubateTab: 'See leads that incubate',
  PRLeadViewUnassignedTab: 'See leads that nobody has yet',
  PRLeadViewCallCenterTab: 'See the leads of the call center',
  PRoverrideTaskChanges: 'Change the tasks of others, closed ones too',
  PRoverrideOpenTaskChanges: 'Change the open tasks of others',
  PRallowNotification: 'Receive notifications',
  PRadmGPFagreement: 'Print GPF finance agreements',
  PRadmFinanceAgreement: 'Print finance agreements',
  PRreceiptvoid: 'Void receipts',
  PRpolicyReassign: 'Move policies to another customer',
};

export interface PermissionSummary {
  role: string;
  /** What the role means, where it says more than a list could. */
  meaning: string;
  abilities: string[];
}

export function summarizePermissions(permissions: SessionPermissions): PermissionSummary {
  const flags = permissionFlags(permissions);
  if (flags.PRowner) return { ...everything('Owner'), abilities: backOfficeWord(flags.PRbackOffice) };
  if (flags.PRadmin) return { ...everything('Administrator'), abilities: backOfficeWord(flags.PRbackOffice) };
  const names = Object.keys(WORDS) as Permission[];
  const abilities = names.filter((name) => holds(flags, name)).map((name) => WORDS[name] ?? '');
  return {
    role: 'Employee',
    meaning:
      abilities.length > 0
        ? 'Beyond the everyday work you may:'
        : 'You hold no permissions beyond the everyday work. An owner or administrator of your agency can grant them.',
    abilities,
  };
}

function everything(role: string): Omit<PermissionSummary, 'abilities'> {
  return { role, meaning: 'You hold every permission in your agency.' };
}

function backOfficeWord(flag: 0 | 1): string[] {
  return flag && WORDS.PRbackOffice ? [WORDS.PRbackOffice] : [];
}
