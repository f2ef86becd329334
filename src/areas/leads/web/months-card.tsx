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
import { texts } from './texts.ts';

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
      title={texts.stats.byMonth}
      how={HOW_OUTCOMES}
      action={
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? texts.stats.hideNumbers : texts.stats.showNumbers}
        </Button>
      }
    >
      <div className={classes.bars}>
        <Bars
          label={texts.stats.leadsByMonth}
          says={texts.stats.ofMonth}
          bars={months.map(({ month, leads }) => ({ label: monthWords(month).short, value: leads }))}
        />
      </div>
      {(isShown || isPrinting) && (
        <DataTable
          label={texts.stats.byMonth}
          columns={outcomeColumns(texts.stats.month, rows)}
          rows={rows}
          rowKey={({ key }) => key}
          empty={texts.stats.none}
        />
      )}
    </TableCard>
  );
}
