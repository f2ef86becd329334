import { showDay } from '#platform/shared/dates.ts';
import { type Cents, type PercentHundredths, showMoney, showPercent } from '#platform/shared/money.ts';

export const KINDS = ['none', 'short', 'rate', 'overpaid', 'chargeback'] as const;
/** What is wrong with the commission of a term. */
export type Kind = (typeof KINDS)[number];

export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  none: 'No commission',
  short: 'Short-paid',
  rate: 'Wrong rate',
  overpaid: 'Overpaid',
  chargeback: 'Charged back',
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
  /** The agreed percent of it; of a cancelled term, of the days that it was in force. */
  expected: Cents;
  percent: PercentHundredths;
  /** How many lines brought money, what they come to, and the premium that they name. */
  paidLines: number;
  received: Cents;
  commissionable: Cents;
  /** What was taken back of it, as a loss. */
  chargedBack: Cents;
}

/** Half a cent away from zero. */
const partOf = (amount: Cents, percent: PercentHundredths): Cents =>
  Math.sign(amount) * Math.round((Math.abs(amount) * percent) / 10_000);

/**
 * A term without a paid line has no commission. One that comes to what was expected is right, however it was paid. One
 * that comes to more because it was paid several times, or of a premium above the term's, is overpaid whatever the rate:
 * money goes back. One of which so much was taken back that it comes to less is charged back. One whose lines are paid
 * at another rate than the agreed one has a wrong rate, too much as well as too little; one that is paid at the right
 * rate is short-paid, or overpaid when the carrier has not taken back what a cancelled term was not in force.
 */
export function kindOf(judged: Judged, tolerance: Cents): Kind | undefined {
  const { premium, expected, percent, paidLines, received, commissionable, chargedBack } = judged;
  if (paidLines === 0) return 'none';
  const difference = received - expected;
  if (Math.abs(difference) <= tolerance) return undefined;
  if (difference > 0 && (paidLines > 1 || commissionable > premium)) return 'overpaid';
  if (difference < 0 && chargedBack < 0) return 'chargeback';
  if (Math.abs(received - partOf(commissionable, percent)) > tolerance) return 'rate';
  return difference < 0 ? 'short' : 'overpaid';
}

interface Term {
  premium: Cents;
  percent: PercentHundredths;
  effdate: string;
  expdate: string;
  /** Null while it is in force. */
  cancelledOn: string | null;
}

const DAY_MS = 86_400_000;
const daysBetween = (first: string, last: string) =>
  Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS);

/** How long a term is, and how many of its days it was in force. */
export function daysOf({ effdate, expdate, cancelledOn }: Pick<Term, 'effdate' | 'expdate' | 'cancelledOn'>) {
  const of = daysBetween(effdate, expdate);
  const inForce = cancelledOn === null ? of : Math.min(of, Math.max(0, daysBetween(effdate, cancelledOn)));
  return { of, inForce };
}

/** The agreed percent of the premium, pro rata by days when the term was cancelled; half a cent away from zero. */
export function expectedOf(term: Term): Cents {
  const { of, inForce } = daysOf(term);
  if (of <= 0 || inForce === of) return partOf(term.premium, term.percent);
  return Math.round((term.premium * term.percent * inForce) / (10_000 * of));
}

interface Counted extends Term {
  expected: Cents;
  received: Cents;
  chargedBack: Cents;
  /** When the product got another percent, if that was after the term began. */
  rateChangedOn: string | null;
}

/** How what is expected of a term, and what was received, are counted. */
export function workingWords(term: Counted): string[] {
  const { of, inForce } = daysOf(term);
  const whole = `${showPercent(term.percent)} of ${showMoney(term.premium)}`;
  const full = showMoney(partOf(term.premium, term.percent));
  const words =
    inForce < of && term.cancelledOn !== null
      ? [
          `Expected: ${whole} is ${full}. Cancelled ${showDay(term.cancelledOn)}: in force ${inForce} of ${of} days, so ${showMoney(term.expected)}.`,
        ]
      : [`Expected: ${whole} is ${full}.`];
  if (term.rateChangedOn)
    words.push(
      `The percent was agreed when the term began; the product has another one since ${showDay(term.rateChangedOn)}.`,
    );
  if (term.chargedBack < 0)
    words.push(
      `Received: ${showMoney(term.received - term.chargedBack)} paid, ${showMoney(-term.chargedBack)} charged back.`,
    );
  return words;
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
  chargeback: 'More commission was charged back for this term than we expected.',
};

const REQUEST = 'Please tell us when it will be paid, or why it differs.';
const REQUESTS: Readonly<Record<Kind, string>> = {
  none: REQUEST,
  short: REQUEST,
  rate: REQUEST,
  overpaid: 'Please tell us why it differs, or how you will correct it.',
  chargeback: 'Please tell us how the charge-back was counted, or when the difference will be paid.',
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
