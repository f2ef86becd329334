import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { showCount } from '#platform/shared/show-count.ts';
import type { Column } from '#platform/web/table/column.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { HOW_OUTCOME_SUM } from '../how.ts';
import type { Outcome } from '../list-contract.ts';
import { inWork, totalOf } from '../outcome-sums.ts';
import { shareWords } from './lead-words.ts';
import classes from './outcome-table.module.css';
import { texts } from './texts.ts';

/** A source, a person or a month, and what became of its leads. */
export interface OutcomeRow extends Outcome {
  key: string;
  /** The filter of the list that it counts. */
  list?: { source?: string; assignee?: number };
}

const number = (
  key: string,
  label: string,
  cell: (row: OutcomeRow) => string,
  more: Partial<Column<OutcomeRow>> = {},
): Column<OutcomeRow> => ({ key, label, cell, align: 'right', ...more });

/** `what` is what a row is; each has a bar as long as its share of the largest. */
export function outcomeColumns(what: string, outcomes: readonly OutcomeRow[]): Column<OutcomeRow>[] {
  const total = totalOf(outcomes);
  const most = Math.max(1, ...outcomes.map(({ leads }) => leads));
  return [
    {
      key: 'name',
      label: what,
      kind: 'whole',
      cell: NameCell,
      foot: texts.stats.all,
      how: HOW_OUTCOME_SUM,
    },
    {
      key: 'bar',
      label: texts.stats.outcome,
      kind: 'rest',
      cell: (row) => <OutcomeBar row={row} most={most} />,
    },
    number('leads', texts.stats.leads, ({ leads }) => showCount(leads), {
      foot: showCount(total.leads),
    }),
    number('share', texts.stats.share, ({ leads }) => shareWords(leads, total.leads)),
    number('sold', texts.stats.sold, ({ sold }) => showCount(sold), {
      foot: showCount(total.sold),
    }),
    number('closed', texts.stats.closed, ({ closed }) => showCount(closed), {
      foot: showCount(total.closed),
    }),
    number('working', texts.stats.inWork, (row) => showCount(inWork(row)), {
      foot: showCount(total.working),
    }),
    number('conversion', texts.stats.conversion, ({ leads, sold }) => shareWords(sold, leads), {
      foot: shareWords(total.sold, total.leads),
    }),
  ];
}

function NameCell({ name, list }: OutcomeRow) {
  if (!list) return name;
  return (
    <TextLink to="/leads" search={list} fz="inherit" fw={550}>
      {name}
    </TextLink>
  );
}

function OutcomeBar({ row, most }: { row: OutcomeRow; most: number }) {
  const parts = [
    ['sold', row.sold],
    ['closed', row.closed],
    ['in work', inWork(row)],
  ] as const;
  const words = texts.stats.outcomeOf(row.sold, row.closed, inWork(row));
  return (
    <div className={classes.track} title={words}>
      <VisuallyHidden>{words}</VisuallyHidden>
      {parts
        .filter(([, count]) => count > 0)
        .map(([part, count]) => (
          <span
            key={part}
            aria-hidden
            data-part={part}
            style={{ '--share': `${(100 * count) / most}%` } as CSSProperties}
          />
        ))}
    </div>
  );
}
