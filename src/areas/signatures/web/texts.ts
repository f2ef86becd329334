import { screenTexts } from '#platform/web/screen-texts.ts';
import type { SignatureState, SignerRole } from '../statuses.ts';

/** What the agency's own people read about signatures; what a signer reads has a catalogue of its own. */
export const texts = screenTexts({
  title: 'Signatures',
  none: 'Nobody was asked to sign yet.',
  labels: {
    signer: 'Signer',
    paper: 'Paper',
    email: 'Email',
    state: 'State',
    sent: 'Sent',
    last: 'Last',
    actions: 'Actions',
  },
  roles: { customer: 'Customer', agent: 'Agent' } satisfies Record<SignerRole, string>,
  states: {
    sent: 'Sent',
    viewed: 'Viewed',
    signed: 'Signed',
    declined: 'Declined',
    expired: 'Expired',
    replaced: 'Replaced',
  } satisfies Record<SignatureState, string>,
  sentBy: (moment: string, name: string) => `${moment} by ${name}`,
  /** What happened last. */
  last: {
    notSent: (failure: string) => `The email did not leave: ${failure}`,
    tryingAgain: (failure: string) => `Trying again. ${failure}`,
    onItsWay: 'The email is on its way.',
    declined: (moment: string, reason: string) => `${moment}: “${reason}”`,
    ends: (moment: string) => `Ends ${moment}.`,
    openedAndEnds: (opened: string, ends: string) => `Opened ${opened}. Ends ${ends}.`,
  },
  signedPdf: 'Signed PDF',
  resend: 'Resend',
  resending: {
    title: 'Send again',
    after: (name: string, days: number) => `${name} gets a new link for ${days} days. The old one ends.`,
    done: (email: string) => `A new link is on its way to ${email}.`,
  },
});
