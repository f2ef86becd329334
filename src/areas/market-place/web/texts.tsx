import type { ReactNode } from 'react';
import { screenTexts } from '#platform/web/screen-texts.ts';
import type { AddOnState, Outcome } from '../rules.ts';

/** What the screens of this area say. */
export const texts = screenTexts({
  page: {
    title: 'Market Place',
    hint: 'Add-ons for your agency',
    findMore: (link: (words: string) => ReactNode) => (
      <>You can find more in {link('your agency’s own market place')}.</>
    ),
    addOns: 'Add-ons',
    none: 'There are no add-ons yet.',
  },
  states: {
    Yours: 'Yours',
    Requested: 'Requested',
    Available: 'Available',
  } satisfies Record<AddOnState, string>,
  tile: {
    included: 'Included',
    packageIncludes: 'Your package includes it',
    requestedBy: (name: string, day: string, note: string) =>
      `Requested by ${name} on ${day}${note && `: ${note}`}`,
    declinedOn: (day: string, answer: string) => `Declined on ${day}: ${answer}`,
  },
  request: {
    request: 'Request',
    requestOne: (addOn: string) => `Request ${addOn}`,
    hint: 'Your request goes to the provider, who applies the add-on or answers you here.',
    note: 'Note',
    done: (addOn: string) => `${addOn} is requested.`,
    notOffered: 'This add-on is not offered any more.',
  },
  requests: {
    title: 'Add-On Requests',
    open: (count: number) => `${count} open`,
    requestedBy: (name: string, moment: string) => `Requested by ${name}, ${moment}`,
    answer: (answer: string) => `Answer: ${answer}`,
    apply: 'Apply',
    applyOne: (addOn: string) => `Apply ${addOn}`,
    decline: 'Decline',
    declineOne: (addOn: string) => `Decline ${addOn}`,
  },
  outcomes: {
    applied: 'Applied',
    declined: 'Declined',
  } satisfies Record<Outcome, string>,
  decline: {
    answer: 'Answer',
    whoReads: (name: string) => `${name} reads this in the market place.`,
    done: (addOn: string) => `The request for ${addOn} is declined.`,
  },
});
