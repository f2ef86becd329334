import { sql } from 'kysely';
import { customerRows } from '#areas/customers/server/public.ts';

/** That a mail has gone out in the meantime is nobody's change. */
export const EMAILS_OF_CUSTOMER = [
  customerRows({ table: 'emails', thing: 'emails', name: sql`subject`, seen: [] }),
];
