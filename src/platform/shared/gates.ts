import { permissionNeeded } from './permission-words.ts';
import {
  type Flag,
  holds,
  type Permission,
  type PermissionFlags,
  passesAccountingCheck,
  passesBackOfficeCheck,
} from './permissions.ts';

/** The switches of an agency that a gate can ask for. */
export const GATE_SWITCHES = {
  isReceiveLeads: 'Your agency does not receive leads.',
  isEnabledRaterTab: 'Your agency has not turned on the rater.',
  officeTabDropdown: 'Your agency has turned off this menu.',
  reportTabDropdown: 'Your agency has turned off this menu.',
  adminTabDropdown: 'Your agency has turned off this menu.',
  leadsTabDropdown: 'Your agency has turned off this menu.',
} as const;
export type GateSwitch = keyof typeof GATE_SWITCHES;

/** Who asks and what their agency has. The server's session and the screen's are both such facts. */
export interface GateFacts {
  permissions: PermissionFlags & { BACKOFFICE_ACCOUNT_ADDONS: readonly number[] };
  isProvider: boolean;
  officeId: number | null;
  config: Record<GateSwitch, Flag> & { liteSwitch: number };
  telephony: { telephonySubAccount: Flag };
}

/** All of this must be true. */
export interface Need {
  permission?: Permission;
  config?: GateSwitch;
  /** The least package level. */
  liteLevel?: number;
  addOn?: number;
  /** An owner: administrators do everything else, but not this. */
  owner?: true;
  /** The back-office check: the provider's people alone. */
  backOffice?: true;
  /** The accounting check: those of them who also hold that flag. */
  accounting?: true;
  /** The agency has a telephone line, and the person an office where it rings. */
  telephony?: true;
}

/**
 * Every gate of the product: a tab, a button and a call that belong together share the same one. A list
 * of needs means that any one of them is enough.
 */
export const GATES = {
  officeTab: { permission: 'PROfficeTab' },
  officeMenu: { permission: 'PRshowOfficeMenuDropdown', config: 'officeTabDropdown' },
  rolodex: { permission: 'PRRolodexTab' },
  endOfDay: { permission: 'PRviewEOD' },
  reportsTab: { permission: 'PRshowReportsMenuDropdown' },
  reportsMenu: { permission: 'PRshowReportsMenuDropdown', config: 'reportTabDropdown' },
  dashboard: { permission: 'dashboardView' },
  adminTab: { permission: 'PRshowAdminMenuDropdown' },
  adminMenu: { permission: 'PRshowAdminMenuDropdown', config: 'adminTabDropdown' },
  admin: { permission: 'PRadmin' },
  owner: { owner: true },
  training: { permission: 'PRtraining' },
  leads: { permission: 'PRLeadsTab' },
  leadsMenu: { permission: 'PRLeadsTab', config: 'leadsTabDropdown' },
  leadsIncubate: { permission: 'PRLeadViewIncubateTab' },
  leadsUnassigned: { permission: 'PRLeadViewUnassignedTab' },
  leadsCallCenter: { permission: 'PRLeadViewCallCenterTab' },
  addLead: { config: 'isReceiveLeads' },
  rater: { permission: 'CoverdeskRaterAddOn', config: 'isEnabledRaterTab' },
  fileLocker: { permission: 'PRFileLockerTab', liteLevel: 4 },
  fileLockerAdmin: { permission: 'PRadmin', liteLevel: 4 },
  backOffice: { backOffice: true },
  accounting: { backOffice: true, accounting: true },
  notifications: [{ permission: 'PRbackOffice' }, { permission: 'PRallowNotification', liteLevel: 3 }],
  telephony: { telephony: true },
  dictation: { addOn: 49 },
  receiptVoid: { permission: 'PRreceiptvoid' },
  gpfAgreement: { permission: 'PRadmGPFagreement' },
  etiAgreement: { permission: 'PRadmFinanceAgreement' },
  policyReassign: { permission: 'PRpolicyReassign' },
} as const satisfies Record<string, Need | readonly Need[]>;

export type GateName = keyof typeof GATES;

export const GATE_NAMES = Object.keys(GATES) as GateName[];

/** The ways through a gate, any one of which is enough. */
export function waysThrough(gate: GateName): readonly Need[] {
  const needs: Need | readonly Need[] = GATES[gate];
  return Array.isArray(needs) ? needs : [needs as Need];
}

/** Why the gate is closed to this person, or nothing when it is open. */
export function whyClosed(gate: GateName, facts: GateFacts): string | undefined {
  const problems = waysThrough(gate).map((need) => whyMissing(need, facts));
  // Of several ways, the last is the one open to an ordinary person.
  return problems.includes(undefined) ? undefined : problems.at(-1);
}

export function isOpen(gate: GateName, facts: GateFacts): boolean {
  return whyClosed(gate, facts) === undefined;
}

/** Why this way through a gate is closed to the person, or nothing when it is open. */
export function whyMissing(need: Need, facts: GateFacts): string | undefined {
  const { permissions, config } = facts;
  const ofProvider = missingAtProvider(need, facts);
  if (ofProvider) return ofProvider;
  if (need.owner && permissions.PRowner !== 1) return permissionNeeded('PRowner');
  if (need.permission && !holds(permissions, need.permission))
    return permissionNeeded(...grantedBy(need.permission));
  if (need.config && !config[need.config]) return GATE_SWITCHES[need.config];
  if (need.liteLevel && config.liteSwitch < need.liteLevel)
    return `Needs package level ${need.liteLevel}; your agency has level ${config.liteSwitch}.`;
  if (need.addOn && !permissions.BACKOFFICE_ACCOUNT_ADDONS.includes(need.addOn))
    return `Needs the add-on ${need.addOn}, which your agency does not have.`;
  if (need.telephony && !facts.telephony.telephonySubAccount) return 'Your agency has no phone line yet.';
  if (need.telephony && facts.officeId === null) return 'Needs an office with a phone line.';
  return undefined;
}

function missingAtProvider(need: Need, { permissions, isProvider }: GateFacts): string | undefined {
  if (need.backOffice && !passesBackOfficeCheck(permissions, isProvider))
    return `Only for the provider. ${permissionNeeded('PRbackOffice')}`;
  if (need.accounting && !passesAccountingCheck(permissions, isProvider))
    return permissionNeeded('PRaccounting');
  return undefined;
}

/** Owner and administrator grant everything else; that goes without saying except where nothing else does. */
function grantedBy(permission: Permission): Permission[] {
  return permission === 'PRadmin' ? ['PRadmin', 'PRowner'] : [permission];
}
