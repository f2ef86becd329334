import type { Figure, Report } from './report.ts';

/** What a group or the total comes to, by the key of each figure; a share or an average of nothing is null. */
export type Figures = Record<string, number | null>;

/** Follows from other figures; the others are sums of rows. */
export const isDerived = ({ share, average }: Figure): boolean => Boolean(share ?? average);

/** The sums, and beside them the shares in hundredths of a percent and the averages that they make. */
export function withDerived({ figures }: Pick<Report, 'figures'>, sums: Readonly<Figures>): Figures {
  return Object.fromEntries(figures.map((figure) => [figure.key, figureOf(figure, sums)]));
}

function figureOf({ key, share, average }: Figure, sums: Readonly<Figures>): number | null {
  if (average) return averageOf(sums[average.of] ?? 0, sums[average.each] ?? 0);
  if (!share) return sums[key] ?? 0;
  const whole = share.in.reduce((sum, each) => sum + (sums[each] ?? 0), 0);
  return whole === 0 ? null : Math.round((10_000 * (sums[share.of] ?? 0)) / whole);
}

const averageOf = (sum: number, count: number) => (count === 0 ? null : Math.round(sum / count));

/** How much more or less than before, in hundredths of a percent; nothing when there was nothing before. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round((10_000 * (now - before)) / Math.abs(before));
}

/** The figure whose rows a figure opens: a share or an average opens those of what it is made of. */
export function openedBy({ figures }: Pick<Report, 'figures'>, key: string): string {
  const found = figures.find((figure) => figure.key === key);
  return found?.share?.of ?? found?.average?.of ?? key;
}
