import { tellPeople } from '#areas/notifications/server/public.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { announce } from '#platform/server/live/announce.ts';
import { SIGNATURE_LOG } from '../log.ts';
import type { RequestRow } from './store.ts';

type Told = Pick<
  RequestRow,
  'master_id' | 'id' | 'contract_id' | 'sent_by' | 'name' | 'role' | 'email' | 'title'
>;

interface News {
  title: string;
  message: string;
  priority: 0 | 1 | 2;
  /** Told once for each request. */
  about: string;
}

/** Whoever sent the request is notified, and every open view of the contract asks again. */
export async function tellSender(db: Db, request: Told, news: News): Promise<void> {
  await tellPeople(db, {
    masterId: request.master_id,
    to: [request.sent_by],
    title: news.title,
    message: news.message,
    priority: news.priority,
    link: `/finance/${request.contract_id}`,
    onceKey: `signature-${news.about}-${request.id}`,
  });
  await announceSignatures(db, request.master_id);
}

export function announceSignatures(db: Db, masterId: number): Promise<void> {
  return announce(db, { masterId, to: 'agency', kind: 'signatures' });
}

/** By whom: nobody of the agency when a signer acts, or the product itself. */
export async function logSignature(
  db: Db,
  request: Told,
  action: (typeof SIGNATURE_LOG.actions)[number],
  { employeeId = null, ...more }: { employeeId?: number | null; reason?: string; file?: string } = {},
): Promise<void> {
  const { name, role, email } = request;
  await writeChange(
    db,
    { masterId: request.master_id, employeeId },
    {
      subject: SIGNATURE_LOG.subject,
      subjectId: request.contract_id,
      action,
      after: { signer: name, signerRole: role, signerEmail: email, ...more },
    },
  );
}
