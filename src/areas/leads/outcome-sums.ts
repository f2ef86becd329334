import type { Outcome } from './list-contract.ts';

type Counts = Omit<Outcome, 'name'>;

/** What is neither sold nor closed. */
export const inWork = ({ leads, sold, closed }: Counts): number => leads - sold - closed;

export function totalOf(outcomes: readonly Counts[]): Counts & { working: number } {
  const sum = (of: (counts: Counts) => number) => outcomes.reduce((all, each) => all + of(each), 0);
  return {
    leads: sum(({ leads }) => leads),
    sold: sum(({ sold }) => sold),
    closed: sum(({ closed }) => closed),
    working: sum(inWork),
  };
}
