import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { Contract } from '../../contract.ts';
import { HOW_PAYMENTS } from '../../how.ts';
import type { ContractPayment } from '../../payment-contract.ts';
import { viewTexts } from '../texts/view.ts';
import { PostCell } from './post-cell.tsx';

type PaymentColumn = Column<ContractPayment>;

/** Amount is what the contract got of a receipt. Of the total, what was voided is left out. */
export function paymentColumns(contract: Contract, rows: readonly ContractPayment[]): PaymentColumn[] {
  const total = rows.reduce((sum, { status, amount }) => sum + (status === 1 ? amount : 0), 0);
  return [
    {
      key: 'receipt',
      label: viewTexts.payments.columns.receipt,
      kind: 'whole',
      cell: ({ id, receipt }) => (
        <TextLink to="/receipt/$id" params={{ id }} fz="inherit">
          {receipt}
        </TextLink>
      ),
    },
    {
      key: 'office',
      label: viewTexts.payments.columns.office,
      kind: 'whole',
      cell: ({ office }) => office.name,
    },
    {
      key: 'showdate',
      label: viewTexts.payments.columns.date,
      kind: 'day',
      cell: ({ showdate }) => showDay(showdate),
    },
    {
      key: 'status',
      label: viewTexts.payments.columns.status,
      kind: 'whole',
      cell: ({ status }) =>
        status === 1 ? (
          viewTexts.payments.active
        ) : (
          <StateBadge tone="closed">{viewTexts.payments.void}</StateBadge>
        ),
    },
    {
      key: 'posted',
      label: viewTexts.payments.columns.posted,
      cell: ({ post }) => <PostCell post={post} contract={contract} />,
      foot: viewTexts.payments.totalWithoutVoids,
      how: HOW_PAYMENTS,
    },
    money('amount', viewTexts.payments.columns.amount, showMoney(total)),
    money('amountBilled', viewTexts.payments.columns.billed),
    money('amountTendered', viewTexts.payments.columns.tendered),
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
    cell: (row) => showMoney(row[key]),
    ...(foot && { foot }),
  };
}
