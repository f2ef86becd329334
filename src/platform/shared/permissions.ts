import { z } from 'zod';

/** The stored flags, with the value each has when nothing is stored for a person. */
export const PERMISSION_DEFAULTS = {
  PRowner: 0,
  PRadmin: 0,
  PRbackOffice: 0,
  PROfficeTab: 0,
  PRRolodexTab: 0,
  PRviewEOD: 0,
  dashboardView: 0,
  PRtraining: 0,
  PRLeadsTab: 0,
  PRFileLockerTab: 0,
  CoverdeskRaterAddOn: 0,
  PRLeadViewIncubateTab: 1,
  PRLeadViewUnassignedTab: 1,
  PRLeadViewCallCenterTab: 0,
  PRshowOfficeMenuDropdown: 1,
  PRshowReportsMenuDropdown: 1,
  PRshowAdminMenuDropdown: 1,
  PRoverrideTaskChanges: 0,
  PRoverrideOpenTaskChanges: 0,
  PRallowNotification: 0,
  PRadmGPFagreement: 0,
  PRadmFinanceAgreement: 0,
  PRreceiptvoid: 0,
  PRpolicyReassign: 0,
  PRaccounting: 0,
} as const satisfies Record<string, 0 | 1>;

export type Permission = keyof typeof PERMISSION_DEFAULTS;

export const PERMISSIONS = Object.keys(PERMISSION_DEFAULTS) as Permission[];

export const flag = z.union([z.literal(0), z.literal(1)]);
export type Flag = z.infer<typeof flag>;

export function flagOf(value: boolean): Flag {
  return value ? 1 : 0;
}

export type PermissionFlags = Record<Permission, Flag>;

export function isPermission(name: string): name is Permission {
  return Object.hasOwn(PERMISSION_DEFAULTS, name);
}

/** What is stored for a person over the defaults. Names that aren't permissions are left out. */
export function permissionFlags(stored: Record<string, unknown>): PermissionFlags {
  const flags: PermissionFlags = { ...PERMISSION_DEFAULTS };
  for (const name of PERMISSIONS) {
    if (Object.hasOwn(stored, name)) flags[name] = Number(stored[name]) ? 1 : 0;
  }
  return flags;
}

/** Owner and admin have every permission in their own agency; anyone else needs the flag itself. */
export function holds(flags: PermissionFlags, permission: Permission): boolean {
  if (isOfProvider(permission)) return flags[permission] === 1;
  return flags.PRowner === 1 || flags.PRadmin === 1 || flags[permission] === 1;
}

/** Given inside the provider only; no role of another agency implies it. */
export function isOfProvider(permission: Permission): permission is 'PRbackOffice' | 'PRaccounting' {
  return permission === 'PRbackOffice' || permission === 'PRaccounting';
}

/**
 * The back-office check: the flag itself and an employee of the provider. Owner and admin imply it inside
 * the provider only, so that an agency's owner never reaches other agencies' accounts.
 */
export function passesBackOfficeCheck(flags: PermissionFlags, isProvider: boolean): boolean {
  return isProvider && (flags.PRbackOffice === 1 || flags.PRowner === 1 || flags.PRadmin === 1);
}

/** What a person holds, by the flag itself or because of their role; a role only by its own flag or a higher one. */
export function heldPermissions(flags: PermissionFlags, isProvider: boolean): Permission[] {
  return PERMISSIONS.filter((permission) => {
    if (permission === 'PRowner') return flags.PRowner === 1;
    if (permission === 'PRbackOffice') return passesBackOfficeCheck(flags, isProvider);
    if (permission === 'PRaccounting') return passesAccountingCheck(flags, isProvider);
    return holds(flags, permission);
  });
}

/** The named permissions as far as the person holds them, and no others. */
export function withOnly(
  names: readonly string[],
  flags: PermissionFlags,
  isProvider: boolean,
): PermissionFlags {
  const held = heldPermissions(flags, isProvider).filter((permission) => names.includes(permission));
  return permissionFlags(Object.fromEntries(PERMISSIONS.map((name) => [name, flagOf(held.includes(name))])));
}

/** Accounting users: the back-office check and the flag; owner and admin of the provider imply both. */
export function passesAccountingCheck(flags: PermissionFlags, isProvider: boolean): boolean {
  const isGranted = flags.PRaccounting === 1 || flags.PRowner === 1 || flags.PRadmin === 1;
  return passesBackOfficeCheck(flags, isProvider) && isGranted;
}
