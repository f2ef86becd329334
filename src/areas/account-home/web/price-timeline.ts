import {
  type LimitedDiscount,
  type Priced,
  pricesFrom,
} from '#areas/account-discounts/rules/client-price.ts';
import type { PaymentMethod } from '#areas/account-payment-methods/contract.ts';
import { addMonths } from '#platform/shared/calendar.ts';
import type { StepPoint } from '#platform/web/charts/steps.tsx';

/** How far ahead of the last change the picture goes. */
const AHEAD_MONTHS = 2;

export interface PriceTimeline {
  base: StepPoint[];
  client: StepPoint[];
  until: string;
}

/** What the price is made of from a day on, until the next one. */
interface Reign {
  from: string;
  priced: Priced;
}

type DayOf = (moment: Date) => string;

/**
 * What an office cost and will cost: each payment method sets the price from its first day until the next one does, with
 * the base price and the discounts that it had on each day. Discounts count on their days.
 */
export function priceTimeline(methods: readonly PaymentMethod[], today: string, dayOf: DayOf): PriceTimeline {
  const inOrder = methods.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const reigns = inOrder.flatMap((method, at) => reignsOf(method, inOrder[at + 1], dayOf));
  const client = reigns.flatMap((reign, at) => clientPrices(reign, reigns[at + 1]?.from));
  const last = [today, client.at(-1)?.at ?? today].toSorted().at(-1) as string;
  return {
    base: changesOnly(reigns.map(({ from, priced }) => ({ at: from, value: priced.cost }))),
    client: changesOnly(client),
    until: addMonths(last, AHEAD_MONTHS),
  };
}

/** A discount as it was from a day on, until it was changed or deleted. */
interface Version extends LimitedDiscount {
  isLifetime: boolean;
  since: string;
  until: string | undefined;
}

/** From each day on which somebody changed what the price is made of. What was changed twice in a day counts as it was at its end. */
function reignsOf(method: PaymentMethod, next: PaymentMethod | undefined, dayOf: DayOf): Reign[] {
  const versions = versionsOf(method, dayOf);
  const costs = method.basePrices.map(({ from, price }) => ({ from: dayOf(from), price }));
  const first = dayOf(method.createdAt);
  const end = next && dayOf(next.createdAt);
  const days = [
    first,
    ...costs.map(({ from }) => from),
    ...versions.flatMap(({ since, until }) => [since, until]),
  ]
    .filter((day) => day !== undefined)
    .filter((day) => day >= first && (end === undefined || day < end));
  return [...new Set(days)].toSorted().map((day) => {
    const inForce = versions.filter(
      ({ since, until }) => since <= day && (until === undefined || day < until),
    );
    return {
      from: day,
      priced: {
        cost: costs.findLast(({ from }) => from <= day)?.price ?? method.office_amount,
        lifetime: inForce.find(({ isLifetime }) => isLifetime),
        discounts: inForce.filter(({ isLifetime }) => !isLifetime),
      },
    };
  });
}

function versionsOf(
  { lifetime_discount, discounts, formerDiscounts }: PaymentMethod,
  dayOf: DayOf,
): Version[] {
  const always = lifetime_discount && { ...lifetime_discount, effectiveDate: null, expirationDate: null };
  return [
    ...(always ? [{ ...always, isLifetime: true, since: dayOf(always.since), until: undefined }] : []),
    ...discounts.map((each) => ({ ...each, isLifetime: false, since: dayOf(each.since), until: undefined })),
    ...formerDiscounts.map((each) => ({ ...each, since: dayOf(each.since), until: dayOf(each.until) })),
  ];
}

function clientPrices({ from, priced }: Reign, end: string | undefined): StepPoint[] {
  return pricesFrom(priced, from)
    .filter((each) => end === undefined || each.from < end)
    .map((each) => ({ at: each.from, value: Math.max(0, each.price) }));
}

function changesOnly(points: readonly StepPoint[]): StepPoint[] {
  return points.filter(({ value }, at) => value !== points[at - 1]?.value);
}
