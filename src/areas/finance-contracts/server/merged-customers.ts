import { sql } from 'kysely';
import { customerRows } from '#areas/customers/server/public.ts';

/** All of them, voided ones too: nothing is left under a number that is no customer's. */
export const CONTRACTS_OF_CUSTOMER = [
  customerRows({
    table: 'finance_contracts',
    thing: 'contracts',
    name: sql`coalesce(nullif(contract_number, ''), '#' || id)`,
    isVersioned: true,
    seen: ['version'],
  }),
];
