/** Where a row of an imported statement can be, in the order in which they are shown. */
export const PLACES = ['pool', 'file', 'forwarded', 'deleted', 'received', 'problem'] as const;

/** The month that most of the lines are of; of two, the later one. */
export function monthOfMost(months: readonly { month: string; rows: number }[]): string {
  const [most] = months.toSorted(
    (one, other) => other.rows - one.rows || other.month.localeCompare(one.month),
  );
  return most?.month ?? '';
}
