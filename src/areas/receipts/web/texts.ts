import { screenTexts } from '#platform/web/screen-texts.ts';
import { contracts, fees, overpayment, payment, policies, tender } from './texts/payment.ts';
import { labels, lines, list, notFound, posts, receipt, statuses, voiding } from './texts/receipt.ts';
import { standing } from './texts/standing.ts';

/** What the screens of this area say. */
export const texts = screenTexts({
  labels,
  statuses,
  list,
  receipt,
  lines,
  posts,
  voiding,
  notFound,
  payment,
  policies,
  contracts,
  fees,
  tender,
  overpayment,
  standing,
});
