import { screenTexts } from '#platform/web/screen-texts.ts';
import { figures, head, schedule, terms } from './figures.ts';
import { attachments, ledger, log, paymentDetails, payments, policies, posting } from './records.ts';

/** What the page of a contract says: a part of its own, so that lists and forms do not load it. */
export const viewTexts = screenTexts({
  head,
  figures,
  schedule,
  terms,
  policies,
  ledger,
  payments,
  posting,
  paymentDetails,
  attachments,
  log,
});
