import { DataTable } from '#platform/web/table/data-table.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { HOW_OUTCOME_GROUPS } from '../how.ts';
import { type OutcomeRow, outcomeColumns } from './outcome-columns.tsx';
import classes from './outcome-table.module.css';
import { texts } from './texts.ts';

interface OutcomeTableProps {
  title: string;
  /** What a row is. */
  what: string;
  outcomes: OutcomeRow[];
}

/** Where leads came from or who had them: the numbers, and beside each row its bar. */
export function OutcomeTable({ title, what, outcomes }: OutcomeTableProps) {
  return (
    <TableCard title={title} how={HOW_OUTCOME_GROUPS} action={<Legend />}>
      <DataTable
        label={title}
        columns={outcomeColumns(what, outcomes)}
        rows={outcomes}
        rowKey={({ key }) => key}
        empty={texts.stats.none}
      />
    </TableCard>
  );
}

/** The colors of the bars; their words are in the head of the column. */
function Legend() {
  return (
    <span className={classes.legend} aria-hidden>
      <span data-part="sold">{texts.stats.sold}</span>
      <span data-part="closed">{texts.stats.closed}</span>
      <span data-part="in work">{texts.stats.inWork}</span>
    </span>
  );
}
