import { FILES_OF_CUSTOMER } from '#areas/attachments/server/public.ts';
import { LINES_OF_CUSTOMER } from '#areas/commissions/server/public.ts';
import type { CustomerRows } from '#areas/customers/server/public.ts';
import { EMAILS_OF_CUSTOMER } from '#areas/email/server/public.ts';
import { CONTRACTS_OF_CUSTOMER } from '#areas/finance-contracts/server/public.ts';
import { FILLS_OF_CUSTOMER } from '#areas/forms/server/public.ts';
import { LEADS_OF_CUSTOMER } from '#areas/leads/server/public.ts';
import { POLICIES_OF_CUSTOMER } from '#areas/policies/server/public.ts';
import { QUOTES_OF_CUSTOMER } from '#areas/rater/server/public.ts';
import { RECEIPTS_OF_CUSTOMER } from '#areas/receipts/server/public.ts';
import { TASKS_OF_CUSTOMER } from '#areas/tasks/server/public.ts';
import { CALLS_OF_CUSTOMER } from '#areas/telephony/server/public.ts';

/** All that belongs to a customer, in the order in which it moves when two become one: money before what hangs on it. */
export const CUSTOMER_ROWS: readonly CustomerRows[] = [
  ...POLICIES_OF_CUSTOMER,
  ...RECEIPTS_OF_CUSTOMER,
  ...CONTRACTS_OF_CUSTOMER,
  ...TASKS_OF_CUSTOMER,
  ...FILES_OF_CUSTOMER,
  ...FILLS_OF_CUSTOMER,
  ...EMAILS_OF_CUSTOMER,
  ...CALLS_OF_CUSTOMER,
  ...LEADS_OF_CUSTOMER,
  ...QUOTES_OF_CUSTOMER,
  ...LINES_OF_CUSTOMER,
];
