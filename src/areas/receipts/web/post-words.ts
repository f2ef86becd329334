import type { FinancePost } from '#areas/finance-gateway/contract.ts';

export const REVERSE_BY_HAND =
  'The payment was posted manually: contact the finance company to reverse it there as well.';

const STATES: Record<FinancePost['posted'], string> = {
  pending: 'Being posted to the finance company',
  posted: 'Posted',
  failed: 'Not posted to the finance company',
  manual: 'Posted manually',
};

const REVERSALS: Record<NonNullable<FinancePost['reversal']>, string> = {
  cancelled: 'Never posted',
  waiting: 'Being reversed at the finance company',
  reversed: 'Reversed at the finance company',
  'by hand': 'Posted manually, to be reversed by hand',
};

/** How far a payment has come, with the number that the finance company gave it. */
export function lineWords({ posted, reversal, message, isSandbox }: FinancePost): string {
  if (reversal !== null) return REVERSALS[reversal];
  if (posted === 'posted') return `${STATES.posted}: ${message}`;
  return isSandbox ? `${STATES[posted]} (SANDBOX)` : STATES[posted];
}
