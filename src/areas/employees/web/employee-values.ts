import { PERMISSION_WORDS } from '#platform/shared/permission-words.ts';
import {
  flagOf,
  PERMISSION_DEFAULTS,
  PERMISSIONS,
  type Permission,
  type PermissionFlags,
} from '#platform/shared/permissions.ts';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import { type Employee, type EmployeeChoices, type EmployeeInput, employeeInput } from '../contract.ts';
import { texts } from './texts.ts';

/** What the form contains; a switch is on or off. */
export type EmployeeValues = Omit<EmployeeInput, 'version' | 'permissions'> & {
  permissions: Record<Permission, boolean>;
};

const switchesOf = (flags: PermissionFlags) =>
  Object.fromEntries(PERMISSIONS.map((name) => [name, flags[name] === 1])) as EmployeeValues['permissions'];

export const flagsOf = (switches: EmployeeValues['permissions']) =>
  Object.fromEntries(PERMISSIONS.map((name) => [name, flagOf(switches[name])])) as PermissionFlags;

export function valuesOf(employee: Employee | undefined): EmployeeValues {
  const { firstName = '', lastName = '', email = '', phone = '', jobTitle = '' } = employee ?? {};
  return {
    firstName,
    lastName,
    email,
    phone,
    jobTitle,
    officeId: employee?.officeId ?? null,
    groupIds: employee?.groups.map(({ id }) => id) ?? [],
    permissions: switchesOf(employee?.permissions ?? { ...PERMISSION_DEFAULTS }),
  };
}

const read = (values: EmployeeValues) =>
  employeeInput.safeParse({ ...values, permissions: flagsOf(values.permissions) });

export function inputOf(values: EmployeeValues): EmployeeInput {
  const input = read(values);
  if (!input.success) throw input.error;
  return input.data;
}

/** What is wrong with the form, each message at the path of its field. */
export function employeeErrors(values: EmployeeValues): Record<string, string> {
  const input = read(values);
  return formErrors(schemaErrors(input));
}

/** What differs between what somebody else stored and what the form contains, as people read it. */
export function employeeDifferences(
  theirs: EmployeeValues,
  mine: EmployeeValues,
  { offices, groups }: EmployeeChoices,
): Difference[] {
  const shown = (values: EmployeeValues): Record<string, string> => ({
    ...values,
    officeId: offices.find(({ id }) => id === values.officeId)?.name ?? '',
    groupIds: groups
      .filter(({ id }) => values.groupIds.includes(id))
      .map(({ name }) => name)
      .join(', '),
    ...Object.fromEntries(
      PERMISSIONS.map((name) => [
        name,
        values.permissions[name] ? texts.permissions.on : texts.permissions.off,
      ]),
    ),
    permissions: '',
  });
  const [one, other] = [shown(theirs), shown(mine)];
  const labels = {
    ...texts.labels,
    ...Object.fromEntries(PERMISSIONS.map((name) => [name, PERMISSION_WORDS[name].label])),
  };
  return Object.entries(labels)
    .map(([field, label]) => ({ label, theirs: one[field]?.trim() ?? '', mine: other[field]?.trim() ?? '' }))
    .filter((difference) => difference.theirs !== difference.mine);
}
