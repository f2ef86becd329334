import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Language } from '#platform/shared/languages.ts';
import type { SignatureRequest } from '../contract.ts';
import { stateAt } from '../rules.ts';
import type { ContractFate, MailState, SignatureState, SignerRole } from '../statuses.ts';
import { contractFate, itsContract } from './contract-fate.ts';

interface ListRow {
  id: number;
  role: SignerRole;
  name: string;
  email: string;
  language: Language;
  title: string;
  state: SignatureState;
  sent_at: Date;
  sent_by: string;
  viewed_at: Date | null;
  answered_at: Date | null;
  expires_at: Date;
  reason: string;
  mail_state: MailState;
  mail_failure: string;
  signed_attachment_id: number | null;
  is_newest: boolean;
  contract: ContractFate;
}

/** The requests of a contract, newest first. */
export function listSql(contractId: number): RawBuilder<ListRow> {
  return sql<ListRow>`
    SELECT r.id, r.role, r.name, r.email, r.language, r.title, r.state, r.sent_at,
      e.first_name || ' ' || e.last_name AS sent_by, r.viewed_at, r.answered_at, r.expires_at, r.reason,
      coalesce(m.state, 'queued') AS mail_state, coalesce(m.failure, '') AS mail_failure, r.signed_attachment_id,
      r.id = max(r.id) OVER (PARTITION BY r.attachment_id, r.role) AS is_newest, ${contractFate} AS contract
    FROM signature_requests r
    JOIN finance_contracts k ON ${itsContract}
    JOIN employees e ON e.master_id = r.master_id AND e.id = r.sent_by
    LEFT JOIN signature_mails m ON m.master_id = r.master_id AND m.request_id = r.id AND m.kind = 'link'
    WHERE r.contract_id = ${contractId}
    ORDER BY r.id DESC`;
}

export async function listRequests(
  db: Db,
  contractId: number,
  now = new Date(),
): Promise<SignatureRequest[]> {
  const { rows } = await listSql(contractId).execute(db);
  return rows.map((row) => requestOf(row, now));
}

function requestOf(row: ListRow, now: Date): SignatureRequest {
  return {
    id: row.id,
    role: row.role,
    name: row.name,
    email: row.email,
    language: row.language,
    title: row.title,
    state: stateAt({ state: row.state, expiresAt: row.expires_at, contract: row.contract }, now),
    sentAt: row.sent_at,
    sentBy: row.sent_by,
    viewedAt: row.viewed_at,
    answeredAt: row.answered_at,
    expiresAt: row.expires_at,
    reason: row.reason,
    mail: { state: row.mail_state, failure: row.mail_failure },
    signedAttachmentId: row.signed_attachment_id,
    isNewest: row.is_newest,
    contract: row.contract,
  };
}

/** Locks a contract: of two people who send it for signature, or change it and sign it, one is first. */
export async function lockContract(db: Db, contractId: number): Promise<void> {
  await sql`SELECT id FROM finance_contracts WHERE id = ${contractId} FOR UPDATE`.execute(db);
}

/** The contract of a request; nothing when there is no such request. */
export async function contractOf(db: Db, requestId: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('signature_requests')
    .select('contract_id')
    .where('id', '=', requestId)
    .executeTakeFirst();
  return found?.contract_id;
}

export async function contractExists(db: Db, contractId: number): Promise<boolean> {
  const found = await db
    .selectFrom('finance_contracts')
    .select('id')
    .where('id', '=', contractId)
    .executeTakeFirst();
  return found !== undefined;
}
