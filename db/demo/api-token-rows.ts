import { createHash } from 'node:crypto';
import { addDays } from '#platform/shared/calendar.ts';
import type { Permission } from '#platform/shared/permissions.ts';
import { type TableRow, table } from './table-loader.ts';

const TOKENS = table('api_tokens', [
  'master_id',
  'id',
  'employee_id',
  'name',
  'prefix',
  'token_hash',
  'permissions',
  'is_read_only',
  'created_at',
  'expires_on',
  'expires_at',
  'last_used_at',
  'revoked_at',
]);

const DEMO_AGENCY = 1001;
const OWNER = 11;

interface DemoToken {
  id: number;
  name: string;
  prefix: string;
  permissions: Permission[];
  isReadOnly: boolean;
  /** Days before today, with the time. */
  made: [days: number, time: string];
  used: [days: number, time: string];
  revoked?: [days: number, time: string];
  /** Days after today. */
  lastDay: number;
}

/** One that a program used last night, and one that was revoked. */
const OF_OWNER: readonly DemoToken[] = [
  {
    id: 9001,
    name: 'Nightly export',
    prefix: 'cdk_q7Vx2L',
    permissions: ['PRshowReportsMenuDropdown', 'PRRolodexTab'],
    isReadOnly: true,
    made: [40, '14:05:00'],
    used: [1, '07:00:12'],
    lastDay: 200,
  },
  {
    id: 9002,
    name: 'Old website form',
    prefix: 'cdk_Zk81mP',
    permissions: ['PRLeadsTab'],
    isReadOnly: false,
    made: [60, '16:20:00'],
    used: [21, '11:42:00'],
    revoked: [20, '13:30:00'],
    lastDay: 120,
  },
];

/** Nobody has what these hashes are of. */
export function* apiTokenRows(today: string): Generator<TableRow> {
  const at = ([days, time]: [number, string]) => `${addDays(today, -days)} ${time}Z`;
  for (const { id, name, prefix, permissions, isReadOnly, made, used, revoked, lastDay } of OF_OWNER) {
    const expiresOn = addDays(today, lastDay);
    yield TOKENS.row({
      master_id: DEMO_AGENCY,
      id,
      employee_id: OWNER,
      name,
      prefix,
      token_hash: `\\x${createHash('sha256').update(`demo token ${id}`).digest('hex')}`,
      permissions,
      is_read_only: isReadOnly,
      created_at: at(made),
      expires_on: expiresOn,
      expires_at: `${addDays(expiresOn, 1)} 05:00:00Z`,
      last_used_at: at(used),
      revoked_at: revoked ? at(revoked) : null,
    });
  }
}
