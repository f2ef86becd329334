import type pg from 'pg';
import { newApiToken } from '#platform/server/auth/tokens.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';
import { PERMISSIONS } from '#platform/shared/permissions.ts';

interface Person {
  masterId: number;
  id: number;
}

/** A token of that person with everything they hold, and its secret; the overrides are columns. */
export async function buildApiToken(
  owner: pg.Pool,
  { masterId, id: employeeId }: Person,
  overrides: Record<string, unknown> = {},
): Promise<{ id: number; secret: string }> {
  const { secret, hash, prefix } = newApiToken();
  const id = await insertRow(owner, 'api_tokens', {
    master_id: masterId,
    employee_id: employeeId,
    name: `Token ${prefix}`,
    prefix,
    token_hash: Buffer.from(hash, 'hex'),
    permissions: PERMISSIONS,
    expires_on: '2099-01-01',
    expires_at: '2099-01-02T05:00:00Z',
    ...overrides,
  });
  return { id, secret };
}
