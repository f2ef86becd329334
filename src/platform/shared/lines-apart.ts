/** Before and after, as lines: a list has one for each of its rows that is on one side alone. */
export interface Sides {
  one: string[];
  other: string[];
  /** A list that has further lines: without `other` it is not empty. */
  hasMore?: true;
}

/** The lines that are on one side alone; nothing if none is. */
export function linesApart(before: readonly string[], after: readonly string[]): Sides | undefined {
  const [had, has] = [new Set(before), new Set(after)];
  const one = before.filter((line) => !has.has(line));
  const other = after.filter((line) => !had.has(line));
  if (one.length + other.length === 0) return undefined;
  return { one, other, ...(after.length > other.length && { hasMore: true }) };
}
