import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Language } from '#platform/shared/languages.ts';
import type { PaperSummary } from '../sign-contract.ts';
import type { SignerRole } from '../statuses.ts';
import { lockContract } from './list-store.ts';
import { mailLater } from './mail-signature.ts';
import { insertRequest, type NewRequest, replaceOpen } from './store.ts';
import { announceSignatures, logSignature } from './tell-agency.ts';

export interface Signer {
  role: SignerRole;
  name: string;
  email: string;
}

export interface PaperToSign {
  contractId: number;
  customerId: number;
  /** The stored original, an attachment of the contract, and the SHA-256 of its bytes. */
  attachmentId: number;
  sha256: string;
  /** Such as 'Premium Finance Agreement 12345'. */
  title: string;
  /** What the page shows: all of it text or cents, and nothing else of the customer. */
  summary: PaperSummary;
  signers: readonly Signer[];
  /** The customer's; an agent reads English. */
  language: Language;
}

/** Older open requests of the paper, and those on other terms of its contract, become replaced. The mails go by a job after the commit. */
export async function requestSignatures(
  db: Db,
  session: Session,
  paper: PaperToSign,
  jobs: Jobs,
): Promise<void> {
  await lockContract(db, paper.contractId);
  await replaceOpen(db, paper);
  for (const { role, name, email } of paper.signers) {
    const language = role === 'agent' ? 'en' : paper.language;
    await addRequest(db, session, jobs, 'sent for signature', {
      contract_id: paper.contractId,
      attachment_id: paper.attachmentId,
      sha256: paper.sha256,
      title: paper.title,
      summary: paper.summary,
      role,
      name,
      email,
      language,
    });
  }
  await announceSignatures(db, session.masterId);
}

/** One request with its mail and its entry in the log. */
export async function addRequest(
  db: Db,
  session: Session,
  jobs: Jobs,
  action: string,
  asked: Omit<NewRequest, 'master_id' | 'sent_by'>,
): Promise<void> {
  const row = { ...asked, master_id: session.masterId, sent_by: session.employeeId };
  const id = await insertRequest(db, row);
  await mailLater(db, jobs, session.masterId, { requestId: id, kind: 'link' });
  await logSignature(db, { ...row, id }, action, { employeeId: session.employeeId });
}
