import { type RawBuilder, sql } from 'kysely';
import { ACCOUNT_ADD_ON_LOG } from '#areas/account-add-ons/server/public.ts';
import { BILLING_LOG } from '#areas/account-billing/server/public.ts';
import { BUZZ_LOG } from '#areas/account-buzz/server/public.ts';
import { CONVERSION_LOG } from '#areas/account-conversions/server/public.ts';
import { PAYMENT_METHOD_LOG } from '#areas/account-payment-methods/server/public.ts';
import { ACCOUNT_LOG } from '#areas/accounts/server/public.ts';
import { ADD_ON_REQUEST_LOG } from '#areas/market-place/server/public.ts';
import { AUTHOR } from '#platform/server/change-log/author.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Part } from '#platform/server/lists/page.ts';
import type { LogSubject } from '#platform/shared/change-log.ts';

/** What belongs to an account in the provider's log. */
export const SUBJECTS: readonly LogSubject[] = [
  ACCOUNT_LOG,
  PAYMENT_METHOD_LOG,
  ACCOUNT_ADD_ON_LOG,
  ADD_ON_REQUEST_LOG,
  BILLING_LOG,
  CONVERSION_LOG,
  BUZZ_LOG,
];

const entries = (account: number) => sql`(
  SELECT ${ACCOUNT_LOG.subject} AS subject, ${account}::bigint AS subject_id
  UNION ALL SELECT ${PAYMENT_METHOD_LOG.subject}, id FROM account_payment_methods WHERE account = ${account}
  UNION ALL SELECT ${ACCOUNT_ADD_ON_LOG.subject}, id FROM account_add_ons WHERE account = ${account}
  UNION ALL SELECT ${ADD_ON_REQUEST_LOG.subject}, id FROM add_on_requests WHERE account = ${account}
  UNION ALL SELECT ${BILLING_LOG.subject}, id FROM account_billings WHERE account = ${account}
  UNION ALL SELECT ${CONVERSION_LOG.subject}, id FROM account_conversions WHERE account = ${account}
  UNION ALL SELECT ${BUZZ_LOG.subject}, id FROM account_buzz_syncs WHERE account = ${account}
)`;

/** What reads as nothing: absent, null, an empty text or list. */
const isNothing = (side: RawBuilder<unknown>) =>
  sql`coalesce(${side} -> field.key, 'null') IN ('null', '""', '[]')`;

/** A row for each field of an entry, unless it is as empty as it was. */
const fields = (account: number) => sql`
  ${entries(account)} AS record
  JOIN change_log c ON c.subject = record.subject AND c.subject_id = record.subject_id
  JOIN LATERAL jsonb_object_keys(coalesce(c.before, '{}') || coalesce(c.after, '{}')) AS field (key)
    ON NOT (${isNothing(sql`c.before`)} AND ${isNothing(sql`c.after`)})`;

export interface HistoryRow {
  id: number;
  subject: string;
  at: Date;
  employee: string | null;
  key: string;
  before: unknown;
  after: unknown;
}

export async function listFields(db: Db, account: number, { size, offset }: Part): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    SELECT c.id, c.subject, c.at, ${AUTHOR} AS employee, field.key,
      c.before -> field.key AS before, c.after -> field.key AS after
    FROM ${fields(account)}
    LEFT JOIN employees e ON e.master_id = c.master_id AND e.id = c.employee_id
    ORDER BY c.id DESC, field.key LIMIT ${size} OFFSET ${offset}`.execute(db);
  return rows;
}

export async function countFields(db: Db, account: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM ${fields(account)}`.execute(db);
  return rows[0]?.count ?? 0;
}
