import { Button } from '@mantine/core';
import { useState } from 'react';
import { Bars } from '#platform/web/charts/bars.tsx';
import { usePrinting } from '#platform/web/print/printing.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { HOW_OUTCOMES } from '../how.ts';
import type { Outcome } from '../list-contract.ts';
import { monthWords } from './lead-words.ts';
import { outcomeColumns } from './outcome-columns.tsx';
import classes from './outcome-table.module.css';

interface MonthsCardProps {
  months: readonly (Omit<Outcome, 'name'> & { month: string })[];
}

/** When they came; the numbers of each month are below once somebody asks for them. */
export function MonthsCard({ months }: MonthsCardProps) {
  const [isShown, setShown] = useState(false);
  const isPrinting = usePrinting();
  const rows = months.map(({ month, ...counts }) => ({
    ...counts,
    key: month,
    name: monthWords(month).name,
  }));
  return (
    <TableCard
      title="By month"
      how={HOW_OUTCOMES}
      action={
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide the numbers' : 'Show the numbers'}
        </Button>
      }
    >
      <div className={classes.bars}>
        <Bars
          label="Leads by month"
          unit="leads"
          bars={months.map(({ month, leads }) => ({ label: monthWords(month).short, value: leads }))}
        />
      </div>
      {(isShown || isPrinting) && (
        <DataTable
          label="By month"
          columns={outcomeColumns('Month', rows)}
          rows={rows}
          rowKey={({ key }) => key}
          empty="No leads in the last twelve months."
        />
      )}
    </TableCard>
  );
}
