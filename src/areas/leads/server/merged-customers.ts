import { sql } from 'kysely';
import { customerRows } from '#areas/customers/server/public.ts';

/** The leads that one of the two was once. */
export const LEADS_OF_CUSTOMER = [
  customerRows({ table: 'leads', thing: 'leads', name: sql`name`, isVersioned: true, seen: ['version'] }),
];
