import { Text } from '@mantine/core';
import { METHOD_WORDS, METHODS, type Method } from '#areas/receipts/statuses.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { OfficeDay, PersonDay } from '../contract.ts';
import { HOW_RECEIPTS } from '../how.ts';
import classes from './eod.module.css';
import { texts } from './texts.ts';

type Tally = PersonDay['methods'][Method];

export function ReceiptsCard({ day }: { day: OfficeDay }) {
  const { receipts, isBlind, office, date } = day;
  const note = isBlind
    ? texts.receipts.noteWithoutCash(receipts.count, receipts.voided.length)
    : texts.receipts.note(receipts.count, receipts.voided.length);
  return (
    <TableCard
      title={texts.receipts.title}
      how={HOW_RECEIPTS}
      note={note}
      action={
        // The list of all receipts has cash in it.
        !isBlind && (
          <TextLink to="/receipts" search={{ office: office.id, from: date, to: date }} fz="sm">
            {texts.receipts.all}
          </TextLink>
        )
      }
    >
      <DataTable
        label={texts.receipts.byPersonAndMethod}
        columns={columnsOf(day)}
        rows={receipts.people}
        rowKey={({ employee }) => employee.id}
        empty={texts.receipts.none}
      />
      {receipts.voided.length > 0 && (
        <ul className={classes.voids} aria-label={texts.receipts.voided}>
          {receipts.voided.map(({ id, receipt, method, employee, takenAt, reason, amount }) => (
            <li key={id}>
              <StateBadge tone="closed">{texts.receipts.void}</StateBadge>
              {isBlind && method === 'cash' ? (
                <span>{receipt}</span>
              ) : (
                <TextLink to="/receipt/$id" params={{ id }} fz="inherit">
                  {receipt}
                </TextLink>
              )}
              <span className={classes.voidWords}>
                {METHOD_WORDS[method]}, {employee.name}, {timeAt(day.timeZone, takenAt)}: {reason}
              </span>
              <s>{amount === null ? texts.receipts.afterTheCount : showMoney(amount)}</s>
            </li>
          ))}
        </ul>
      )}
      {isBlind && (
        <Text fz="xs" c="dimmed" className={classes.later}>
          {texts.receipts.listOpensLater}
        </Text>
      )}
    </TableCard>
  );
}

function columnsOf({ receipts, isBlind }: OfficeDay): Column<PersonDay>[] {
  return [
    {
      key: 'person',
      label: texts.receipts.person,
      cell: ({ employee }) => employee.name,
      foot: texts.receipts.total,
      how: HOW_RECEIPTS,
    },
    ...METHODS.map((method) => ({
      key: method,
      label: METHOD_WORDS[method],
      align: 'right' as const,
      cell: ({ methods }: PersonDay) => <TallyCell tally={methods[method]} />,
      foot: <TallyCell tally={receipts.methods[method]} />,
    })),
    {
      key: 'total',
      label: isBlind ? texts.receipts.nonCashTotal : texts.receipts.total,
      align: 'right',
      cell: ({ total }) => <b>{showMoney(total)}</b>,
      foot: showMoney(receipts.total),
    },
  ];
}

function TallyCell({ tally }: { tally: Tally }) {
  if (tally === null) return <span className={classes.hidden}>{texts.receipts.afterTheCount}</span>;
  if (tally.count === 0) return null;
  return (
    <>
      {showMoney(tally.amount)} <span className={classes.tally}>{tally.count}</span>
    </>
  );
}

const timeAt = (timeZone: string, moment: Date) =>
  moment.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
