import { PERMISSION_WORDS, roleOf } from '#platform/shared/permission-words.ts';
import {
  holds,
  type Permission,
  type PermissionFlags,
  passesAccountingCheck,
  passesBackOfficeCheck,
  permissionFlags,
} from '#platform/shared/permissions.ts';
import { say } from '#platform/web/wording.ts';
import type { SessionConfig } from '../contract.ts';
import type { Session } from './session-queries.ts';
import { texts } from './texts.tsx';

type Given = (flags: PermissionFlags, config: SessionConfig) => boolean;

const seesLeads: Given = (flags) => holds(flags, 'PRLeadsTab');

/** What else must be true before a flag lets the person do anything. */
const GIVEN: Partial<Record<Permission, Given>> = {
  PRLeadViewIncubateTab: seesLeads,
  PRLeadViewUnassignedTab: seesLeads,
  PRLeadViewCallCenterTab: seesLeads,
  PRFileLockerTab: (_, config) => config.liteSwitch >= 4,
  CoverdeskRaterAddOn: (_, config) => config.isEnabledRaterTab === 1,
  PRallowNotification: (_, config) => config.liteSwitch >= 3,
};

/** A role gets a sentence of its own; menus only lead to what the other flags allow. */
const NO_ABILITIES: readonly Permission[] = [
  'PRowner',
  'PRadmin',
  'PRshowOfficeMenuDropdown',
  'PRshowReportsMenuDropdown',
  'PRshowAdminMenuDropdown',
];

const ABILITIES = (Object.keys(PERMISSION_WORDS) as Permission[]).filter(
  (name) => !NO_ABILITIES.includes(name),
);

export interface PermissionSummary {
  role: string;
  meaning: string;
  abilities: string[];
}

export function summarizePermissions({ permissions, config, isProvider }: Session): PermissionSummary {
  const flags = permissionFlags(permissions);
  const isEverything = flags.PRowner === 1 || flags.PRadmin === 1;
  const abilities = ABILITIES.filter((permission) => {
    if (permission === 'PRbackOffice') return passesBackOfficeCheck(flags, isProvider);
    if (permission === 'PRaccounting') return passesAccountingCheck(flags, isProvider);
    // Someone who has every permission is told so in one sentence; the back office is not part of an agency.
    if (isEverything) return false;
    return holds(flags, permission) && (GIVEN[permission]?.(flags, config) ?? true);
  }).map((permission) => say(PERMISSION_WORDS[permission].does));
  return { role: roleOf(flags), meaning: meaningOf(isEverything, abilities.length), abilities };
}

function meaningOf(isEverything: boolean, count: number): string {
  if (isEverything) return texts.abilities.everyPermission;
  if (count > 0) return texts.abilities.besidesEverydayWork;
  return texts.abilities.noPermissions;
}
