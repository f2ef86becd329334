import { sql } from 'kysely';
import { customerRows } from '#areas/customers/server/public.ts';

/** The policies of two customers who become one. */
export const POLICIES_OF_CUSTOMER = [
  customerRows({
    table: 'policies',
    thing: 'policies',
    name: sql`policy_number`,
    isVersioned: true,
    seen: ['version'],
  }),
];
