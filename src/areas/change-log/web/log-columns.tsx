import { capitalized } from '#platform/shared/log-words.ts';
import type { Column } from '#platform/web/table/column.ts';
import { FoldButton } from '#platform/web/table/fold-button.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { ChangeLine } from './change-line.tsx';
import classes from './change-log.module.css';
import { changesOf, kindWords, type LogTold, nameOf, timeWords } from './log-item-words.ts';
import type { LogRow } from './log-rows.ts';
import { RecordCell } from './record-cell.tsx';
import { texts } from './texts.ts';
import type { useLogRows } from './use-log-rows.ts';

type Folding = Pick<ReturnType<typeof useLogRows>, 'canUnfold' | 'isUnfolded' | 'fold'>;

/** Only what takes something away stands out. */
const EXCEPTIONS: ReadonlySet<string> = new Set([
  'voided',
  'deleted',
  'removed',
  'reversed',
  'declined',
  'failed',
]);

export function logColumns(told: LogTold, folding: Folding): Column<LogRow>[] {
  return [
    {
      key: 'dateTime',
      label: texts.labels.when,
      kind: 'day',
      phone: 'corner',
      cell: (row) => <WhenCell row={row} folding={folding} />,
      width: 140,
    },
    {
      key: 'user',
      label: texts.labels.who,
      kind: 'whole',
      phone: 'fact',
      cell: ({ items: [{ user }] }) => user,
      width: 150,
    },
    { key: 'action', label: texts.labels.what, kind: 'whole', phone: 'fact', cell: WhatCell, width: 130 },
    {
      key: 'record',
      label: texts.labels.record,
      kind: 'whole',
      phone: 'title',
      cell: (row) => <RecordCell row={row} book={told.book} />,
    },
    {
      key: 'changes',
      label: texts.labels.beforeAndAfter,
      kind: 'rest',
      phone: 'fact',
      cell: (row) => <ChangesCell row={row} told={told} />,
    },
    {
      key: 'count',
      label: texts.labels.fields,
      align: 'right',
      cell: (row) => <span className={classes.count}>{countWords(row, told)}</span>,
    },
  ];
}

interface WhenCellProps {
  row: LogRow;
  folding: Folding;
}

function WhenCell({ row, folding: { canUnfold, isUnfolded, fold } }: WhenCellProps) {
  const hasMore = canUnfold(row);
  return (
    <div className={classes.when} data-plain={!hasMore || undefined} data-inside={row.isInRun || undefined}>
      {hasMore && (
        <FoldButton
          isUnfolded={isUnfolded(row)}
          what={row.isRun ? kindWords(row) : `${kindWords(row)} ${nameOf(row.items[0])}`}
          onFold={(isFolded) => fold(row, isFolded)}
        />
      )}
      {timeWords(row)}
    </div>
  );
}

function WhatCell({ items: [{ action }] }: LogRow) {
  if (EXCEPTIONS.has(action)) return <StateBadge tone="problem">{capitalized(action)}</StateBadge>;
  return <span className={classes.what}>{capitalized(action)}</span>;
}

/** A run says which fields its entries have, unless they all say the same. */
function ChangesCell({ row: { items, isRun }, told }: { row: LogRow; told: LogTold }) {
  // What only happened, like a sign-out elsewhere, has nothing to compare.
  if (items[0].changedFields.length === 0) return null;
  const changes = items.map((item) => changesOf(item, told));
  const [first = []] = changes;
  const areAlike = new Set(changes.map((each) => JSON.stringify(each))).size === 1;
  if (isRun && !areAlike) {
    const labels = new Set(changes.flat().map(({ label }) => label));
    return <span className={classes.quiet}>{[...labels].join(', ')}</span>;
  }
  return (
    <div className={classes.line}>
      <ChangeLine changes={first} />
    </div>
  );
}

function countWords({ items, isRun }: LogRow, told: LogTold): string {
  if (isRun) return texts.entry.entries(items.length);
  const fields = changesOf(items[0], told).length;
  return fields > 0 ? texts.entry.fields(fields) : '';
}
