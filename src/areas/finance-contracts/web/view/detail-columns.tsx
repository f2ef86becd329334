import type { ReactNode } from 'react';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import type { DetailLine } from '../../ledger-contract.ts';
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
      label: 'Type',
      kind: 'whole',
      phone: 'title',
      cell: quiet(({ type }) => type),
      foot: 'Balance today',
    },
    { key: 'date', label: 'Date', kind: 'day', phone: 'fact', cell: quiet(({ date }) => showDay(date)) },
    { key: 'subType', label: 'Sub Type', phone: 'fact', cell: quiet(({ subType }) => subType) },
    part('premium', 'Premium'),
    part('policyFee', 'Policy Fee'),
    part('tax', 'Tax'),
    part('mga_fee', 'MGA Fee'),
    money('total', 'Total'),
    money('amount', 'Amount'),
    {
      key: 'balance',
      label: 'Balance',
      align: 'right',
      phone: 'corner',
      cell: (line) => (
        <span className={isGone(line) ? classes.gone : classes.strong}>{showMoney(line.balance)}</span>
      ),
      foot: showMoney(lines.at(-1)?.balance ?? 0),
    },
    {
      key: 'transferContract',
      label: 'Transfer Contract',
      phone: 'named',
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
  return { key, label, align: 'right', phone: 'named', cell: quiet((line) => showMoney(line[key])) };
}
