import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { ReceiptRow } from '../contract.ts';
import { METHOD_WORDS, type ReceiptSort } from '../statuses.ts';
import { ReceiptBadge } from './receipt-badge.tsx';
import { texts } from './texts.ts';

const COLUMNS = {
  receipt: {
    key: 'receipt',
    label: texts.labels.receipt,
    kind: 'whole',
    // The row itself is the tab stop.
    cell: ({ id, receipt }) => (
      <TextLink to="/receipt/$id" params={{ id }} tabIndex={-1} fz="inherit">
        {receipt}
      </TextLink>
    ),
    sortBy: ({ receipt }) => receipt,
    width: 90,
  },
  date: {
    key: 'showdate',
    label: texts.labels.date,
    kind: 'day',
    cell: ({ showdate }) => showDay(showdate),
    sortBy: ({ showdate }) => showdate,
    width: 110,
  },
  office: {
    key: 'office',
    label: texts.labels.office,
    cell: ({ office }) => office.name,
    sortBy: ({ office }) => office.name,
  },
  customer: {
    key: 'customer',
    label: texts.labels.receivedFrom,
    cell: ({ customer }) => customer.name,
    sortBy: ({ customer }) => customer.name,
  },
  method: {
    key: 'method',
    label: texts.labels.paidBy,
    cell: ({ method }) => METHOD_WORDS[method],
    sortBy: ({ method }) => method,
    width: 120,
  },
  person: {
    key: 'employee',
    label: texts.labels.takenBy,
    cell: ({ employee }) => employee.name,
    sortBy: ({ employee }) => employee.name,
  },
  billed: {
    key: 'amountBilled',
    label: texts.labels.billed,
    align: 'right',
    cell: ({ amountBilled }) => showMoney(amountBilled),
    sortBy: ({ amountBilled }) => amountBilled,
    width: 120,
  },
  tendered: {
    key: 'amountTendered',
    label: texts.labels.tendered,
    align: 'right',
    cell: ({ amountTendered }) => showMoney(amountTendered),
    sortBy: ({ amountTendered }) => amountTendered,
    width: 120,
  },
  status: {
    key: 'status',
    label: texts.labels.status,
    kind: 'whole',
    cell: ReceiptBadge,
    sortBy: ({ status }) => status,
    width: 100,
  },
} satisfies Record<string, Column<ReceiptRow> & { key: ReceiptSort }>;

/** At the customer: everything but who paid. */
export const CUSTOMER_COLUMNS: Column<ReceiptRow>[] = [
  COLUMNS.receipt,
  COLUMNS.date,
  COLUMNS.office,
  COLUMNS.method,
  COLUMNS.person,
  COLUMNS.billed,
  COLUMNS.tendered,
  COLUMNS.status,
];

export const OFFICE_COLUMNS: Column<ReceiptRow>[] = [
  COLUMNS.receipt,
  COLUMNS.date,
  COLUMNS.office,
  COLUMNS.customer,
  COLUMNS.method,
  COLUMNS.person,
  COLUMNS.billed,
  COLUMNS.tendered,
  COLUMNS.status,
];
