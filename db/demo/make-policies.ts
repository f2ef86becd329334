import { COMMERCIAL_LINES, policyTypeOf, usualMonths } from '#areas/policies/rules.ts';
import { addMonths } from '#platform/shared/calendar.ts';
import { daysBefore } from './days.ts';
import type { Random } from './random.ts';

export interface DemoProduct {
  id: number;
  line: string;
  /** The front of its policies' numbers. */
  prefix: string;
}

/** One term of a policy; those of one policy follow one another. */
export interface DemoTerm {
  policy_number: string;
  product_id: number;
  policy_type: string;
  purpose: 'NEW' | 'RWL' | 'RWR';
  status: 'pending' | 'active' | 'renewed' | 'cancelled';
  effdate: string;
  expdate: string;
  premium: number;
  policy_fee: number;
  tax: number;
  mga_fee: number;
  cancelled_on: string | null;
  cancel_reason: string;
  memo: string;
  created_at: string;
}

export interface PolicyPlan {
  product: DemoProduct;
  number: string;
  /** The state of the last term. */
  end: 'in force' | 'expiring' | 'expired' | 'cancelled' | 'pending';
  terms: number;
  /** Of the last term. */
  memo: string;
  /** Written anew in place of another policy. */
  isRewrite?: boolean;
}

const REASONS = [
  'Sold the vehicle',
  'Moved out of state',
  'Non-payment',
  'Found a better price',
  'Duplicate',
];
const MEMOS = [
  'Auto pay on the 5th.',
  'Wants a review before it renews.',
  'Proof of prior insurance on file.',
];
/** In dollars a month, by what is insured. */
const PREMIUMS: Readonly<Record<string, readonly [number, number]>> = {
  'Personal Auto': [90, 320],
  'Commercial Auto': [280, 1400],
  Homeowners: [130, 520],
  Renters: [12, 40],
  Flood: [40, 160],
  Life: [25, 140],
};
const OTHER_PREMIUM = [30, 300] as const;
const DOLLAR = 100;

/** The states of policies, the usual ones more often. */
const ENDS: readonly PolicyPlan['end'][] = [
  ...(Array(6).fill('in force') as 'in force'[]),
  'expiring',
  'expired',
  'cancelled',
  'pending',
];

export function makePlan(random: Random, product: DemoProduct): PolicyPlan {
  const end = random.pick(ENDS);
  const terms = end === 'pending' ? 1 : random.int(1, 5);
  const memo = random.chance(0.25) ? random.pick(MEMOS) : '';
  return { product, number: random.fill(`${product.prefix}-######`), end, terms, memo };
}

/** The terms of one policy, the oldest first. */
export function makeTerms(random: Random, plan: PolicyPlan, today: string): DemoTerm[] {
  const { product, end, terms } = plan;
  const months = usualMonths(product.line);
  const last = lastExpiry(random, end, months, today);
  let amounts = makeAmounts(random, product.line, months);
  return Array.from({ length: terms }, (_, at) => {
    const expdate = addMonths(last, -months * (terms - 1 - at));
    const effdate = addMonths(expdate, -months);
    const isLast = at === terms - 1;
    if (at > 0) amounts = raised(random, amounts);
    return {
      policy_number: plan.number,
      product_id: product.id,
      policy_type: policyTypeOf(product.line),
      purpose: at > 0 ? 'RWL' : plan.isRewrite ? 'RWR' : 'NEW',
      effdate,
      expdate,
      ...amounts,
      ...(isLast ? lastState(random, end, effdate, expdate, today) : RENEWED),
      memo: isLast ? plan.memo : '',
      created_at: `${earlier(daysBefore(effdate, random.int(1, 20)), daysBefore(today, 1))} 16:20:00Z`,
    };
  });
}

type State = Pick<DemoTerm, 'status' | 'cancelled_on' | 'cancel_reason'>;

const RENEWED: State = { status: 'renewed', cancelled_on: null, cancel_reason: '' };

function lastState(
  random: Random,
  end: PolicyPlan['end'],
  effdate: string,
  expdate: string,
  today: string,
): State {
  if (end !== 'cancelled') return { ...RENEWED, status: end === 'pending' ? 'pending' : 'active' };
  const cancelled_on = cancelDay(random, effdate, expdate, today);
  return { status: 'cancelled', cancelled_on, cancel_reason: random.pick(REASONS) };
}

type Amounts = Pick<DemoTerm, 'premium' | 'policy_fee' | 'tax' | 'mga_fee'>;

function makeAmounts(random: Random, line: string, months: number): Amounts {
  const [least, most] = PREMIUMS[line] ?? OTHER_PREMIUM;
  const premium = random.int(least * months, most * months) * DOLLAR;
  const isBrokered = COMMERCIAL_LINES.includes(line) || random.chance(0.2);
  return {
    premium,
    policy_fee: random.pick([0, 2500, 3500]),
    tax: taxOf(premium),
    mga_fee: isBrokered ? random.pick([5000, 7500]) : 0,
  };
}

/** What it costs mostly rises a little with each term. */
function raised(random: Random, { premium: before, ...others }: Amounts): Amounts {
  const premium = before + Math.round((before * random.int(-2, 9)) / 100);
  return { ...others, premium, tax: taxOf(premium) };
}

function taxOf(premium: number): number {
  return Math.round(premium * 0.0175);
}

/** No later than the 28th, so that every term of a policy begins on the same day of its month. */
function lastExpiry(random: Random, end: PolicyPlan['end'], months: number, today: string): string {
  const ahead = (days: number) => toMonthDay(daysBefore(today, -days));
  if (end === 'pending') return addMonths(ahead(random.int(4, 30)), months);
  if (end === 'expired') return toMonthDay(daysBefore(today, random.int(4, 200)));
  return ahead(end === 'expiring' ? random.int(4, 28) : random.int(32, months * 30 - 4));
}

function toMonthDay(day: string): string {
  return Number(day.slice(8)) > 28 ? `${day.slice(0, 8)}28` : day;
}

function cancelDay(random: Random, effdate: string, expdate: string, today: string): string {
  const end = earlier(daysBefore(expdate, 1), today);
  const days = Math.max(0, Math.round((Date.parse(end) - Date.parse(effdate)) / 86_400_000));
  return daysBefore(end, random.int(0, days));
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
