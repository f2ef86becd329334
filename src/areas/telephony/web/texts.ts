import { screenTexts } from '#platform/web/screen-texts.ts';
import type { PhoneCall } from '../contract.ts';
import type { CallState } from '../rules.ts';

/** What the screens of telephony say. */
export const texts = screenTexts({
  title: 'Telephony',
  on: 'On',
  off: 'Off',
  header: {
    switchOn: 'Switch telephony on',
    switchOff: 'Switch telephony off',
    window: 'Telephony window',
    openWindow: 'Open the telephony window',
    windowBlocked: 'Your browser kept the telephony window from opening. Allow pop-ups for this page.',
  },
  /** Beside a telephone number on any screen. */
  clickToCall: {
    call: (number: string) => `Call ${number}`,
    whyOff: 'Telephony is switched off. Switch it on in the header to call.',
  },
  dialing: {
    howToBegin: 'Dial a number, or open one of the recent calls to read and change its notes.',
    form: 'Dial',
    number: 'Number to call',
    notDialable: 'Enter a telephone number with ten digits, like (305) 555-0142.',
    /** Before the name of the customer. */
    forCustomer: 'For',
    withoutCustomer: 'Call without the customer',
    call: 'Call',
    whyOff: 'Telephony is switched off. Switch it on above to call.',
    whyOnCall: 'You are on a call. Hang up first.',
  },
  call: {
    with: (number: string) => `Call with ${number}`,
    states: { ringing: 'Ringing', connected: 'Connected' } satisfies Record<
      Exclude<CallState, 'ended'>,
      string
    >,
    outcomes: {
      completed: 'Completed',
      busy: 'Busy',
      'no answer': 'No answer',
      failed: 'Line failed',
      cancelled: 'Cancelled',
    } satisfies Record<Exclude<PhoneCall['outcome'], ''>, string>,
    hangUp: 'Hang up',
    dialAgain: 'Dial again',
  },
  notes: {
    label: 'Notes',
    tooLong: (most: number) => `At most ${most} characters.`,
    saving: 'Saving …',
    notSavedYet: 'Not saved yet',
    saved: 'Saved',
    retry: 'Try again',
    changedElsewhere: 'Changed in another window.',
    afterChoice: 'The notes you do not choose are lost. To keep both, close this and copy what you need.',
  },
  recent: {
    title: 'Recent calls',
    none: 'No calls yet. Dial a number to make your first.',
  },
});
