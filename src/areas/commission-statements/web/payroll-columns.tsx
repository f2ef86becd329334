import { Fragment } from 'react';
import { showMonth } from '#platform/shared/dates.ts';
import type { Column } from '#platform/web/table/column.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { LedgerEntry, Payroll } from '../payroll-contract.ts';
import { Amount } from './amount.tsx';
import classes from './payroll.module.css';

/** The house has a row of its own, without statements. */
type PayRow = Omit<Payroll['results'][number], 'employee'> & {
  employee: Payroll['results'][number]['employee'] | null;
};

const StatementLink = ({ id, number }: { id: number; number: number }) => (
  <TextLink to="/admin/commissions/statements/$id" params={{ id }} fz="inherit">
    {number}
  </TextLink>
);

export const payColumns = (payroll: Payroll | undefined): Column<PayRow>[] => [
  {
    key: 'employee',
    label: 'Person',
    phone: 'title',
    cell: ({ employee }) => employee?.name ?? 'House',
    foot: <span className={classes.total}>Total</span>,
  },
  {
    key: 'statements',
    label: 'Statements',
    phone: 'fact',
    cell: ({ statements }) =>
      statements.map(({ id, number }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <StatementLink id={id} number={number} />
        </Fragment>
      )),
  },
  {
    key: 'amount',
    label: 'Amount',
    align: 'right',
    phone: 'corner',
    cell: ({ amount }) => <Amount cents={amount} />,
    foot: payroll && <Amount cents={payroll.total} />,
  },
];

export const ENTRY_COLUMNS: Column<LedgerEntry>[] = [
  {
    key: 'postedAt',
    label: 'Posted',
    kind: 'day',
    phone: 'fact',
    cell: ({ postedAt }) => showMoment(postedAt),
  },
  {
    key: 'employee',
    label: 'Person',
    phone: 'title',
    cell: ({ employee }) => employee?.name ?? 'House',
  },
  {
    key: 'statement',
    label: 'Statement',
    phone: 'named',
    cell: ({ statement }) => statement && <StatementLink {...statement} />,
  },
  {
    key: 'period',
    label: 'Period',
    kind: 'whole',
    cell: ({ statement }) => statement && showMonth(statement.period),
  },
  {
    key: 'file',
    label: 'File',
    phone: 'named',
    cell: ({ file }) => (
      <TextLink to="/commissions/reconcile/$id" params={{ id: file }} search={{ status: 3 }} fz="inherit">
        {file}
      </TextLink>
    ),
  },
  { key: 'company', label: 'Company', cell: ({ company }) => company },
  { key: 'postedBy', label: 'Posted by', cell: ({ postedBy }) => postedBy },
  { key: 'reason', label: 'Reason', cell: ({ reason }) => reason },
  {
    key: 'amount',
    label: 'Amount',
    align: 'right',
    phone: 'corner',
    cell: ({ amount }) => <Amount cents={amount} />,
  },
];
