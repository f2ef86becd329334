export interface Sort {
  key: string;
  reverse: boolean;
}

/** What a click on the head of a column makes of the order: none, ascending, descending, none. */
export function nextSort(sort: Sort | undefined, key: string): Sort | undefined {
  if (sort?.key !== key) return { key, reverse: false };
  return sort.reverse ? undefined : { key, reverse: true };
}

export type SortValue = string | number | null;

/** The rows in that order. What is empty comes last, whichever way the others go. */
export function sortRows<Row>(rows: readonly Row[], by: (row: Row) => SortValue, reverse: boolean): Row[] {
  const direction = reverse ? -1 : 1;
  return rows.toSorted((a, b) => compare(by(a), by(b), direction));
}

function compare(a: SortValue, b: SortValue, direction: number): number {
  if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
  if (typeof a === 'number' && typeof b === 'number') return (a - b) * direction;
  return String(a).localeCompare(String(b), 'en', { numeric: true, sensitivity: 'base' }) * direction;
}

function isEmpty(value: SortValue): boolean {
  return value === null || value === '';
}
