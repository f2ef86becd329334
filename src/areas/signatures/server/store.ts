import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { USUAL_TIME_ZONE } from '#platform/shared/clock.ts';
import type { Language } from '#platform/shared/languages.ts';
import { LINK_DAYS } from '../rules.ts';
import type { PaperSummary, SignInput } from '../sign-contract.ts';
import type { ContractFate, SignatureState, SignerRole } from '../statuses.ts';
import { contractFate, itsContract } from './contract-fate.ts';
import { lockContract } from './list-store.ts';

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
  contract: ContractFate;
  /** The same signer was sent something newer about the contract. */
  has_newer: boolean;
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
    SELECT r.master_id, r.id, r.contract_id, k.customer_id, ${contractFate} AS contract, r.attachment_id, r.sha256,
      EXISTS (SELECT FROM signature_requests n WHERE n.master_id = r.master_id AND n.contract_id = r.contract_id
        AND n.role = r.role AND n.id > r.id) AS has_newer,
      r.title, r.summary, r.role, r.name, r.email, r.language, r.state, r.sent_by, r.sent_at, r.expires_at,
      r.answered_at, r.signature, r.signed_attachment_id, a.name AS agency,
      coalesce(nullif(o.phone, ''), (
        SELECT p.phone FROM offices p WHERE p.master_id = r.master_id AND p.phone <> '' ORDER BY p.id LIMIT 1
      ), '') AS phone, coalesce(o.time_zone, ${USUAL_TIME_ZONE}) AS time_zone
    FROM signature_requests r
    JOIN finance_contracts k ON ${itsContract}
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

type Answered = Pick<RequestRow, 'id' | 'contract_id'>;

/** Answers an open request, once: nothing when somebody else was first, its time is over, or its terms no longer hold. */
async function answer(
  db: Db,
  { id, contract_id }: Answered,
  set: RawBuilder<unknown>,
): Promise<Date | undefined> {
  // Whoever changes the contract right now is waited for.
  await lockContract(db, contract_id);
  const { rows } = await sql<{ answered_at: Date }>`
    UPDATE signature_requests r SET answered_at = now(), viewed_at = coalesce(r.viewed_at, now()), ${set}
    FROM finance_contracts k
    WHERE r.id = ${id} AND r.state IN ('sent', 'viewed') AND r.expires_at > now()
      AND ${itsContract} AND ${contractFate} = 'same'
    RETURNING r.answered_at`.execute(db);
  return rows[0]?.answered_at;
}

export function markSigned(db: Db, request: Answered, signature: Signature): Promise<Date | undefined> {
  return answer(db, request, sql`state = 'signed', signature = ${JSON.stringify(signature)}::jsonb`);
}

export function markDeclined(db: Db, request: Answered, reason: string): Promise<Date | undefined> {
  return answer(db, request, sql`state = 'declined', reason = ${reason}`);
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

/** The open requests of a paper end, or that of one signer of it; so do those on terms that the contract no longer has. */
export async function replaceOpen(
  db: Db,
  { contractId, attachmentId, role }: { contractId: number; attachmentId: number; role?: SignerRole },
): Promise<void> {
  const ofSigner = role === undefined ? sql`true` : sql`r.role = ${role}`;
  await sql`
    UPDATE signature_requests r SET state = 'replaced' FROM finance_contracts k
    WHERE r.contract_id = ${contractId} AND r.state IN ('sent', 'viewed') AND ${itsContract}
      AND ((r.attachment_id = ${attachmentId} AND ${ofSigner}) OR ${contractFate} <> 'same')`.execute(db);
}

/** Those of the agency whose time is over by then: expired, or replaced if their terms no longer hold. */
export const endSql = (now: Date) => sql<{ id: number; state: SignatureState }>`
  UPDATE signature_requests r SET state = CASE WHEN ${contractFate} = 'same' THEN 'expired' ELSE 'replaced' END
  FROM finance_contracts k
  WHERE r.state IN ('sent', 'viewed') AND r.expires_at <= ${now} AND ${itsContract} RETURNING r.id, r.state`;

/** Ends them, and names those that expired. */
export async function expire(db: Db, now: Date): Promise<number[]> {
  const { rows } = await endSql(now).execute(db);
  return rows.filter(({ state }) => state === 'expired').map(({ id }) => id);
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
