import {
  holds,
  type Permission,
  type PermissionFlags,
  passesBackOfficeCheck,
  permissionFlags,
} from '#platform/shared/permissions.ts';
import type { SessionConfig } from '../contract.ts';
import type { Session } from './session-queries.ts';

interface Ability {
  permission: Permission;
  words: string;
  /** What else must be so before the flag lets the person do anything. */
  given?: (flags: PermissionFlags, config: SessionConfig) => boolean;
}

const seesLeads: Ability['given'] = (flags) => holds(flags, 'PRLeadsTab');

/** What each flag lets a person do, in the words of the agency's day. */
const ABILITIES: Ability[] = [
  { permission: 'PRbackOffice', words: 'Work in the back office of the provider' },
  { permission: 'PROfficeTab', words: 'Open the Office tab' },
  { permission: 'PRRolodexTab', words: 'Open the Rolodex' },
  { permission: 'PRviewEOD', words: 'See the end of the day' },
  { permission: 'dashboardView', words: 'See the dashboard' },
  { permission: 'PRtraining', words: 'Watch the training videos' },
  { permission: 'PRLeadsTab', words: 'Work with leads' },
  { permission: 'PRLeadViewIncubateTab', words: 'See leads that incubate', given: seesLeads },
  { permission: 'PRLeadViewUnassignedTab', words: 'See leads that nobody has yet', given: seesLeads },
  { permission: 'PRLeadViewCallCenterTab', words: 'See the leads of the call center', given: seesLeads },
  {
    permission: 'PRFileLockerTab',
    words: 'Open the file locker',
    given: (_, config) => config.liteSwitch >= 4,
  },
  {
    permission: 'CoverdeskRaterAddOn',
    words: 'Quote with the rater',
    given: (_, config) => config.isEnabledRaterTab === 1,
  },
  { permission: 'PRoverrideTaskChanges', words: 'Change the tasks of others, closed ones too' },
  { permission: 'PRoverrideOpenTaskChanges', words: 'Change the open tasks of others' },
  {
    permission: 'PRallowNotification',
    words: 'Receive notifications',
    given: (_, config) => config.liteSwitch >= 3,
  },
  { permission: 'PRadmGPFagreement', words: 'Print GPF finance agreements' },
  { permission: 'PRadmFinanceAgreement', words: 'Print finance agreements' },
  { permission: 'PRreceiptvoid', words: 'Void receipts' },
  { permission: 'PRpolicyReassign', words: 'Move policies to another customer' },
];

export interface PermissionSummary {
  role: string;
  meaning: string;
  abilities: string[];
}

export function summarizePermissions({ permissions, config, isProvider }: Session): PermissionSummary {
  const flags = permissionFlags(permissions);
  const isEverything = flags.PRowner === 1 || flags.PRadmin === 1;
  const abilities = ABILITIES.filter(({ permission, given }) => {
    if (permission === 'PRbackOffice') return passesBackOfficeCheck(flags, isProvider);
    // Whoever holds everything is told so in one sentence; the back office is not part of an agency.
    if (isEverything) return false;
    return holds(flags, permission) && (given?.(flags, config) ?? true);
  }).map(({ words }) => words);
  return { role: roleOf(flags), meaning: meaningOf(isEverything, abilities.length), abilities };
}

function roleOf(flags: PermissionFlags): string {
  if (flags.PRowner) return 'Owner';
  return flags.PRadmin ? 'Administrator' : 'Employee';
}

function meaningOf(isEverything: boolean, count: number): string {
  if (isEverything) return 'You hold every permission in your agency.';
  if (count > 0) return 'Beyond the everyday work you may:';
  return 'You hold no permissions beyond the everyday work. An owner or administrator of your agency can grant them.';
}
