import { useQuery } from '@tanstack/react-query';
import { showDay } from '#platform/shared/dates.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { Column } from '#platform/web/table/column.ts';
import type { NamedList } from '#platform/web/table/page-params.ts';
import { UnfoldingLocalTable } from '#platform/web/table/unfolding-table.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import type { listDiscounts } from '../contract.ts';
import { reductionInWords } from '../rules/words.ts';
import { discountsQuery } from './discount-queries.ts';
import { texts } from './texts.ts';

type Row = AnswerOf<typeof listDiscounts>['discountsData'][number];

// A lifetime discount has no dates.
const dayOf = (day: string | null) => (day ? showDay(day) : '');

const COLUMNS: Column<Row>[] = [
  {
    key: 'product',
    label: texts.card.product,
    cell: ({ discountProductName }) => discountProductName,
    sortBy: ({ discountProductName }) => discountProductName,
  },
  {
    key: 'type',
    label: texts.card.type,
    cell: ({ discountType }) => discountType,
    sortBy: ({ discountType }) => discountType,
  },
  {
    key: 'discount',
    label: texts.card.discount,
    align: 'right',
    kind: 'whole',
    cell: reductionInWords,
    sortBy: ({ amount }) => amount,
  },
  {
    key: 'effective',
    label: texts.card.effectiveDate,
    kind: 'day',
    cell: ({ effectiveDate }) => dayOf(effectiveDate),
    sortBy: ({ effectiveDate }) => effectiveDate ?? '',
  },
  {
    key: 'expiration',
    label: texts.card.expirationDate,
    kind: 'day',
    cell: ({ expirationDate }) => dayOf(expirationDate),
    sortBy: ({ expirationDate }) => expirationDate ?? '',
  },
  {
    key: 'status',
    label: texts.card.status,
    kind: 'whole',
    cell: ({ discountStatus }) => <Status>{discountStatus}</Status>,
    sortBy: ({ discountStatus }) => discountStatus,
  },
];

/** Active is a plain word; a badge marks what waits or is over. */
function Status({ children }: { children: Row['discountStatus'] }) {
  if (children === 'Active') return children;
  return <StateBadge tone={children === 'Upcoming' ? 'work' : 'closed'}>{children}</StateBadge>;
}

/** The discounts of all that an account pays for. */
export function DiscountsCard({ accountId, place }: { accountId: number; place: NamedList }) {
  const { data, error, refetch } = useQuery(discountsQuery(accountId));
  return (
    <TableCard title={texts.card.discounts} note={data && String(data.length)}>
      <UnfoldingLocalTable
        label={texts.card.discounts}
        {...place}
        columns={COLUMNS}
        loaded={{ rows: data, error: data ? null : error, retry: () => void refetch() }}
        rowKey={({ key }) => key}
        empty={texts.card.noDiscounts}
      />
    </TableCard>
  );
}
