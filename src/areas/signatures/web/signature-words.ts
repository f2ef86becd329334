import { officeMoment } from '#platform/web/office-today.ts';
import type { Tone } from '#platform/web/ui/state-badge.tsx';
import { say } from '#platform/web/wording.ts';
import type { SignatureRequest } from '../contract.ts';
import { whyNotResend } from '../rules.ts';
import type { SignatureState, SignerRole } from '../statuses.ts';
import { texts } from './texts.ts';

export const roleWord = (role: SignerRole): string => say(texts.roles[role]);

export const STATE_TONES: Readonly<Record<SignatureState, Tone>> = {
  sent: 'waits',
  viewed: 'work',
  signed: 'done',
  declined: 'problem',
  expired: 'closed',
  replaced: 'closed',
};

/** What happened last, with when; a mail that did not leave comes before everything else. */
export function lastWords(request: SignatureRequest): string {
  const { state, answeredAt, expiresAt, reason } = request;
  const answered = answeredAt ? officeMoment(answeredAt) : '';
  switch (state) {
    case 'sent':
    case 'viewed':
      return openWords(request);
    case 'declined':
      return reason ? texts.last.declined(answered, reason) : answered;
    case 'signed':
      return answered;
    case 'expired':
      return officeMoment(expiresAt);
    case 'replaced':
      return whyNotResend(request) ?? '';
  }
}

function openWords({ state, mail, viewedAt, expiresAt }: SignatureRequest): string {
  if (mail.state === 'failed') return texts.last.notSent(mail.failure);
  if (state === 'sent' && mail.state === 'queued')
    return mail.failure ? texts.last.tryingAgain(mail.failure) : texts.last.onItsWay;
  const ends = officeMoment(expiresAt);
  return viewedAt ? texts.last.openedAndEnds(officeMoment(viewedAt), ends) : texts.last.ends(ends);
}
