import type { SignedAudit } from '#platform/server/pdf/signed-paper.ts';
import { momentAt } from '#platform/shared/clock.ts';
import { deviceWords } from '#platform/shared/device.ts';
import { DEVICE_TEXTS } from '#platform/shared/texts.ts';
import { PAD } from '../sign-contract.ts';
import { SIGN_TEXTS } from '../texts.ts';
import type { RequestRow } from './store.ts';
import { titleIn } from './title-in.ts';

/** What the audit page says, in the language of the signing: who, when by the office's clock, from where, agreeing to what, over which bytes. */
export function auditOf(request: RequestRow): SignedAudit {
  const { signature: kept, answered_at: at } = request;
  if (!kept || !at) throw new Error('What is not signed has no audit page.');
  const { signature, language } = kept;
  const texts = SIGN_TEXTS[language].audit;
  const facts: [string, string][] = [
    [texts.signedBy, request.name],
    [texts.email, request.email],
    [texts.signsAs, texts.roles[request.role]],
    [texts.signedAt, `${momentAt(request.time_zone, at)} (${at.toISOString()})`],
    [texts.sentAt, momentAt(request.time_zone, request.sent_at)],
    [texts.address, kept.address],
    [texts.browser, `${deviceWords(kept.browser, DEVICE_TEXTS[language])}: ${kept.browser || texts.unnamed}`],
    [texts.kind, signature.kind === 'typed' ? texts.typed : texts.drawn],
    ...(kept.sessionOf ? [[texts.sessionOf, kept.sessionOf] satisfies [string, string]] : []),
    [texts.sha256, request.sha256],
    [texts.request, `${request.master_id}-${request.id}`],
    [texts.agreedTo, kept.consent],
  ];
  return {
    agency: request.agency,
    title: titleIn(language, request),
    heading: texts.heading,
    language,
    facts,
    signature:
      signature.kind === 'typed' ? { name: signature.name } : { strokes: signature.strokes, pad: PAD },
    signedAt: at,
  };
}
