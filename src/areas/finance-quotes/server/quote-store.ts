import { sql } from 'kysely';
import type { QuotedOption } from '#areas/finance-gateway/rules/pay-option.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { InsuranceType, QuoteState, TransactionType } from '../statuses.ts';

export interface QuoteRow {
  id: number;
  contract_id: number;
  company_id: number;
  policy_ids: number[];
  operation_id: string;
  quote_code: string;
  state: QuoteState;
  quoted_on: string;
  expires: string;
  memo: string;
  state_code: string;
  is_sandbox: boolean;
  transaction_type: TransactionType;
  additional_premium: number;
  amounts_if_add_on: string;
  record_name: string;
  policy_min_date: string;
  converted_policy_id: number | null;
  asked_option: number | null;
  /** Somebody asks the company for the contract just now. */
  is_asked: boolean;
  used_by: string | null;
  attachment_id: number | null;
  is_sent: boolean;
  /** It came in the place of another. */
  is_renewal: boolean;
  had_contract: boolean;
  options: StoredOption[];
}

export interface StoredOption extends QuotedOption {
  /** The company is told it with the contract. */
  operationId: string;
}

/** So long whoever asks a company has for it; less than a key is claimed for. */
export const ASKING_SECONDS = 45;

const SELECT = sql`
  SELECT q.id, q.contract_id, q.company_id, to_json(q.policy_ids) AS policy_ids, q.operation_id, q.quote_code, q.state, q.quoted_on,
    q.expires, q.memo, q.state_code, q.is_sandbox, q.transaction_type, q.additional_premium, q.amounts_if_add_on,
    q.record_name, q.policy_min_date, q.converted_policy_id, q.asked_option, q.used_by, q.attachment_id, q.is_sent,
    q.had_contract,
    coalesce(q.asked_at > now() - make_interval(secs => ${ASKING_SECONDS}), false) AS is_asked,
    EXISTS (SELECT FROM finance_quotes o WHERE o.master_id = q.master_id AND o.contract_id = q.contract_id
      AND o.id < q.id) AS is_renewal,
    (SELECT json_agg(json_build_object('numberOfPay', n.number_of_pay, 'operationId', n.operation_id,
        'downPayment', n.down_payment, 'monthlyPayment', n.monthly_payment, 'lastPayment', n.last_payment,
        'interest', n.interest, 'setupFee', n.setup_fee, 'docStamps', n.doc_stamps,
        'amountFinanced', n.amount_financed, 'totalOfPayments', n.total_of_payments, 'APR', n.apr)
        ORDER BY n.number_of_pay)
      FROM finance_quote_options n WHERE n.master_id = q.master_id AND n.quote_id = q.id) AS options
  FROM finance_quotes q`;

/** The quote that this work has made already. */
export async function findByOperation(db: Db, operationId: string): Promise<QuoteRow | undefined> {
  const { rows } = await sql<QuoteRow>`${SELECT} WHERE q.operation_id = ${operationId}`.execute(db);
  return rows[0];
}

/** The quote of a contract that can be chosen from; locked, nobody else can use it until this transaction ends. */
export async function findOpen(db: Db, contractId: number, hold?: 'lock'): Promise<QuoteRow | undefined> {
  const { rows } = await sql<QuoteRow>`
    ${SELECT} WHERE q.contract_id = ${contractId} AND q.state = 'open'
    ${hold ? sql`FOR UPDATE OF q` : sql``}`.execute(db);
  return rows[0];
}

/** A quote of the contract by its code, the newest; nobody else can use it until this transaction ends. */
export async function lockByCode(db: Db, contractId: number, code: string): Promise<QuoteRow | undefined> {
  const { rows } = await sql<QuoteRow>`
    ${SELECT} WHERE q.contract_id = ${contractId} AND q.quote_code = ${code}
    ORDER BY q.id DESC LIMIT 1 FOR UPDATE OF q`.execute(db);
  return rows[0];
}

interface NewQuote {
  master_id: number;
  contract_id: number;
  company_id: number;
  policy_ids: readonly number[];
  operation_id: string;
  quote_code: string;
  quoted_on: string;
  expires: string;
  memo: string;
  state_code: string;
  is_sandbox: boolean;
  transaction_type: TransactionType;
  insurance_type: InsuranceType;
  assigned_risk: boolean;
  sr22: boolean;
  auditable: boolean;
  federal_filing: boolean;
  had_contract: boolean;
  additional_premium: number;
  amounts_if_add_on: string;
  record_name: string;
  policy_min_date: string;
  converted_policy_id: number | null;
  employee_id: number;
}

export async function insertQuote(
  db: Db,
  { policy_ids, ...quote }: NewQuote,
  options: readonly QuotedOption[],
): Promise<void> {
  const { id } = await db
    .insertInto('finance_quotes')
    .values({ ...quote, policy_ids: [...policy_ids] })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = options.map((option) => ({
    master_id: quote.master_id,
    quote_id: id,
    number_of_pay: option.numberOfPay,
    down_payment: option.downPayment,
    monthly_payment: option.monthlyPayment,
    last_payment: option.lastPayment,
    interest: option.interest,
    setup_fee: option.setupFee,
    doc_stamps: option.docStamps,
    amount_financed: option.amountFinanced,
    total_of_payments: option.totalOfPayments,
    apr: option.APR,
  }));
  await db.insertInto('finance_quote_options').values(rows).execute();
}

/** The open quote of a contract gives way to a new one. */
export async function markRenewed(db: Db, contractId: number): Promise<void> {
  await db
    .updateTable('finance_quotes')
    .set({ state: 'renewed' })
    .where('contract_id', '=', contractId)
    .where('state', '=', 'open')
    .execute();
}

/** From now on somebody asks the company for the contract of that option. */
export async function markAsked(db: Db, id: number, option: number): Promise<void> {
  await db
    .updateTable('finance_quotes')
    .set({ asked_option: option, asked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** The company has refused: any option can be tried. */
export async function markRefused(db: Db, id: number): Promise<void> {
  await db
    .updateTable('finance_quotes')
    .set({ asked_option: null, asked_at: null })
    .where('id', '=', id)
    .execute();
}

/** When whoever asked is done with it. */
export const ASKED_BEFORE = sql<Date>`now() - make_interval(secs => ${ASKING_SECONDS})`;

/** The company gave no answer that can be used, and may have made the contract: only the same option can be tried. */
export async function markUnanswered(db: Db, id: number): Promise<void> {
  await db.updateTable('finance_quotes').set({ asked_at: ASKED_BEFORE }).where('id', '=', id).execute();
}

interface Used {
  usedBy: string;
  attachmentId: number;
  isSent: boolean;
}

/** False when somebody else was first. */
export async function markUsed(db: Db, id: number, { usedBy, attachmentId, isSent }: Used): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('finance_quotes')
    .set({ state: 'used', used_by: usedBy, attachment_id: attachmentId, is_sent: isSent })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
