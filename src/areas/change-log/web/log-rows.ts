import { dayOf } from '#platform/web/ui/local-days.ts';
import type { LogItem } from '../contract.ts';

/** So many entries of one kind in a row are one line. */
export const RUN_LEAST = 3;

/** A line of the log: an entry, or a run of entries of one kind, newest first. */
export interface LogRow {
  key: string;
  items: readonly [LogItem, ...LogItem[]];
  isRun: boolean;
  /** An entry that its run was unfolded to. */
  isInRun: boolean;
}

interface Folding {
  isUnfolded: (key: string) => boolean;
  /** Paper has every entry by itself. */
  isWhole: boolean;
}

/** The entries as lines: what one person did to one kind of record in a row on one day folds. */
export function logRows(items: readonly LogItem[], { isUnfolded, isWhole }: Folding): LogRow[] {
  return runsOf(items).flatMap((run) => {
    const [first] = run;
    if (isWhole || run.length < RUN_LEAST) return run.map((item) => rowOf(item));
    const key = `run ${first.id}`;
    const head: LogRow = { key, items: run, isRun: true, isInRun: false };
    return isUnfolded(key) ? [head, ...run.map((item) => rowOf(item, true))] : [head];
  });
}

type Run = [LogItem, ...LogItem[]];

function runsOf(items: readonly LogItem[]): Run[] {
  const runs: Run[] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run && isSameKind(run[0], item)) run.push(item);
    else runs.push([item]);
  }
  return runs;
}

function isSameKind(one: LogItem, other: LogItem): boolean {
  return (
    one.user === other.user &&
    one.subject === other.subject &&
    one.action === other.action &&
    dayOf(one.dateTime) === dayOf(other.dateTime)
  );
}

const rowOf = (item: LogItem, isInRun = false): LogRow => ({
  key: String(item.id),
  items: [item],
  isRun: false,
  isInRun,
});

interface Shown {
  items: readonly LogItem[];
  isFirstPage: boolean;
  isLastPage: boolean;
}

/** How many changes each day has; not said of a day that may go on on another page. */
export function changesByDay({ items, isFirstPage, isLastPage }: Shown): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { dateTime } of items) counts.set(dayOf(dateTime), (counts.get(dayOf(dateTime)) ?? 0) + 1);
  const [first, last] = [items[0], items.at(-1)];
  if (first && !isFirstPage) counts.delete(dayOf(first.dateTime));
  if (last && !isLastPage) counts.delete(dayOf(last.dateTime));
  return counts;
}
