import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { FinancePost } from '../contract.ts';
import type { Appendage, EntryType, PostState, Reversal } from '../statuses.ts';
import type { AskedCompany, PostOrder } from './questions.ts';

/** An order as it is answered, beside a line of a receipt; `po` is its row. */
export const POST_JSON = sql`CASE WHEN po.id IS NOT NULL THEN json_build_object('id', po.id, 'posted', po.state,
  'failures', po.failures, 'reversal', nullif(po.reversal, ''), 'message', po.message, 'isSandbox', po.is_sandbox) END`;

export interface PostRow {
  id: number;
  state: PostState;
  failures: number;
  reversal: Reversal | '';
  message: string;
  reversal_failures: number;
  is_sandbox: boolean;
  claimed_at: string | null;
  /** Nobody who claimed it so long ago is still at work. */
  is_claimed: boolean;
  tried_at: Date | null;
  company: AskedCompany;
  contract_id: number;
  contract_number: string;
  customer_memo: string;
  appendage: Appendage;
  entry_type: EntryType;
  amount: number;
  receipt: number;
  day: string;
  /** Whoever voided the receipt. */
  voided_by: number | null;
}

/** So long whoever claimed an order has for asking the finance company. */
const CLAIM_SECONDS = 60;

/** The order and what it consists of; nobody else changes it until the transaction ends. */
export async function lockPost(db: Db, id: number): Promise<PostRow | undefined> {
  const { rows } = await sql<PostRow>`
    SELECT o.id, o.state, o.failures, o.reversal, o.message, o.reversal_failures, o.is_sandbox, o.claimed_at::text AS claimed_at,
      coalesce(o.claimed_at > now() - make_interval(secs => ${CLAIM_SECONDS}), false) AS is_claimed, o.tried_at,
      json_build_object('masterId', c.master_id, 'id', c.id, 'name', c.name, 'system', c.finance_system,
        'gatewayUrl', c.gateway_url, 'sealedSecret', c.sealed_gateway_secret) AS company,
      k.id AS contract_id, k.contract_number, u.memo AS customer_memo, d.appendage, d.entry_type, d.amount, r.number AS receipt, r.day,
      r.voided_by
    FROM finance_posts o
    JOIN finance_contracts k ON k.master_id = o.master_id AND k.id = o.contract_id
    JOIN companies c ON c.master_id = k.master_id AND c.id = k.company_id
    JOIN customers u ON u.master_id = k.master_id AND u.id = k.customer_id
    JOIN receipt_details d ON d.master_id = o.master_id AND d.id = o.line_id
    JOIN receipts r ON r.master_id = o.master_id AND r.id = o.receipt_id
    WHERE o.id = ${id} FOR NO KEY UPDATE OF o`.execute(db);
  return rows[0];
}

export function postOf(row: PostRow): FinancePost {
  return {
    id: row.id,
    posted: row.state,
    failures: row.failures,
    reversal: row.reversal || null,
    message: row.message,
    isSandbox: row.is_sandbox,
  };
}

export function orderOf(row: PostRow): PostOrder {
  return {
    operationId: String(row.id),
    contractNumber: row.contract_number,
    appendage: row.appendage,
    entryType: row.entry_type,
    amount: row.amount,
    receipt: row.receipt,
    paidOn: row.day,
    customerMemo: row.customer_memo,
  };
}

interface NewPost {
  masterId: number;
  contractId: number;
  receiptId: number;
  lineId: number;
  isSandbox: boolean;
}

export async function insertPost(db: Db, post: NewPost): Promise<number> {
  const { id } = await db
    .insertInto('finance_posts')
    .values({
      master_id: post.masterId,
      contract_id: post.contractId,
      receipt_id: post.receiptId,
      line_id: post.lineId,
      is_sandbox: post.isSandbox,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The time of the claim, by which whoever made it knows it again. */
export async function claimPost(db: Db, id: number): Promise<string> {
  const { claimed_at } = await db
    .updateTable('finance_posts')
    .set({ claimed_at: sql<Date>`now()`, tried_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returning(sql<string>`claimed_at::text`.as('claimed_at'))
    .executeTakeFirstOrThrow();
  return claimed_at;
}

interface PostColumns {
  state?: PostState;
  failures?: number;
  reversal?: Reversal;
  message?: string;
  reversal_failures?: number;
  claimed_at?: null;
}

export async function updatePost(db: Db, id: number, columns: PostColumns): Promise<void> {
  await db.updateTable('finance_posts').set(columns).where('id', '=', id).execute();
}

/** Of a receipt, in the order of their numbers. */
export async function listPostIds(db: Db, receiptId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('finance_posts')
    .select('id')
    .where('receipt_id', '=', receiptId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
