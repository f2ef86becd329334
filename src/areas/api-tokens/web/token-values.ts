import { addDays } from '#platform/shared/calendar.ts';
import { PERMISSION_WORDS } from '#platform/shared/permission-words.ts';
import { isPermission, type Permission } from '#platform/shared/permissions.ts';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import type { TypedDay } from '#platform/web/inputs/typed-values.ts';
import { say } from '#platform/web/wording.ts';
import { type TokenInput, tokenInput } from '../contract.ts';
import { tokenProblems } from '../rules.ts';

export interface TokenValues extends Record<string, unknown> {
  name: string;
  permissions: Permission[];
  isReadOnly: boolean;
  expiresOn: TypedDay;
}

/** Long enough to forget about it, and short enough to end by itself. */
const USUAL_DAYS = 90;

/** A token begins with as little as possible. */
export function newToken(today: string): TokenValues {
  return { name: '', permissions: [], isReadOnly: true, expiresOn: addDays(today, USUAL_DAYS) };
}

export function tokenErrors(
  values: TokenValues,
  held: readonly Permission[],
  today: string,
): Record<string, string> {
  const read = tokenInput.safeParse(values);
  return formErrors(read.success ? tokenProblems(read.data, held, today) : schemaErrors(read));
}

export function bodyOf(values: TokenValues): TokenInput {
  return tokenInput.parse(values);
}

export function permissionLabel(name: string): string {
  return isPermission(name) ? say(PERMISSION_WORDS[name].label) : name;
}
