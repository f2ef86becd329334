import type { Cents } from '#platform/shared/money.ts';

/** The four kinds of money that make a total. */
export interface Parts {
  premium: Cents;
  policyFee: Cents;
  tax: Cents;
  mgaFee: Cents;
}

export const PART_NAMES = ['premium', 'policyFee', 'tax', 'mgaFee'] as const satisfies (keyof Parts)[];

export const NO_PARTS: Parts = { premium: 0, policyFee: 0, tax: 0, mgaFee: 0 };

export function totalOf(parts: Parts): Cents {
  return PART_NAMES.reduce((sum, name) => sum + parts[name], 0);
}

export function partsOf(from: Parts): Parts {
  return { premium: from.premium, policyFee: from.policyFee, tax: from.tax, mgaFee: from.mgaFee };
}

/** Each kind by itself. */
export function mapParts(make: (name: keyof Parts) => Cents): Parts {
  return { premium: make('premium'), policyFee: make('policyFee'), tax: make('tax'), mgaFee: make('mgaFee') };
}

export function negative(parts: Parts): Parts {
  // 0 stays 0: its negative is another number to a comparison.
  return mapParts((name) => (parts[name] === 0 ? 0 : -parts[name]));
}

/** In proportion to the weights, in whole cents; the remainder goes to the largest, of equal ones to the first. */
export function shareOut(amount: Cents, weights: readonly number[]): Cents[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => Number((BigInt(amount) * BigInt(weight)) / BigInt(all)));
  const rest = amount - shares.reduce((sum, share) => sum + share, 0);
  const largest = weights.indexOf(Math.max(...weights));
  return shares.map((share, at) => (at === largest ? share + rest : share));
}
