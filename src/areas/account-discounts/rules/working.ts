import { clientPrice, type Priced, priceSteps, pricesFrom } from './client-price.ts';

/** A price as a call answers it: what it is today, how it comes about, and when it changes. */
export function priceAnswer(priced: Priced, today: string) {
  return {
    clientPrice: clientPrice(priced, today),
    working: {
      steps: priceSteps(priced, today).map(({ name, reduction, left }) => ({
        name,
        amountType: reduction?.amountType ?? null,
        amount: reduction?.amount ?? null,
        left,
      })),
      prices: pricesFrom(priced, today),
    },
  };
}
