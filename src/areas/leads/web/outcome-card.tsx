import { showPercent } from '#platform/shared/money.ts';
import { Bars } from '#platform/web/charts/bars.tsx';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { HOW_OUTCOME_GROUPS, HOW_OUTCOMES } from '../how.ts';
import type { Outcome } from '../list-contract.ts';
import { shareWords } from './lead-words.ts';
import classes from './outcome-card.module.css';

interface OutcomeCardProps {
  title: string;
  /** What the picture shows, for screen readers. */
  chart: string;
  /** What a row is. */
  what: string;
  /** What the bars show: how many leads, or how many of a hundred were sold. */
  shows: 'leads' | 'conversion';
  /** `short` is shown below the bar where the name is too long for it. */
  outcomes: (Outcome & { short?: string })[];
}

const numbers = (key: string, label: string, cell: (row: Outcome) => string | number): Column<Outcome> => ({
  key,
  label,
  cell,
  align: 'right',
  width: 110,
});

const COUNTS: Column<Outcome>[] = [
  numbers('leads', 'Leads', ({ leads }) => leads),
  numbers('sold', 'Sold', ({ sold }) => sold),
  numbers('closed', 'Closed', ({ closed }) => closed),
  numbers('working', 'In work', ({ leads, sold, closed }) => leads - sold - closed),
  numbers('conversion', 'Conversion', ({ leads, sold }) => shareWords(sold, leads)),
];

/** A picture, and the numbers that it is made of. */
export function OutcomeCard({ title, chart, what, shows, outcomes }: OutcomeCardProps) {
  const isShare = shows === 'conversion';
  return (
    <TableCard title={title} how={isShare ? HOW_OUTCOME_GROUPS : HOW_OUTCOMES}>
      {outcomes.length > 0 && (
        <div className={classes.bars}>
          <Bars
            label={chart}
            unit={isShare ? 'of all leads sold' : 'leads'}
            bars={outcomes.map(({ name, short = name, leads, sold }) => ({
              label: short,
              value: isShare ? Math.round((sold / Math.max(1, leads)) * 100) : leads,
            }))}
            {...(isShare && { show: (value: number) => showPercent(value * 100, 0) })}
          />
        </div>
      )}
      <DataTable
        label={title}
        columns={[{ key: 'name', label: what, cell: ({ name }) => name }, ...COUNTS]}
        rows={outcomes}
        rowKey={({ name }) => name}
        empty="No leads in the last twelve months."
      />
    </TableCard>
  );
}
