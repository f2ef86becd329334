import { MEMO_MAX } from '#areas/customers/contract.ts';
import { dayAt } from '#platform/shared/clock.ts';
import { showDay } from '#platform/shared/dates.ts';
import type { Lead, LeadNote } from './contract.ts';

type Wish = Pick<Lead, 'lineOfBusiness' | 'currentCarrier'>;

/**
 * What a new customer's memo takes over from the lead: what was wanted, then the notes, oldest first. A memo is
 * shorter than a long history: then the oldest notes stay only with the lead.
 */
export function customerMemo(lead: Wish, notesNewestFirst: readonly LeadNote[], timeZone: string): string {
  let memo = '';
  for (const { at, by, text } of notesNewestFirst) {
    const longer = [`${showDay(dayAt(timeZone, at))} ${by}: ${text}`, memo].filter(Boolean).join('\n');
    if (wish(lead).length + 1 + longer.length > MEMO_MAX) break;
    memo = longer;
  }
  return [wish(lead), memo].filter(Boolean).join('\n');
}

function wish({ lineOfBusiness, currentCarrier }: Wish): string {
  return [lineOfBusiness && `Wants ${lineOfBusiness}.`, currentCarrier && `Insured with ${currentCarrier}.`]
    .filter(Boolean)
    .join(' ');
}
