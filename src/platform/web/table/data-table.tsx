import { type ComponentType, Fragment, type Key, type ReactNode, useRef } from 'react';
import { type KeyHelp, useKeysHelp } from '../ui/keys-help.ts';
import { AllRows, type RowsProps } from './all-rows.tsx';
import briefCards from './brief-cards.module.css';
import type { Column } from './column.ts';
import classes from './data-table.module.css';
import { KeyHintsFoot } from './key-hints.tsx';
import plain from './plain-table.module.css';
import { AS_ROW, AS_ROWS, AS_TABLE } from './roles.ts';
import { RowAbove, RowBelow } from './row-beside.tsx';
import { RowCells } from './row-cells.tsx';
import type { Sort } from './sort.ts';
import { TableFoot } from './table-foot.tsx';
import { TableHead } from './table-head.tsx';
import { TableEmpty, TableProblem, TableWait } from './table-states.tsx';
import { useEndReached } from './use-end-reached.ts';
import { useFirstRowFocus } from './use-first-row-focus.ts';
import { useFits } from './use-fits.ts';
import { useKeptRow } from './use-kept-row.ts';
import { type RowLetters, rowKeysHelp, useRowKeys } from './use-row-keys.ts';

/** With more columns than this they are closer together. */
const WIDELY_SPACED = 10;

export interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  label: string;
  columns: Column<Row>[];
  /** Absent until the first answer. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => Key;
  /** True while new rows load and the previous ones are still shown. */
  isStale?: boolean;
  problem?: string | undefined;
  onRetry?: () => void;
  /** The text of an empty list, and the one action that fills it. */
  empty: string;
  emptyAction?: ReactNode;
  sort?: Sort | undefined;
  /** Without it no column sorts. */
  onSort?: ((sort: Sort | undefined) => void) | undefined;
  /** Makes the rows tab stops; Enter or a click opens one. */
  onOpen?: (row: Row) => void;
  /** What letters do to the row that has the focus, for rows that open. */
  letters?: RowLetters<Row>;
  /** The row that something is open for, in a dialog or below it: the focus comes back to it afterwards. */
  opened?: Key | undefined;
  /** What stands above a row, over all of its columns: the head of a group that begins with it. */
  above?: (row: Row, before: Row | undefined) => ReactNode;
  /** What stands below a row, over all of its columns. */
  below?: (row: Row) => ReactNode;
  /** While more rows follow: called when the last one comes into view. */
  onEnd?: (() => void) | undefined;
  /** Draws only the rows near the screen, for lists of very many. */
  Rows?: ComponentType<RowsProps>;
  /** What else stands in the foot with the keys, like the meaning of a mark. */
  legend?: ReactNode;
  /** A pager follows, and has the foot with the keys. */
  isPaged?: boolean;
  /** Each new value lets the first row take the focus, unless somebody is at work elsewhere on the page. */
  focusFor?: string;
}

/** Rows and columns with everything a list does: order, loading, emptiness, problems, keyboard, small screens. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, Rows = AllRows, isStale = false, problem, sort, onSort, onOpen } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const keys = useRowKeys(body, rows?.length ?? 0, onOpen && rowActions(rows, onOpen, props.letters));
  useKeysHelp('rows', helpOf(props));
  const kept = useKeptRow(body, keysOf(props), props.opened);
  const end = useEndReached(props.onEnd);
  const frame = useFits();
  useFirstRowFocus(body, isStale || !onOpen ? undefined : rows, props.focusFor);

  const trouble = problem !== undefined && <TableProblem onRetry={props.onRetry}>{problem}</TableProblem>;
  if (trouble && !rows) return trouble;
  if (rows?.length === 0)
    return (
      <TableEmpty isStale={isStale} action={props.emptyAction}>
        {props.empty}
      </TableEmpty>
    );
  return (
    <>
      <div ref={frame} className={classes.frame} data-sideways data-stale={isStale || undefined}>
        <table
          {...AS_TABLE}
          aria-label={label}
          aria-busy={isStale || rows === undefined}
          className={`${plain.table} ${classes.table} ${onPhone(columns)}`}
          data-dense={columns.length > WIDELY_SPACED || undefined}
        >
          <TableHead columns={columns} rows={rows?.length} sort={sort} onSort={onSort} />
          <tbody {...AS_ROWS} ref={body} {...keys.bodyProps} {...kept}>
            {rows === undefined ? (
              <TableWait columns={columns.length} />
            ) : (
              <Rows count={rows.length} columns={columns.length} body={body}>
                {(at, place) => {
                  const row = rows[at] as Row;
                  return (
                    <Fragment key={props.rowKey(row)}>
                      <RowAbove columns={columns.length}>{props.above?.(row, rows[at - 1])}</RowAbove>
                      <tr
                        {...AS_ROW}
                        className={onOpen && classes.openable}
                        {...place}
                        {...keys.rowProps(at)}
                      >
                        <RowCells columns={columns} row={row} />
                      </tr>
                      <RowBelow columns={columns.length}>{props.below?.(row)}</RowBelow>
                    </Fragment>
                  );
                }}
              </Rows>
            )}
          </tbody>
          {rows && columns.some(({ how }) => how) && <TableFoot label={label} columns={columns} />}
        </table>
        <div ref={end} />
        {trouble}
      </div>
      {rows && onOpen && !props.isPaged && (
        <KeyHintsFoot letters={props.letters}>{props.legend}</KeyHintsFoot>
      )}
    </>
  );
}

/** On a phone: with a place for some of its columns on a card, a row becomes one. */
function onPhone<Row>(columns: Column<Row>[]): string | undefined {
  return columns.some(({ phone }) => phone) ? briefCards.cards : classes.sideways;
}

/** Only rows that open take the focus. */
function keysOf<Row>({ onOpen, rows, rowKey }: DataTableProps<Row>): Key[] | undefined {
  return onOpen && rows?.map(rowKey);
}

const helpOf = <Row,>({ onOpen, rows, letters }: DataTableProps<Row>): readonly KeyHelp[] =>
  onOpen && rows?.length ? rowKeysHelp(letters) : [];

type Action<Of> = (of: Of) => void;

function rowActions<Row>(
  rows: readonly Row[] | undefined,
  open: Action<Row>,
  letters: RowLetters<Row> = {},
): { open: Action<number>; letters: Record<string, Action<number>> } {
  const at = (act: Action<Row>) => (place: number) => {
    const row = rows?.[place];
    if (row !== undefined) act(row);
  };
  return {
    open: at(open),
    letters: Object.fromEntries(Object.entries(letters).map(([letter, { act }]) => [letter, at(act)])),
  };
}
