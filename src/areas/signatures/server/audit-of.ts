import type { SignedAudit } from '#platform/server/pdf/signed-paper.ts';
import { momentAt } from '#platform/shared/clock.ts';
import { deviceWords } from '#platform/shared/device.ts';
import { PAD } from '../sign-contract.ts';
import type { RequestRow } from './store.ts';

const ROLES = { customer: 'Customer', agent: 'Agent' } as const;

/** What the audit page says: who, when by the office's clock, from where, agreeing to what, over which bytes. */
export function auditOf(request: RequestRow): SignedAudit {
  const { signature: kept, answered_at: at } = request;
  if (!kept || !at) throw new Error('What is not signed has no audit page.');
  const { signature } = kept;
  const facts: [string, string][] = [
    ['Signed by', request.name],
    ['Email', request.email],
    ['Signs as', ROLES[request.role]],
    ['Signed at', `${momentAt(request.time_zone, at)} (${at.toISOString()})`],
    ['Sent at', momentAt(request.time_zone, request.sent_at)],
    ['Network address', kept.address],
    ['Browser', `${deviceWords(kept.browser)}: ${kept.browser || 'unnamed'}`],
    ['Kind of signature', signature.kind === 'typed' ? 'Name typed as the signature' : 'Drawn by hand'],
    ...(kept.sessionOf ? [['Signed in the session of', kept.sessionOf] satisfies [string, string]] : []),
    ['SHA-256 of the document', request.sha256],
    ['Request', `${request.master_id}-${request.id}`],
  ];
  return {
    agency: request.agency,
    title: request.title,
    consent: kept.consent,
    facts,
    signature:
      signature.kind === 'typed' ? { name: signature.name } : { strokes: signature.strokes, pad: PAD },
    signedAt: at,
  };
}
