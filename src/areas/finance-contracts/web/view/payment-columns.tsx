import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { Contract } from '../../contract.ts';
import type { ContractPayment } from '../../payment-contract.ts';
import { PostCell } from './post-cell.tsx';

type PaymentColumn = Column<ContractPayment>;

/** Amount is what the contract got of a receipt. Of the total, what was voided is left out. */
export function paymentColumns(contract: Contract, rows: readonly ContractPayment[]): PaymentColumn[] {
  const total = rows.reduce((sum, { status, amount }) => sum + (status === 1 ? amount : 0), 0);
  return [
    {
      key: 'receipt',
      label: 'Receipt',
      kind: 'whole',
      phone: 'title',
      cell: ({ id, receipt }) => (
        <TextLink to="/receipt/$id" params={{ id }} fz="inherit">
          {receipt}
        </TextLink>
      ),
    },
    { key: 'office', label: 'Office', kind: 'whole', phone: 'fact', cell: ({ office }) => office.name },
    {
      key: 'showdate',
      label: 'Date',
      kind: 'day',
      phone: 'fact',
      cell: ({ showdate }) => showDay(showdate),
    },
    {
      key: 'status',
      label: 'Status',
      kind: 'whole',
      phone: 'fact',
      cell: ({ status }) => (status === 1 ? 'Active' : <StateBadge tone="closed">Void</StateBadge>),
    },
    {
      key: 'posted',
      label: 'Posted',
      phone: 'action',
      cell: ({ post }) => <PostCell post={post} contract={contract} />,
      foot: 'Total without voids',
    },
    money('amount', 'Amount', showMoney(total)),
    money('amountBilled', 'Billed'),
    money('amountTendered', 'Tendered'),
  ];
}

function money(
  key: 'amount' | 'amountBilled' | 'amountTendered',
  label: string,
  foot?: string,
): PaymentColumn {
  return {
    key,
    label,
    align: 'right',
    phone: key === 'amount' ? 'corner' : 'named',
    cell: (row) => showMoney(row[key]),
    ...(foot && { foot }),
  };
}
