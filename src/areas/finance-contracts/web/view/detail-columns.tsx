import type { ReactNode } from 'react';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { HOW_LEDGER } from '../../how.ts';
import type { DetailLine } from '../../ledger-contract.ts';
import { viewTexts } from '../texts/view.ts';
import classes from './details-card.module.css';

type Part = 'premium' | 'policyFee' | 'tax' | 'mga_fee';
type DetailColumn = Column<DetailLine>;

/** A payment that was voided, and the line that takes it back: neither counts anymore. */
const isGone = ({ type }: DetailLine) => type === 'Voided Payment' || type === 'Void Payment';

/** In the specification's order; the last balance is today's. */
export function detailColumns(lines: readonly DetailLine[]): DetailColumn[] {
  return [
    {
      key: 'type',
      label: viewTexts.ledger.columns.type,
      kind: 'whole',
      cell: quiet(({ type }) => type),
      foot: viewTexts.ledger.balanceToday,
      how: HOW_LEDGER,
    },
    {
      key: 'date',
      label: viewTexts.ledger.columns.date,
      kind: 'day',
      cell: quiet(({ date }) => showDay(date)),
    },
    {
      key: 'subType',
      label: viewTexts.ledger.columns.subType,
      cell: quiet(({ subType }) => subType),
    },
    part('premium', viewTexts.ledger.columns.premium),
    part('policyFee', viewTexts.ledger.columns.policyFee),
    part('tax', viewTexts.ledger.columns.tax),
    part('mga_fee', viewTexts.ledger.columns.mgaFee),
    money('total', viewTexts.ledger.columns.total),
    money('amount', viewTexts.ledger.columns.amount),
    {
      key: 'balance',
      label: viewTexts.ledger.columns.balance,
      align: 'right',
      cell: (line) => (
        <span className={isGone(line) ? classes.gone : classes.strong}>{showMoney(line.balance)}</span>
      ),
      foot: showMoney(lines.at(-1)?.balance ?? 0),
    },
    {
      key: 'transferContract',
      label: viewTexts.ledger.columns.transferContract,
      cell: quiet(({ transferContract }) => transferContract),
    },
  ];
}

function quiet(cell: (line: DetailLine) => ReactNode) {
  return (line: DetailLine) => {
    const content = cell(line);
    return isGone(line) && content ? <span className={classes.gone}>{content}</span> : content;
  };
}

/** A line without premium and fees, such as a payment, leaves these empty. */
function part(key: Part, label: string): DetailColumn {
  const hasParts = (line: DetailLine) =>
    line.premium !== 0 || line.policyFee !== 0 || line.tax !== 0 || line.mga_fee !== 0;
  return { key, label, align: 'right', cell: (line) => (hasParts(line) ? showMoney(line[key]) : '') };
}

function money(key: 'total' | 'amount', label: string): DetailColumn {
  return { key, label, align: 'right', cell: quiet((line) => showMoney(line[key])) };
}
