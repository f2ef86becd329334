import { Group, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { CustomerTabProps } from '#areas/customers/web/public.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { pageRequest, pageSearch, sortOf, sortSearch } from '#platform/web/table/page-params.ts';
import { SevenButtonPager } from '#platform/web/table/seven-button-pager.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { POLICY_STATUSES, type PolicyStatus } from '../contract.ts';
import { POLICY_COLUMNS } from './policy-columns.tsx';
import { policiesQuery } from './policy-queries.ts';
import { STATUS_WORDS } from './policy-words.ts';
import { useListSearch } from './use-list-search.ts';

const STATUSES = POLICY_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }));

/** The policies of a customer, those in force first. */
export function PoliciesTab({ customer }: CustomerTabProps) {
  const { search, change } = useListSearch();
  const navigate = useNavigate();
  const { status } = search;
  const sort = sortOf(search);
  const request = pageRequest(search);
  const { rows, pagination, error, ...list } = usePagedRows(
    policiesQuery(customer.id, { status, sort }, request),
  );
  const isEmpty = rows?.length === 0 && status === undefined;
  const add = (
    <LinkButton
      to="/customer/$id/policy/add"
      params={{ id: customer.id }}
      variant="default"
      size="xs"
      leftSection={<IconPlus size={14} aria-hidden />}
    >
      Add policy
    </LinkButton>
  );

  return (
    <TableCard title="Policies">
      {!isEmpty && (
        <Group justify="space-between" gap="xs" p="sm">
          {add}
          <Select
            size="xs"
            w={160}
            aria-label="Status"
            placeholder="Every status"
            clearable
            data={STATUSES}
            value={status ?? null}
            onChange={(next) =>
              change({ status: (next ?? undefined) as PolicyStatus | undefined, page: undefined })
            }
          />
        </Group>
      )}
      <DataTable
        label="Policies"
        columns={POLICY_COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        isStale={list.isStale}
        problem={error?.message}
        onRetry={list.retry}
        empty={status ? 'No Records Found' : 'No Policies found'}
        emptyAction={isEmpty && add}
        sort={sort}
        onSort={(next) => change({ ...sortSearch(next), page: undefined })}
        onOpen={({ id }) => void navigate({ to: '/policy/$id', params: { id } })}
        onEnd={list.loadMore}
      />
      {pagination && !error && (
        <SevenButtonPager
          pagination={pagination}
          perPage={request.perPage}
          onChange={(next) => change(pageSearch(next))}
        />
      )}
    </TableCard>
  );
}
