import { pricesFrom } from '#areas/account-discounts/rules/client-price.ts';
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

/** A base price while it was in force. */
interface Reign {
  method: PaymentMethod;
  from: string;
  price: number;
}

/**
 * What an office cost and will cost: each payment method sets the price from its first day until the next one does, with
 * the base price that was in force. Discounts count on their days.
 */
export function priceTimeline(
  methods: readonly PaymentMethod[],
  today: string,
  dayOf: (moment: Date) => string,
): PriceTimeline {
  const reigns = reignsOf(methods, dayOf);
  const client = reigns.flatMap((reign, at) => clientPrices(reign, reigns[at + 1]?.from));
  const last = [today, client.at(-1)?.at ?? today].toSorted().at(-1) as string;
  return {
    base: changesOnly(reigns.map(({ from, price }) => ({ at: from, value: price }))),
    client: changesOnly(client),
    until: addMonths(last, AHEAD_MONTHS),
  };
}

/** In the order of time. Of several prices on one day the last counts. */
function reignsOf(methods: readonly PaymentMethod[], dayOf: (moment: Date) => string): Reign[] {
  const inOrder = methods.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const all = inOrder.flatMap((method, at) => {
    const end = inOrder[at + 1]?.createdAt;
    return method.basePrices
      .filter(({ from }) => !end || from < end)
      .map(({ from, price }) => ({ method, from: dayOf(from), price }));
  });
  return all.filter(({ from }, at) => all[at + 1]?.from !== from);
}

function clientPrices({ method, from, price }: Reign, end: string | undefined): StepPoint[] {
  const { lifetime_discount, discounts } = method;
  return pricesFrom({ cost: price, lifetime: lifetime_discount ?? undefined, discounts }, from)
    .filter((each) => end === undefined || each.from < end)
    .map((each) => ({ at: each.from, value: Math.max(0, each.price) }));
}

function changesOnly(points: readonly StepPoint[]): StepPoint[] {
  return points.filter(({ value }, at) => value !== points[at - 1]?.value);
}
