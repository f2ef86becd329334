import type { Figure, Report } from './report.ts';

/** How the figures of a report are counted, made of what the report says of itself. */
export function howCounted({ counts, figures, note }: Report): string {
  const named = (key: string) => figures.find((figure) => figure.key === key)?.label ?? key;
  const derived = figures.map((figure) => derivedWords(figure, named)).filter((words) => words !== '');
  return [
    `${counts} in the chosen days.`,
    ...(note ? [note] : []),
    ...derived,
    'Click any number to see the records behind it.',
  ].join(' ');
}

function derivedWords({ label, share, average }: Figure, named: (key: string) => string): string {
  if (share) return `${label} is the share of ${named(share.of)} in ${share.in.map(named).join(' and ')}.`;
  if (average) return `${label} is ${named(average.of)} divided by ${named(average.each)}.`;
  return '';
}

export const HOW_RENEWALS =
  'Policies that expire in the next 30 days and are not renewed yet, not counting pending or cancelled ones.';

export const HOW_FINANCE_DUE =
  'Payments of approved finance contracts that are due this week and not paid yet.';
