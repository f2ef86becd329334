import { Fragment } from 'react';
import { showMonth } from '#platform/shared/dates.ts';
import type { Column } from '#platform/web/table/column.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { HOW_PAY } from '../how.ts';
import type { LedgerEntry, Payroll } from '../payroll-contract.ts';
import { Amount } from './amount.tsx';
import classes from './payroll.module.css';
import { texts } from './texts.ts';

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
    label: texts.labels.person,
    cell: ({ employee }) => employee?.name ?? texts.labels.house,
    foot: <span className={classes.total}>{texts.labels.total}</span>,
    how: HOW_PAY,
  },
  {
    key: 'statements',
    label: texts.payroll.statements,
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
    label: texts.labels.amount,
    align: 'right',
    cell: ({ amount }) => <Amount cents={amount} />,
    foot: payroll && <Amount cents={payroll.total} />,
  },
];

export const ENTRY_COLUMNS: Column<LedgerEntry>[] = [
  {
    key: 'postedAt',
    label: texts.ledger.postedOn,
    kind: 'day',
    cell: ({ postedAt }) => showMoment(postedAt),
  },
  {
    key: 'employee',
    stays: true,
    label: texts.labels.person,
    cell: ({ employee }) => employee?.name ?? texts.labels.house,
  },
  {
    key: 'statement',
    label: texts.labels.statement,
    cell: ({ statement }) => statement && <StatementLink {...statement} />,
  },
  {
    key: 'period',
    label: texts.labels.period,
    kind: 'whole',
    cell: ({ statement }) => statement && showMonth(statement.period),
  },
  {
    key: 'file',
    label: texts.labels.file,
    cell: ({ file }) => (
      <TextLink to="/commissions/reconcile/$id" params={{ id: file }} search={{ status: 3 }} fz="inherit">
        {file}
      </TextLink>
    ),
  },
  { key: 'company', label: texts.labels.company, cell: ({ company }) => company },
  { key: 'postedBy', label: texts.ledger.postedBy, cell: ({ postedBy }) => postedBy },
  { key: 'reason', label: texts.ledger.reason, cell: ({ reason }) => reason },
  {
    key: 'amount',
    label: texts.labels.amount,
    align: 'right',
    cell: ({ amount }) => <Amount cents={amount} />,
  },
];
