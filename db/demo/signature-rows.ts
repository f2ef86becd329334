import { LINK_DAYS } from '#areas/signatures/rules.ts';
import type { PaperSummary } from '#areas/signatures/sign-contract.ts';
import type { SignatureState, SignerRole } from '#areas/signatures/statuses.ts';
import { SIGN_TEXTS } from '#areas/signatures/texts.ts';
import { type TableRow, table } from './table-loader.ts';

const REQUESTS = table('signature_requests', [
  'master_id',
  'id',
  'link',
  'contract_id',
  'attachment_id',
  'sha256',
  'title',
  'summary',
  'role',
  'name',
  'email',
  'language',
  'state',
  'sent_by',
  'sent_at',
  'expires_at',
  'viewed_at',
  'answered_at',
  'reason',
  'signature',
  'signed_attachment_id',
]);
const MAILS = table('signature_mails', ['master_id', 'request_id', 'kind', 'state', 'sent_at']);

/** A contract of the demo world whose paper was sent for signature, and what came of it. */
export interface DemoSigning {
  masterId: number;
  /** Of the request; the one after the last is the next. */
  id: number;
  contractId: number;
  /** The stored paper, and the SHA-256 of its bytes. */
  attachmentId: number;
  sha256: string;
  title: string;
  summary: PaperSummary;
  role: SignerRole;
  name: string;
  email: string;
  sentBy: number;
  /** Moments as YYYY-MM-DDTHH:MM:SSZ. */
  sentAt: string;
  state: SignatureState;
  /** Of a request that was looked at or answered. */
  at?: string;
  reason?: string;
  /** The signed paper; a signature without one is finished by the server after its start. */
  signedAttachmentId?: number;
}

const OPEN_MS = LINK_DAYS * 86_400_000;

/** The request with the mail that brought it. */
export function* signatureRows(signing: DemoSigning): Generator<TableRow> {
  const { masterId, id, state, at, sentAt } = signing;
  const isAnswered = state === 'signed' || state === 'declined';
  yield REQUESTS.row({
    master_id: masterId,
    id,
    link: `51600000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    contract_id: signing.contractId,
    attachment_id: signing.attachmentId,
    sha256: signing.sha256,
    title: signing.title,
    summary: JSON.stringify(signing.summary),
    role: signing.role,
    name: signing.name,
    email: signing.email,
    language: 'en',
    state,
    sent_by: signing.sentBy,
    sent_at: sentAt,
    expires_at: new Date(Date.parse(sentAt) + OPEN_MS).toISOString(),
    viewed_at: at ?? null,
    answered_at: isAnswered ? (at ?? sentAt) : null,
    reason: signing.reason ?? '',
    signature: state === 'signed' ? JSON.stringify(signatureOf(signing)) : null,
    signed_attachment_id: signing.signedAttachmentId ?? null,
  });
  yield MAILS.row({ master_id: masterId, request_id: id, kind: 'link', state: 'sent', sent_at: sentAt });
}

function signatureOf({ name }: DemoSigning) {
  return {
    signature: { kind: 'typed', name },
    address: '203.0.113.25',
    browser: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    consent: SIGN_TEXTS.en.consent,
    language: 'en',
    sessionOf: '',
  };
}
