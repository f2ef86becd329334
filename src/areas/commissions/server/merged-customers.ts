import { sql } from 'kysely';
import { customerRows } from '#areas/customers/server/public.ts';

/** Settled lines too: whoever earned them keeps what they earned, and the customer is the same. */
export const LINES_OF_CUSTOMER = [
  customerRows({
    table: 'commission_lines',
    thing: 'commissions',
    name: sql`concat_ws(' ', nullif(policy_number, ''), '#' || id)`,
    seen: ['status', 'adjusted', 'deleted_at'],
  }),
];
