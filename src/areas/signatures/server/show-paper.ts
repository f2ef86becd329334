import { keyOfFile } from '#areas/attachments/server/public.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { hashBytes } from '#platform/server/files/hash-bytes.ts';
import { wholeOf } from '#platform/server/files/whole-of.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { dayAt } from '#platform/shared/clock.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { showPhone } from '#platform/shared/phones.ts';
import { COPY_MINUTES } from '../rules.ts';
import type { paperFile, paperToSign, paperViewed, signedCopy } from '../sign-contract.ts';
import { SIGN_TEXTS } from '../texts.ts';
import { endingAt, onRequest, refuseEnded } from './open-link.ts';
import { markViewed, type RequestRow } from './store.ts';
import { logSignature, tellSender } from './tell-agency.ts';

/** What the page shows; of a link that is over, only whom to call. */
export function showPaper(call: Call<typeof paperToSign>): Promise<AnswerOf<typeof paperToSign>> {
  return onRequest(call, async (_, request) => {
    const { language, role, name, email, title, summary } = request;
    const agency = { name: request.agency, phone: showPhone(request.phone) };
    const ending = endingAt(request);
    if (ending) return { state: ending, agency, language };
    const lastDay = dayAt(request.time_zone, request.expires_at);
    return { state: 'open', agency, language, role, name, email, title, lastDay, summary };
  });
}

export async function sendPaperFile(call: Call<typeof paperFile>): Promise<Uint8Array<ArrayBuffer>> {
  const found = await onRequest(call, async (db, request) => {
    refuseEnded(request);
    return { request, key: await keyOfFile(db, request.attachment_id) };
  });
  return shown(call, found.request, await readOriginal(call.files, found));
}

/** Right after signing, the copy can be had by the link that only the signer's page was given. */
export async function sendSignedCopy(call: Call<typeof signedCopy>): Promise<Uint8Array<ArrayBuffer>> {
  const { request, key } = await onRequest(
    call,
    async (db, found) => {
      const { signed_attachment_id: signed, answered_at: at } = found;
      if (signed === null || !at || at.getTime() < Date.now() - COPY_MINUTES * 60_000)
        throw refuse.notFound();
      return { request: found, key: await keyOfFile(db, signed) };
    },
    COPY_PURPOSE,
  );
  const content = await call.files.open(key);
  if (!content) throw refuse.notFound();
  return shown(call, request, await wholeOf(content));
}

export const COPY_PURPOSE = 'signed-copy';

function shown(
  { reply }: Pick<Call<typeof paperFile>, 'reply'>,
  { contract_id, state }: RequestRow,
  bytes: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> {
  const name = state === 'signed' ? 'signed' : 'agreement';
  void reply.header('content-disposition', `inline; filename="${name}-${contract_id}.pdf"`);
  return bytes;
}

/** The bytes that were sent for signature, and no others. */
export async function readOriginal(
  files: FileStore,
  { request, key }: { request: RequestRow; key: string },
): Promise<Buffer<ArrayBuffer>> {
  const content = await files.open(key);
  const bytes = content && (await wholeOf(content));
  if (!bytes || (await hashBytes(bytes)) !== request.sha256)
    throw refuse.conflict(SIGN_TEXTS[request.language].notShown(request.agency));
  return bytes;
}

/** Said by the page that shows the paper. Said again, or of a paper that is over, it changes nothing. */
export function notePaperViewed(call: Call<typeof paperViewed>): Promise<void> {
  return onRequest(call, async (db, request) => {
    if (endingAt(request) || !(await markViewed(db, request.id))) return;
    await logSignature(db, request, 'looked at by the signer');
    await tellSender(db, request, {
      title: 'Looked At for Signature',
      message: `${request.name} opened “${request.title}”.`,
      priority: 0,
      about: 'viewed',
    });
  });
}
