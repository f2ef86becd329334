import type { Flow } from './apr.ts';

/*
 * The same law, said once more and as simply as possible: one advance on the first day of a month, payments on the same
 * day of following months, time in months alone. Halving instead of any formula.
 */
export function monthlyApr(advance: number, payments: readonly { month: number; amount: number }[]): number {
  const worth = (rate: number) =>
    payments.reduce((sum, { month, amount }) => sum + amount / (1 + rate) ** month, 0) - advance;
  let low = 0;
  let high = 1;
  for (let turn = 0; turn < 300; turn += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > 0) low = middle;
    else high = middle;
  }
  return low * 12 * 100;
}

/** What is owed after each payment when interest runs day by day as for weeks; the last must be nothing. */
export function owedAtTheEnd(
  advances: readonly Flow[],
  payments: readonly Flow[],
  daysPerPeriod: number,
  rate: number,
): number {
  const begins = Date.parse(advances[0]?.date ?? '');
  const worth = (flows: readonly Flow[]) =>
    flows.reduce((sum, { date, amount }) => {
      const days = (Date.parse(date) - begins) / 86_400_000;
      const full = Math.floor(days / daysPerPeriod);
      const odd = (days - full * daysPerPeriod) / daysPerPeriod;
      return sum + amount / ((1 + rate) ** full * (1 + odd * rate));
    }, 0);
  return worth(advances) - worth(payments);
}
