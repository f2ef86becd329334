import { Text } from '@mantine/core';
import { useState } from 'react';
import { HOW_DRAWER } from '#areas/petty-cash/how.ts';
import { differenceLabel } from '#areas/petty-cash/rules.ts';
import { EndDialog } from '#areas/petty-cash/web/public.ts';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import type { OfficeDay } from '../contract.ts';
import { drawersNote } from '../rules.ts';
import classes from './eod.module.css';
import { SignedMoney, signedWords } from './signed-money.tsx';

type DayDrawer = OfficeDay['drawers'][number];

interface DrawersCardProps {
  day: OfficeDay;
  onEnded: () => void;
}

export function DrawersCard({ day, onEnded }: DrawersCardProps) {
  const why = useWhyClosed('admin');
  const [ending, setEnding] = useState<DayDrawer>();
  const { drawers } = day;
  const payouts = drawers.flatMap(({ paid, employee }) => paid.map((each) => ({ ...each, employee })));
  const paid = payouts.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <TableCard title="Petty cash" note={drawersNote(day)} how={HOW_DRAWER}>
      <DataTable
        label="Petty cash by person"
        columns={columnsOf(why, setEnding)}
        rows={drawers}
        rowKey={({ id }) => id}
        empty="Nobody started petty cash on this day."
      />
      {payouts.length > 0 && (
        <details className={classes.payouts}>
          <summary>Payouts, {showMoney(paid)}</summary>
          <ul className={classes.voids} aria-label="Payouts">
            {payouts.map(({ id, employee, reason, amount }) => (
              <li key={id}>
                <span className={classes.voidWords}>
                  {employee.name}: {reason}
                </span>
                <span>{showMoney(amount)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {ending && (
        <EndDialog
          drawer={ending}
          type="endOther"
          onClose={() => {
            setEnding(undefined);
            onEnded();
          }}
        />
      )}
    </TableCard>
  );
}

const columnsOf = (why: string | undefined, end: (drawer: DayDrawer) => void): Column<DayDrawer>[] => [
  { key: 'person', label: 'Person', kind: 'whole', cell: ({ employee }) => employee.name },
  { key: 'start', label: 'Start', align: 'right', cell: ({ startingAmount }) => showMoney(startingAmount) },
  {
    key: 'payouts',
    label: 'Payouts',
    align: 'right',
    cell: ({ payouts }) => (payouts === 0 ? showMoney(0) : signedWords(-payouts)),
  },
  {
    key: 'end',
    label: 'End',
    align: 'right',
    cell: ({ endingAmount }) => endingAmount !== null && showMoney(endingAmount),
  },
  {
    key: 'difference',
    label: 'Difference',
    align: 'right',
    cell: ({ difference }) => difference !== null && <SignedMoney cents={difference} />,
  },
  {
    key: 'reason',
    label: 'Reason',
    kind: 'rest',
    cell: ({ difference, endingReason }) =>
      difference !== null && (
        <>
          {difference !== 0 && differenceLabel(difference)}
          {endingReason && (
            <Text span c="dimmed" fz="inherit">
              {difference !== 0 && ': '}
              {endingReason}
            </Text>
          )}
        </>
      ),
  },
  {
    key: 'state',
    label: 'State',
    align: 'right',
    kind: 'whole',
    cell: (drawer) =>
      drawer.endingAmount !== null ? (
        <Text span c="dimmed" fz="inherit">
          Ended
        </Text>
      ) : (
        <ExplainedButton
          variant="default"
          size="compact-xs"
          why={why}
          aria-label={`End drawer of ${drawer.employee.name}`}
          onClick={() => end(drawer)}
        >
          End drawer
        </ExplainedButton>
      ),
  },
];
