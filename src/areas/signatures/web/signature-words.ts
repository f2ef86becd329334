import { officeMoment } from '#platform/web/office-today.ts';
import type { Tone } from '#platform/web/ui/state-badge.tsx';
import { say } from '#platform/web/wording.ts';
import type { SignatureRequest } from '../contract.ts';
import { whyNotResend } from '../rules.ts';
import type { SignatureState, SignerRole } from '../statuses.ts';

export const roleWord = (role: SignerRole): string => (role === 'customer' ? say('Customer') : 'Agent');

export const STATE_LOOKS: Readonly<Record<SignatureState, { tone: Tone; word: string }>> = {
  sent: { tone: 'waits', word: 'Sent' },
  viewed: { tone: 'work', word: 'Viewed' },
  signed: { tone: 'done', word: 'Signed' },
  declined: { tone: 'problem', word: 'Declined' },
  expired: { tone: 'closed', word: 'Expired' },
  replaced: { tone: 'closed', word: 'Replaced' },
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
      return reason ? `${answered}: “${reason}”` : answered;
    case 'signed':
      return answered;
    case 'expired':
      return officeMoment(expiresAt);
    case 'replaced':
      return whyNotResend(request) ?? '';
  }
}

function openWords({ state, mail, viewedAt, expiresAt }: SignatureRequest): string {
  if (mail.state === 'failed') return `The email did not leave: ${mail.failure}`;
  if (state === 'sent' && mail.state === 'queued')
    return mail.failure ? `Trying again. ${mail.failure}` : 'The email is on its way.';
  return `${viewedAt ? `Opened ${officeMoment(viewedAt)}. ` : ''}Ends ${officeMoment(expiresAt)}.`;
}
