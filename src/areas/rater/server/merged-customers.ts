import { sql } from 'kysely';
import { customerRows } from '#areas/customers/server/public.ts';

export const QUOTES_OF_CUSTOMER = [
  customerRows({
    table: 'rater_quotes',
    thing: 'quotes',
    name: sql`'Q-' || id`,
    isVersioned: true,
    seen: ['version'],
  }),
];
