import { screenTexts } from '#platform/web/screen-texts.ts';
import type { RequestKind, RequestResult } from '../statuses.ts';

/** What the screens of this area say. */
export const texts = screenTexts({
  postAlert: {
    alert: 'Alert',
    postManually: 'Post Manually',
    ok: 'Ok',
  },
  requests: {
    title: 'Finance requests',
    admin: 'Admin',
    sentLately: 'Sent to finance companies in the last 90 days',
    any: 'Any',
    noneMatch: 'No requests match. Change the filters.',
    none: 'No finance company was asked yet.',
    /** What each column is called, and the filter on it. */
    labels: {
      when: 'When',
      company: 'Company',
      askedFor: 'Asked for',
      result: 'Result',
      details: 'Details',
      status: 'Status',
      time: 'Time',
      operation: 'Operation',
    },
    kinds: {
      quote: 'Quote',
      contract: 'Contract',
      'endorsement-quote': 'Endorsement quote',
      endorsement: 'Endorsement',
      payment: 'Payment',
      reversal: 'Payment reversal',
      status: 'Payment details',
    } satisfies Record<RequestKind, string>,
    results: {
      answered: 'Answered',
      refused: 'Refused',
      failed: 'Failed',
    } satisfies Record<RequestResult, string>,
    milliseconds: (count: number) => `${count} ms`,
    seconds: (count: string) => `${count} s`,
  },
});
