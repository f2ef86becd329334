import { keyOfFile } from '#areas/attachments/server/public.ts';
import { SESSION_COOKIE, sessionOf } from '#platform/server/auth/session.ts';
import { hashOf, sealLink } from '#platform/server/auth/tokens.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { momentAt } from '#platform/shared/clock.ts';
import { USUAL_LANGUAGE } from '#platform/shared/languages.ts';
import type { declinePaper as declineEndpoint, Signed, signPaper as signEndpoint } from '../sign-contract.ts';
import { SIGN_TEXTS } from '../texts.ts';
import { finishSigned } from './finish-signed.ts';
import { linkIn, onRequest, refuseEnded } from './open-link.ts';
import { COPY_PURPOSE, readOriginal } from './show-paper.ts';
import { findRequest, markDeclined, markSigned, type RequestRow, type Signature } from './store.ts';
import { logSignature, tellSender } from './tell-agency.ts';

type SignCall = Call<typeof signEndpoint>;

/**
 * The signature is committed first; its paper is made after that, and again by a sweep if this process ends in the
 * middle. So whoever signs has signed, whatever happens to the printer.
 */
export async function signPaper(call: SignCall): Promise<Signed> {
  const { secrets, request: asked } = call;
  const found = await onRequest(call, async (db, request) => {
    refuseEnded(request);
    return { request, key: await keyOfFile(db, request.attachment_id) };
  });
  await readOriginal(call.files, found);
  const { request } = found;
  const signature = await signatureIn(call, request);
  const signedAt = await sign(call, request, signature);
  const isFinished = await finishSigned(call, request.master_id, request.id).catch((error: unknown) => {
    asked.log.warn({ err: error }, 'a signed paper is not finished and will be made later');
    return false;
  });
  return {
    signedAt,
    signedAtWords: momentAt(request.time_zone, signedAt),
    copy: isFinished ? sealLink(secrets.linkKey, COPY_PURPOSE, linkIn(call)) : '',
  };
}

async function signatureIn(call: SignCall, request: RequestRow): Promise<Signature> {
  const { body, request: asked } = call;
  return {
    signature: body.signature,
    address: asked.ip,
    browser: (asked.headers['user-agent'] ?? '').slice(0, 300),
    consent: SIGN_TEXTS[body.language].consent,
    language: body.language,
    sessionOf: await signedInAs(call, request.master_id),
  };
}

/** An employee of the agency whose session the browser has: it says who sat at the desk. */
async function signedInAs({ request, database }: SignCall, masterId: number): Promise<string> {
  const cookie = request.cookies[SESSION_COOKIE];
  const facts = cookie && (await database.findSession({ tokenHash: hashOf(cookie) }));
  if (!facts) return '';
  const session = sessionOf(JSON.parse(facts));
  return session.masterId === masterId ? `${session.name}, ${session.email}` : '';
}

async function sign({ database }: SignCall, request: RequestRow, signature: Signature): Promise<Date> {
  return database.asTenant({ masterId: request.master_id }, async (db) => {
    const signedAt = await markSigned(db, request, signature);
    // Of two at the same time the second is told what the first has made of it.
    if (!signedAt) throw await endedMeanwhile(() => findRequest(db, request.id));
    await logSignature(db, request, 'signed');
    await tellSender(db, request, {
      title: 'Signed',
      message: `${request.name} signed “${request.title}”.`,
      priority: 1,
      about: 'signed',
    });
    return signedAt;
  });
}

export function declinePaper(call: Call<typeof declineEndpoint>): Promise<void> {
  const { reason } = call.body;
  return onRequest(call, async (db, request) => {
    refuseEnded(request);
    if (!(await markDeclined(db, request, reason)))
      throw await endedMeanwhile(() => findRequest(db, request.id));
    await logSignature(db, request, 'declined by the signer', { reason });
    await tellSender(db, request, {
      title: 'Declined to Sign',
      message: `${request.name} declined to sign “${request.title}”${reason ? `: ${reason}` : '.'}`,
      priority: 2,
      about: 'declined',
    });
  });
}

async function endedMeanwhile(find: () => Promise<RequestRow | undefined>): Promise<unknown> {
  const request = await find();
  try {
    if (request) refuseEnded(request);
  } catch (refusal) {
    return refusal;
  }
  return refuse.conflict(SIGN_TEXTS[request?.language ?? USUAL_LANGUAGE].refusals.over);
}
