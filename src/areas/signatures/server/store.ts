import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { USUAL_TIME_ZONE } from '#platform/shared/clock.ts';
import { LINK_DAYS } from '../rules.ts';
import type { PaperSummary, SignInput } from '../sign-contract.ts';
import type { Language, SignatureState, SignerRole } from '../statuses.ts';

/** A signature with where it came from and what was agreed to. */
export interface Signature {
  signature: SignInput['signature'];
  address: string;
  browser: string;
  /** Word for word as it was shown. */
  consent: string;
  language: Language;
  /** Whoever was signed in to the product in that browser; empty for most signers. */
  sessionOf: string;
}

export interface RequestRow {
  master_id: number;
  id: number;
  contract_id: number;
  customer_id: number;
  contract_status: string;
  attachment_id: number;
  sha256: string;
  title: string;
  summary: PaperSummary;
  role: SignerRole;
  name: string;
  email: string;
  language: Language;
  state: SignatureState;
  sent_by: number;
  sent_at: Date;
  expires_at: Date;
  answered_at: Date | null;
  signature: Signature | null;
  signed_attachment_id: number | null;
  agency: string;
  phone: string;
  time_zone: string;
}

/** The telephone is that of the sender's office, or of one that has any. */
export async function findRequest(db: Db, id: number, hold?: 'lock'): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    SELECT r.master_id, r.id, r.contract_id, k.customer_id, k.status AS contract_status, r.attachment_id, r.sha256,
      r.title, r.summary, r.role, r.name, r.email, r.language, r.state, r.sent_by, r.sent_at, r.expires_at,
      r.answered_at, r.signature, r.signed_attachment_id, a.name AS agency,
      coalesce(nullif(o.phone, ''), (
        SELECT p.phone FROM offices p WHERE p.master_id = r.master_id AND p.phone <> '' ORDER BY p.id LIMIT 1
      ), '') AS phone, coalesce(o.time_zone, ${USUAL_TIME_ZONE}) AS time_zone
    FROM signature_requests r
    JOIN finance_contracts k ON k.master_id = r.master_id AND k.id = r.contract_id
    JOIN agencies a ON a.master_id = r.master_id
    JOIN employees e ON e.master_id = r.master_id AND e.id = r.sent_by
    LEFT JOIN offices o ON o.master_id = e.master_id AND o.id = e.office_id
    WHERE r.id = ${id} ${hold ? sql`FOR UPDATE OF r` : sql``}`.execute(db);
  return rows[0];
}

/** The request of a link; from here on the transaction is under its tenant. */
export async function openRequest(db: Db, link: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<{ request_id: number }>`
    SELECT request_id FROM open_signature(${link})`.execute(db);
  return rows[0] && findRequest(db, rows[0].request_id);
}

export async function linkOf(db: Db, id: number): Promise<string> {
  const { link } = await db
    .selectFrom('signature_requests')
    .select('link')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return link;
}

/** True when it was the first look. */
export async function markViewed(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('signature_requests')
    .set({ state: 'viewed', viewed_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Answers an open request, once: nothing when somebody else was first, its time is over, or its contract is void. */
async function answer(db: Db, id: number, set: RawBuilder<unknown>): Promise<Date | undefined> {
  const { rows } = await sql<{ answered_at: Date }>`
    UPDATE signature_requests r SET answered_at = now(), viewed_at = coalesce(r.viewed_at, now()), ${set}
    FROM finance_contracts k
    WHERE r.id = ${id} AND r.state IN ('sent', 'viewed') AND r.expires_at > now()
      AND k.master_id = r.master_id AND k.id = r.contract_id AND k.status <> 'Voided'
    RETURNING r.answered_at`.execute(db);
  return rows[0]?.answered_at;
}

export function markSigned(db: Db, id: number, signature: Signature): Promise<Date | undefined> {
  return answer(db, id, sql`state = 'signed', signature = ${JSON.stringify(signature)}::jsonb`);
}

export function markDeclined(db: Db, id: number, reason: string): Promise<Date | undefined> {
  return answer(db, id, sql`state = 'declined', reason = ${reason}`);
}

/** Gives the signature its paper; false when it has one. */
export async function keepSignedPaper(db: Db, id: number, attachmentId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('signature_requests')
    .set({ signed_attachment_id: attachmentId })
    .where('id', '=', id)
    .where('state', '=', 'signed')
    .where('signed_attachment_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface NewRequest {
  master_id: number;
  contract_id: number;
  attachment_id: number;
  sha256: string;
  title: string;
  summary: PaperSummary;
  role: SignerRole;
  name: string;
  email: string;
  language: Language;
  sent_by: number;
}

export async function insertRequest(db: Db, { summary, ...row }: NewRequest): Promise<number> {
  const { id } = await db
    .insertInto('signature_requests')
    .values({
      ...row,
      summary: JSON.stringify(summary),
      expires_at: sql<Date>`now() + make_interval(days => ${LINK_DAYS})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The open requests of a contract, or of one signer of it, end. */
export async function replaceOpen(db: Db, contractId: number, role?: SignerRole): Promise<void> {
  await db
    .updateTable('signature_requests')
    .set({ state: 'replaced' })
    .where('contract_id', '=', contractId)
    .where('state', 'in', ['sent', 'viewed'])
    .$if(role !== undefined, (query) => query.where('role', '=', role as SignerRole))
    .execute();
}

/** Those of the agency whose time is over by then, from now on expired. */
export const expireSql = (now: Date) => sql<{ id: number }>`
  UPDATE signature_requests SET state = 'expired'
  WHERE state IN ('sent', 'viewed') AND expires_at <= ${now} RETURNING id`;

export async function expire(db: Db, now: Date): Promise<number[]> {
  const { rows } = await expireSql(now).execute(db);
  return rows.map(({ id }) => id);
}

/** Signatures of the agency whose paper was not finished by then. */
export const unfinishedSql = (before: Date) => sql<{ id: number }>`
  SELECT id FROM signature_requests
  WHERE state = 'signed' AND signed_attachment_id IS NULL AND answered_at <= ${before} ORDER BY id`;

export async function listUnfinished(db: Db, before: Date): Promise<number[]> {
  const { rows } = await unfinishedSql(before).execute(db);
  return rows.map(({ id }) => id);
}

export async function listAgenciesWithWork(db: Db, now: Date, unfinishedBefore: Date): Promise<number[]> {
  const { rows } = await sql<{ master_id: number }>`
    SELECT master_id FROM agencies_with_signature_work(${now}, ${unfinishedBefore}) master_id`.execute(db);
  return rows.map(({ master_id }) => master_id);
}
