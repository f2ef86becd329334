import { type GateFacts, type GateName, type Need, waysThrough, whyClosed, whyMissing } from './gates.ts';
import { PERMISSION_WORDS, roleOf } from './permission-words.ts';
import type { Permission } from './permissions.ts';

/** What each gate leads to, as people call it, in the order of the screens. */
export const GATE_WORDS: Record<GateName, string> = {
  officeTab: 'Office tab',
  officeMenu: 'Menu of the Office tab',
  rolodex: 'Rolodex',
  endOfDay: 'End of day',
  reportsTab: 'Reports tab',
  reportsMenu: 'Menu of the Reports tab',
  dashboard: 'Figures of the agency on Home',
  training: 'Training',
  fileLocker: 'File Locker',
  fileLockerAdmin: 'Empty the bin of the File Locker',
  rater: 'Rater',
  notifications: 'Notifications',
  telephony: 'Telephone',
  dictation: 'Dictation',
  leads: 'Leads',
  leadsMenu: 'Menu of the Leads tab',
  addLead: 'Add a lead',
  leadsIncubate: 'Incubating leads',
  leadsUnassigned: 'Unassigned leads',
  leadsCallCenter: 'Call center leads',
  receiptVoid: 'Void a receipt',
  policyReassign: 'Re-assign policies',
  etiAgreement: 'Finance agreements',
  gpfAgreement: 'GPF agreements',
  adminTab: 'Admin tab',
  adminMenu: 'Menu of the Admin tab',
  admin: 'Administration',
  owner: 'Export the whole agency',
  backOffice: 'Back office',
  accounting: 'Accounting of the back office',
};

export interface GateReason {
  isOpen: boolean;
  /** Which flag, role, package or setting opens or closes it. */
  why: string;
}

/** Why a gate is open or closed to somebody. */
export function gateReason(gate: GateName, facts: GateFacts): GateReason {
  const way = waysThrough(gate).find((need) => whyMissing(need, facts) === undefined);
  if (way) return { isOpen: true, why: openedBy(way, facts) };
  return { isOpen: false, why: whyClosed(gate, facts) ?? '' };
}

function openedBy(need: Need, facts: GateFacts): string {
  const { config } = facts;
  const parts = [
    personalPart(need, facts),
    need.liteLevel && `package level ${config.liteSwitch}`,
    need.addOn && `the add-on ${need.addOn}`,
    need.config && 'a setting of the agency',
    need.telephony && 'the phone line of the agency and their office',
  ].filter(Boolean);
  return `By ${parts.join(' and ')}.`;
}

/** What the person brings to it: their role, or the flag itself. */
function personalPart(need: Need, { permissions }: GateFacts): string | undefined {
  const named: Permission | undefined =
    need.permission ??
    (need.owner && 'PRowner') ??
    (need.accounting && 'PRaccounting') ??
    (need.backOffice && 'PRbackOffice');
  if (!named) return undefined;
  const role = roleOf(permissions);
  if (role !== 'Employee') return `the ${role} role`;
  return `the permission "${PERMISSION_WORDS[named].label}"`;
}
