import { isLostConnection } from '../db/lost-connection.ts';
import { BUSY } from './busy.ts';

export interface Trouble {
  status: 503 | 507;
  message: string;
  /** Seconds. */
  retryAfter: number;
}

const LOST =
  'Coverdesk cannot reach its database at the moment. Nothing is wrong with what you sent; try again soon.';
/** Nobody knows whether a COMMIT took place whose answer was lost. */
const LOST_IN_A_CHANGE =
  'Coverdesk lost its database in the middle of this. See whether your change is there, then try again.';
const ONLY_READS = 'The database can only be read at the moment. Nothing was changed; try again soon.';
const FULL = 'The server has no room left on its disk. Nothing was saved. Tell your administrator.';

/** PostgreSQL's states: a conflict with others, a limit of time, no connection free, out of memory. */
const BUSY_STATES = new Set(['40001', '40P01', '55P03', '57014', '53300', '53200']);
const FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** Also what a call gets that says it changes nothing and does: a mistake of ours, as long as the database can write. */
const READ_ONLY = '25006';

export const mayBeReadOnly = ({ code }: { code?: string }) => code === READ_ONLY;

/** What is wrong with the machines and not with us: each has its own words, and goes away by itself or by an administrator. */
export function troubleOf(
  error: Error & { code?: string },
  { mayHaveChanged, isReadOnly }: { mayHaveChanged: boolean; isReadOnly: boolean },
): Trouble | undefined {
  const code = error.code ?? '';
  if (FULL_CODES.has(code)) return { status: 507, message: FULL, retryAfter: 60 };
  if (isReadOnly) return { status: 503, message: ONLY_READS, retryAfter: 5 };
  if (BUSY_STATES.has(code)) return { status: 503, message: BUSY, retryAfter: 1 };
  if (isLostConnection(error))
    return { status: 503, message: mayHaveChanged ? LOST_IN_A_CHANGE : LOST, retryAfter: 2 };
  return undefined;
}
