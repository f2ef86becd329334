import type { Cents, PercentHundredths } from '#platform/shared/money.ts';

export const KINDS = ['none', 'short', 'rate', 'overpaid'] as const;
/** What is wrong with the commission of a term. */
export type Kind = (typeof KINDS)[number];

export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  none: 'No commission',
  short: 'Short-paid',
  rate: 'Wrong rate',
  overpaid: 'Overpaid',
};

/** The columns that sort, by the field that they show. */
export const REPORT_SORTS = [
  'kind',
  'company',
  'customer',
  'policy',
  'effdate',
  'premium',
  'paidPercent',
  'expected',
  'received',
  'difference',
] as const;
export type ReportSort = (typeof REPORT_SORTS)[number];

/** A difference up to a dollar is a matter of rounding. */
export const USUAL_TOLERANCE: Cents = 100;

export interface Judged {
  /** Of the term. */
  premium: Cents;
  /** The product's percent of it. */
  expected: Cents;
  percent: PercentHundredths;
  /** How many lines brought money, what they come to, and the premium that they name. */
  paidLines: number;
  received: Cents;
  commissionable: Cents;
}

/** Half a cent away from zero. */
const partOf = (amount: Cents, percent: PercentHundredths): Cents =>
  Math.sign(amount) * Math.round((Math.abs(amount) * percent) / 10_000);

/**
 * A term without a paid line has no commission. One that comes to more than expected because it was paid several
 * times, or of a premium above the term's, is overpaid whatever the rate: money goes back. One whose lines are paid at
 * another rate than the product's has a wrong rate, too much as well as too little; one that is paid at the right rate
 * and comes to less than expected is short-paid.
 */
export function kindOf(judged: Judged, tolerance: Cents): Kind | undefined {
  const { premium, expected, percent, paidLines, received, commissionable } = judged;
  if (paidLines === 0) return 'none';
  if (received - expected > tolerance && (paidLines > 1 || commissionable > premium)) return 'overpaid';
  if (Math.abs(received - partOf(commissionable, percent)) > tolerance) return 'rate';
  if (expected - received > tolerance) return 'short';
  return received - expected > tolerance ? 'overpaid' : undefined;
}

/** The share paid of the premium that the lines name; nothing when they name none. */
export function rateOf({
  received,
  commissionable,
}: Pick<Judged, 'received' | 'commissionable'>): PercentHundredths | null {
  return commissionable === 0 ? null : Math.round((received * 10_000) / commissionable);
}

interface Asked {
  policy: string;
  customer: string;
  effdate: string;
  expected: string;
  received: string;
  kind: Kind;
}

const QUESTIONS: Readonly<Record<Kind, string>> = {
  none: 'We have not received a commission for this term.',
  short: 'The commission that we received for this term is less than we expected.',
  rate: 'The commission that we received for this term was paid at a rate other than the one agreed.',
  overpaid: 'The commission that we received for this term is more than we expected.',
};

const REQUEST = 'Please tell us when it will be paid, or why it differs.';
const REQUESTS: Readonly<Record<Kind, string>> = {
  none: REQUEST,
  short: REQUEST,
  rate: REQUEST,
  overpaid: 'Please tell us why it differs, or how you will correct it.',
};

/** A mail to the carrier, ready to be sent. */
export function mailTo(email: string, asked: Asked): string {
  const subject = `Commission for policy ${asked.policy}`;
  const body = [
    `Policy: ${asked.policy}`,
    `Insured: ${asked.customer}`,
    `Effective: ${asked.effdate}`,
    `Expected commission: ${asked.expected}`,
    `Received commission: ${asked.received}`,
    '',
    QUESTIONS[asked.kind],
    REQUESTS[asked.kind],
  ].join('\r\n');
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
