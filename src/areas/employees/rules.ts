import type { FieldErrors } from '#platform/shared/errors.ts';
import {
  heldPermissions,
  holds,
  isOfProvider,
  PERMISSION_DEFAULTS,
  PERMISSIONS,
  type Permission,
  type PermissionFlags,
  passesAccountingCheck,
  passesBackOfficeCheck,
} from '#platform/shared/permissions.ts';
import type { EmployeeState } from './statuses.ts';

/** Whoever changes somebody. */
export interface Actor {
  employeeId: number;
  permissions: PermissionFlags;
  isProvider: boolean;
}

/** The person it is about, as stored. */
export interface Target {
  id: number;
  email: string;
  permissions: PermissionFlags;
  state: EmployeeState;
  isLastOwner: boolean;
}

/** Somebody who is about to be invited. */
export const NOBODY_YET: Target = {
  id: 0,
  email: '',
  permissions: { ...PERMISSION_DEFAULTS },
  state: 'Invited',
  isLastOwner: false,
};

const LAST_OWNER = 'This is the last active owner of the agency. Make someone else an owner first.';

/** Why the flag cannot be switched to the other value, or nothing when it can. */
export function whyFixed(permission: Permission, actor: Actor, target: Target): string | undefined {
  const isOn = target.permissions[permission] === 1;
  if (isOfProvider(permission) && !isOn && !actor.isProvider)
    return 'Only people of the provider’s own agency can have this.';
  if (permission === 'PRowner') {
    if (actor.permissions.PRowner !== 1) return 'Only an owner can add or remove an owner.';
    if (isOn && target.isLastOwner) return LAST_OWNER;
  }
  const isRole = permission === 'PRowner' || permission === 'PRadmin';
  if (isRole && isOn && actor.employeeId === target.id)
    return 'You cannot remove this from yourself. Ask another owner or administrator.';
  return undefined;
}

/** The role that grants the flag whatever its own switch says, or nothing. */
export function grantedBy(
  permission: Permission,
  flags: PermissionFlags,
  isProvider: boolean,
): 'owner' | 'administrator' | undefined {
  if (permission === 'PRowner') return undefined;
  const byOwner = flagsOfRole('PRowner', permission, isProvider);
  if (flags.PRowner === 1 && byOwner) return 'owner';
  const byAdmin = permission !== 'PRadmin' && flagsOfRole('PRadmin', permission, isProvider);
  return flags.PRadmin === 1 && byAdmin ? 'administrator' : undefined;
}

function flagsOfRole(role: 'PRowner' | 'PRadmin', permission: Permission, isProvider: boolean): boolean {
  const roleAlone: PermissionFlags = { ...PERMISSION_DEFAULTS, [role]: 1 };
  if (permission === 'PRaccounting') return passesAccountingCheck(roleAlone, isProvider);
  if (permission === 'PRbackOffice') return passesBackOfficeCheck(roleAlone, isProvider);
  return holds(roleAlone, permission);
}

/** An address that leads to somebody's password is as good as their role. */
export function whyEmailFixed(actor: Actor, target: Target): string | undefined {
  return isForeignOwner(actor, target)
    ? 'Only an owner can change the email address of an owner.'
    : undefined;
}

export function whyNotDisabled(actor: Actor, target: Target): string | undefined {
  if (actor.employeeId === target.id) return 'You cannot disable yourself.';
  if (isForeignOwner(actor, target)) return 'Only an owner can disable an owner.';
  return target.isLastOwner ? LAST_OWNER : undefined;
}

export function whyNotEnabled(actor: Actor, target: Target): string | undefined {
  return isForeignOwner(actor, target) ? 'Only an owner can enable an owner.' : undefined;
}

/** Nobody sees more by another person's eyes than by their own. */
export function whyNotViewed(actor: Actor, target: Pick<Target, 'id' | 'permissions'>): string | undefined {
  if (actor.employeeId === target.id) return 'You cannot view as yourself.';
  if (isForeignOwner(actor, target)) return 'Only an owner can view as an owner.';
  const own = heldPermissions(actor.permissions, actor.isProvider);
  const isBeyond = heldPermissions(target.permissions, actor.isProvider).some((held) => !own.includes(held));
  return isBeyond ? 'This person can do more than you.' : undefined;
}

function isForeignOwner(actor: Actor, target: Pick<Target, 'permissions'>): boolean {
  return target.permissions.PRowner === 1 && actor.permissions.PRowner !== 1;
}

export function whyNotInvitedAgain(target: Target): string | undefined {
  if (target.state === 'Disabled') return 'This person is disabled. Enable them first.';
  return target.state === 'Active' ? 'This person has already chosen a password.' : undefined;
}

/** What a save may not do, each at its field. */
export function changeProblems(
  actor: Actor,
  target: Target,
  change: { email: string; permissions: PermissionFlags },
): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of PERMISSIONS) {
    const why =
      change.permissions[name] === target.permissions[name] ? undefined : whyFixed(name, actor, target);
    if (why) errors[`permissions.${name}`] = [why];
  }
  const isMoved = target.id !== 0 && change.email.toLowerCase() !== target.email.toLowerCase();
  const why = isMoved ? whyEmailFixed(actor, target) : undefined;
  if (why) errors.email = [why];
  return errors;
}

/** What is stored of a person's flags: those that differ from their defaults. */
export function storedFlags(flags: PermissionFlags): Partial<PermissionFlags> {
  return Object.fromEntries(
    PERMISSIONS.filter((name) => flags[name] !== PERMISSION_DEFAULTS[name]).map((name) => [
      name,
      flags[name],
    ]),
  );
}

/** What was added and removed between two lists of ids. */
export function comeAndGone(before: readonly number[], after: readonly number[]) {
  return {
    come: after.filter((id) => !before.includes(id)),
    gone: before.filter((id) => !after.includes(id)),
  };
}
