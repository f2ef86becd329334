import { sql } from 'kysely';
import { customerRows } from '#areas/customers/server/public.ts';

/** Whoever stays has paid what both paid; the numbers and the money of a receipt stay as they are. */
export const RECEIPTS_OF_CUSTOMER = [
  customerRows({ table: 'receipts', thing: 'receipts', name: sql`number`, seen: ['voided_at'] }),
  customerRows({ table: 'receipt_details', seen: [] }),
];
