import { type ListSearch, readList } from '#platform/web/table/page-params.ts';
import { UnfoldingTable } from '#platform/web/table/unfolding-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { billingColumns } from './billing-columns.tsx';
import { billingsQuery } from './billing-queries.ts';

interface BillingCardProps {
  accountId: number;
  search: ListSearch;
  onChange: (next: ListSearch) => void;
  /** Accounting users enter the number of a check. */
  onPaid: ((id: number) => void) | undefined;
}

/** What an account was billed and given back. */
export function BillingCard({ accountId, search, onChange, onPaid }: BillingCardProps) {
  const list = usePagedRows(billingsQuery(accountId, readList(search)));
  return (
    <TableCard title="Billing" note={list.pagination && String(list.pagination.total)}>
      <UnfoldingTable
        label="Billing"
        list={list}
        search={search}
        onChange={onChange}
        columns={billingColumns(onPaid && (({ id }) => onPaid(id)))}
        rowKey={({ id }) => id}
        empty="Nothing was billed yet."
      />
    </TableCard>
  );
}
