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
import { texts } from './texts.ts';

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
    <TableCard title={texts.drawers.title} note={drawersNote(day)} how={HOW_DRAWER}>
      <DataTable
        label={texts.drawers.byPerson}
        columns={columnsOf(why, setEnding)}
        rows={drawers}
        rowKey={({ id }) => id}
        empty={texts.drawers.none}
      />
      {payouts.length > 0 && (
        <details className={classes.payouts}>
          <summary>{texts.drawers.payoutsInAll(showMoney(paid))}</summary>
          <ul className={classes.voids} aria-label={texts.drawers.payouts}>
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
  { key: 'person', label: texts.drawers.person, cell: ({ employee }) => employee.name },
  {
    key: 'start',
    label: texts.drawers.start,
    align: 'right',
    cell: ({ startingAmount }) => showMoney(startingAmount),
  },
  {
    key: 'payouts',
    label: texts.drawers.payouts,
    align: 'right',
    cell: ({ payouts }) => (payouts === 0 ? showMoney(0) : signedWords(-payouts)),
  },
  {
    key: 'end',
    label: texts.drawers.end,
    align: 'right',
    cell: ({ endingAmount }) => endingAmount !== null && showMoney(endingAmount),
  },
  {
    key: 'difference',
    label: texts.drawers.difference,
    align: 'right',
    cell: ({ difference }) => difference !== null && <SignedMoney cents={difference} />,
  },
  {
    key: 'reason',
    label: texts.drawers.reason,
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
    label: texts.drawers.state,
    align: 'right',
    kind: 'whole',
    cell: (drawer) =>
      drawer.endingAmount !== null ? (
        <Text span c="dimmed" fz="inherit">
          {texts.drawers.ended}
        </Text>
      ) : (
        <ExplainedButton
          variant="default"
          size="compact-xs"
          why={why}
          aria-label={texts.drawers.endDrawerOf(drawer.employee.name)}
          onClick={() => end(drawer)}
        >
          {texts.drawers.endDrawer}
        </ExplainedButton>
      ),
  },
];
