import { sql } from 'kysely';
import { customerRows } from '#areas/customers/server/public.ts';

/** The files of all that a customer has, and among them those that hang on the customer's own record. */
export const FILES_OF_CUSTOMER = [
  customerRows({ table: 'attachments', thing: 'files', name: sql`filename`, seen: ['active'] }),
  customerRows({
    table: 'attachments',
    key: 'files of the record',
    column: 'record_id',
    only: sql`table_name = 'customer'`,
    seen: 'nothing',
  }),
];
