import type { Cents } from '#platform/shared/money.ts';
import { showCount } from '#platform/shared/show-count.ts';

/** An amount where a chart has no room for all of it: $950, $4.2k, $86k, $1.2M. */
export function shortMoney(cents: Cents): string {
  const dollars = Math.abs(cents) / 100;
  const sign = cents < 0 ? '−' : '';
  // What would round up to 1000 of a unit is one of the next.
  if (dollars < 999.5) return `${sign}$${Math.round(dollars)}`;
  if (dollars < 999_500) return `${sign}$${digits(dollars / 1000)}k`;
  return `${sign}$${digits(dollars / 1_000_000)}M`;
}

function digits(value: number): string {
  return value < 9.95 ? String(Number(value.toFixed(1))) : showCount(Math.round(value));
}
