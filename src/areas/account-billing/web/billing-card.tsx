import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountKey } from '#areas/accounts/web/public.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { type ListSearch, readList } from '#platform/web/table/page-params.ts';
import { UnfoldingTable } from '#platform/web/table/unfolding-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { BILLING_STATES, type BillingState } from '../statuses.ts';
import { billingColumns } from './billing-columns.tsx';
import { billingsQuery } from './billing-queries.ts';
import { texts } from './texts.ts';

/** Page and state of the rows in the address bar. */
export interface BillingSearch extends ListSearch {
  state?: BillingState | undefined;
}

interface BillingCardProps {
  accountId: number;
  search: BillingSearch;
  onChange: (next: BillingSearch) => void;
  /** Accounting users enter the number of a check. */
  onPaid: ((id: number) => void) | undefined;
}

/** What an account was billed and given back. */
export function BillingCard({ accountId, search, onChange, onPaid }: BillingCardProps) {
  const list = usePagedRows(billingsQuery(accountId, readList(search), search.state));
  const queryClient = useQueryClient();
  const isCharging = list.rows?.some(({ state }) => state === 'Processing') ?? false;
  // A declined charge changes the account as well.
  useEffect(() => {
    if (!isCharging) return;
    return () => void queryClient.invalidateQueries({ queryKey: accountKey(accountId) });
  }, [isCharging, accountId, queryClient]);
  const filter = (
    <FilterSelect
      label={texts.labels.status}
      all={texts.list.any}
      choices={BILLING_STATES}
      value={search.state}
      onChange={(state) => onChange({ state: state as BillingState | undefined, page: undefined })}
    />
  );
  return (
    <TableCard
      title={texts.list.billing}
      note={list.pagination && String(list.pagination.total)}
      action={filter}
    >
      <UnfoldingTable
        label={texts.list.billing}
        list={list}
        search={search}
        onChange={onChange}
        columns={billingColumns(onPaid && (({ id }) => onPaid(id)))}
        rowKey={({ id }) => id}
        empty={search.state ? texts.list.noneInState(search.state) : texts.list.nothingBilledYet}
      />
    </TableCard>
  );
}
