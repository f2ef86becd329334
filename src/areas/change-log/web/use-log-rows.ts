import { useState } from 'react';
import { usePrinting } from '#platform/web/print/printing.ts';
import type { PageAnswer } from '#platform/web/table/paged-query.ts';
import type { PagedRows } from '#platform/web/table/use-paged-rows.ts';
import type { LogItem } from '../contract.ts';
import { type LogRow, logRows } from './log-rows.ts';

/** The page of entries as lines that fold and unfold. */
export function useLogRows(list: PagedRows<PageAnswer<LogItem>>, hasFields: (item: LogItem) => boolean) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const isWhole = usePrinting();
  const { rows: items } = list;
  const canUnfold = ({ isRun, items: [item] }: LogRow) => isRun || hasFields(item);
  const isUnfolded = (key: string) => unfolded.has(key);
  const rows = items && logRows(items, { isUnfolded, isWhole });
  const foldable = items ? logRows(items, { isUnfolded: () => true, isWhole }).filter(canUnfold) : [];
  const areAllUnfolded = foldable.every(({ key }) => unfolded.has(key));
  return {
    list: { ...list, rows, answer: undefined },
    canUnfold,
    isUnfolded: ({ key }: LogRow) => unfolded.has(key),
    fold: (row: LogRow, isFolded: boolean) => {
      if (canUnfold(row))
        setUnfolded(
          (now) => new Set(isFolded ? [...now].filter((key) => key !== row.key) : [...now, row.key]),
        );
    },
    /** Nothing to fold, or what a button for all of them does next. */
    all:
      foldable.length === 0
        ? undefined
        : {
            areUnfolded: areAllUnfolded,
            toggle: () => setUnfolded(new Set(areAllUnfolded ? [] : foldable.map(({ key }) => key))),
          },
  };
}
