import type { Figure, Report } from './report.ts';

/** What a group or the total comes to, by the key of each figure; a share of nothing is null. */
export type Figures = Record<string, number | null>;

/** The shares beside the sums that they are made of, in hundredths of a percent. */
export function withShares({ figures }: Pick<Report, 'figures'>, sums: Readonly<Figures>): Figures {
  return Object.fromEntries(figures.map((figure) => [figure.key, figureOf(figure, sums)]));
}

function figureOf({ key, share }: Figure, sums: Readonly<Figures>): number | null {
  if (!share) return sums[key] ?? 0;
  const whole = share.in.reduce((sum, each) => sum + (sums[each] ?? 0), 0);
  return whole === 0 ? null : Math.round((10_000 * (sums[share.of] ?? 0)) / whole);
}

/** How much more or less than before, in hundredths of a percent; nothing when there was nothing before. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round((10_000 * (now - before)) / Math.abs(before));
}

/** The figure whose rows a figure opens: a share opens those of what it is the share of. */
export function openedBy({ figures }: Pick<Report, 'figures'>, key: string): string {
  return figures.find((figure) => figure.key === key)?.share?.of ?? key;
}
