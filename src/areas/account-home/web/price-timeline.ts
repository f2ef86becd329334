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

/**
 * What an office cost and will cost: each payment method sets the price from its first day until the next one does.
 * Discounts count on their days. A base price that was edited shows as it is now; the history has what it was.
 */
export function priceTimeline(
  methods: readonly PaymentMethod[],
  today: string,
  dayOf: (moment: Date) => string,
): PriceTimeline {
  const inOrder = methods.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const parts = inOrder.map((method, at) => {
    const next = inOrder[at + 1];
    const from = dayOf(method.createdAt);
    const priced = {
      cost: method.office_amount,
      lifetime: method.lifetime_discount ?? undefined,
      discounts: method.discounts,
    };
    const isOver = (day: string) => next !== undefined && day >= dayOf(next.createdAt);
    const client = pricesFrom(priced, from)
      .filter((price) => !isOver(price.from))
      .map(({ from: day, price }) => ({ at: day, value: Math.max(0, price) }));
    return { base: isOver(from) ? [] : [{ at: from, value: method.office_amount }], client };
  });
  const client = parts.flatMap((part) => part.client);
  const last = [today, client.at(-1)?.at ?? today].toSorted().at(-1) as string;
  return { base: parts.flatMap((part) => part.base), client, until: addMonths(last, AHEAD_MONTHS) };
}
