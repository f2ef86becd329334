import { type RawBuilder, sql } from 'kysely';
import type { Payee } from '#areas/finance-contracts/statuses.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { ASKED_BEFORE, ASKING_SECONDS } from './quote-store.ts';

export interface EndorsementRow {
  id: number;
  contract_id: number;
  identifier: string;
  quote_code: string;
  payee: Payee;
  premium: number;
  policy_fee: number;
  tax: number;
  mga_fee: number;
  down_payment: number;
  effective_on: string;
  policy_ids: number[];
  quoted_on: string;
  present_balance: number;
  amount_financed: number;
  doc_stamps: number;
  finance_charge: number;
  new_payment: number;
  last_payment: number;
  remaining_payments: number;
  next_due: string;
  total_of_payments: number;
  is_sandbox: boolean;
  /** Somebody asks the company for it just now. */
  is_asked: boolean;
  generated_by: string | null;
  attachment_id: number | null;
  is_sent: boolean;
}

const SELECT = sql`
  SELECT e.id, e.contract_id, e.identifier, e.quote_code, e.payee, e.premium, e.policy_fee, e.tax, e.mga_fee,
    e.down_payment, e.effective_on, to_json(e.policy_ids) AS policy_ids, e.quoted_on, e.present_balance, e.amount_financed, e.doc_stamps,
    e.finance_charge, e.new_payment, e.last_payment, e.remaining_payments, e.next_due, e.total_of_payments,
    e.is_sandbox, e.generated_by, e.attachment_id, e.is_sent,
    coalesce(e.asked_at > now() - make_interval(secs => ${ASKING_SECONDS}), false) AS is_asked
  FROM finance_endorsements e`;

/** The endorsement that this work has quoted already. */
export async function findQuoted(db: Db, operationId: string): Promise<EndorsementRow | undefined> {
  const { rows } = await sql<EndorsementRow>`${SELECT} WHERE e.operation_id = ${operationId}`.execute(db);
  return rows[0];
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Nobody else can generate or confirm it until this transaction ends. */
export async function lockEndorsement(db: Db, identifier: string): Promise<EndorsementRow | undefined> {
  if (!UUID.test(identifier)) return undefined;
  const { rows } = await sql<EndorsementRow>`
    ${SELECT} WHERE e.identifier = ${identifier} FOR UPDATE OF e`.execute(db);
  return rows[0];
}

type NewEndorsement = Omit<
  EndorsementRow,
  'id' | 'identifier' | 'policy_ids' | 'is_asked' | 'generated_by' | 'attachment_id' | 'is_sent'
> & { master_id: number; operation_id: string; employee_id: number; policy_ids: readonly number[] };

export async function insertEndorsement(db: Db, { policy_ids, ...row }: NewEndorsement): Promise<void> {
  await db
    .insertInto('finance_endorsements')
    .values({ ...row, policy_ids: [...policy_ids] })
    .execute();
}

/** From now on somebody asks the company for it. */
export const markAsked = (db: Db, id: number) => setAsked(db, id, sql<Date>`now()`);

/** The company has refused it. */
export const markRefused = (db: Db, id: number) => setAsked(db, id, null);

/** The company gave no answer that can be used, and may have made it: it is not swept. */
export const markUnanswered = (db: Db, id: number) => setAsked(db, id, ASKED_BEFORE);

async function setAsked(db: Db, id: number, asked_at: RawBuilder<Date> | null): Promise<void> {
  await db.updateTable('finance_endorsements').set({ asked_at }).where('id', '=', id).execute();
}

interface GeneratedColumns {
  generated_by: string;
  line_id: number;
  attachment_id: number;
  is_sent: boolean;
}

/** False when somebody else was first. */
export async function markGenerated(db: Db, id: number, columns: GeneratedColumns): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('finance_endorsements')
    .set(columns)
    .where('id', '=', id)
    .where('generated_by', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function markConfirmed(db: Db, id: number): Promise<void> {
  await db
    .updateTable('finance_endorsements')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** What a save says again about an endorsement. */
export interface SaidAgain {
  contractId: number;
  payee: Payee;
  date: string;
  premium: number;
  policyFee: number;
  tax: number;
  mgaFee: number;
  downPayment: number;
}

/** Confirms the oldest generated endorsement that says the same and still stands, once; true when there was one. */
export async function confirmSame(db: Db, said: SaidAgain): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    UPDATE finance_endorsements SET confirmed_at = now()
    WHERE confirmed_at IS NULL AND id = (
      SELECT e.id FROM finance_endorsements e
      WHERE e.contract_id = ${said.contractId} AND e.confirmed_at IS NULL AND e.line_id IS NOT NULL
        AND e.payee = ${said.payee} AND e.effective_on = ${said.date} AND e.premium = ${said.premium}
        AND e.policy_fee = ${said.policyFee} AND e.tax = ${said.tax} AND e.mga_fee = ${said.mgaFee}
        AND e.down_payment = ${said.downPayment}
        AND NOT EXISTS (SELECT FROM finance_details d WHERE d.master_id = e.master_id AND d.reverses_id = e.line_id)
      ORDER BY e.id LIMIT 1 FOR UPDATE OF e)
    RETURNING id`.execute(db);
  return rows.length === 1;
}
