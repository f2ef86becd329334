import { roleOf } from '#platform/shared/permission-words.ts';
import { permissionFlags } from '#platform/shared/permissions.ts';

/** What a person is in their agency, from the flags that are stored for them. */
export function accountRole(stored: Record<string, unknown>): string {
  const flags = permissionFlags(stored);
  const role = roleOf(flags);
  return role === 'Employee' && flags.PRbackOffice ? 'Back office' : role;
}
