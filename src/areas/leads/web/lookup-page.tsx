import { Group, Paper } from '@mantine/core';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { pageRequest, pageSearch } from '#platform/web/table/page-params.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import { SearchField } from '#platform/web/table/search-field.tsx';
import { SevenButtonPager } from '#platform/web/table/seven-button-pager.tsx';
import { TableEmpty } from '#platform/web/table/table-states.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { lookupProblem } from '../rules.ts';
import { FOUND_COLUMNS } from './lead-columns.tsx';
import { lookupQuery } from './lead-queries.ts';
import { AddLeadLink, LeadsFrame } from './leads-frame.tsx';

const route = getRouteApi('/signed-in/leads/lookup');

export function LookupPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { query = '' } = search;
  const problem = lookupProblem(query);
  return (
    <LeadsFrame title="Look up a lead" facts={['By name, phone or e-mail']}>
      <Paper component="section" aria-label="Leads found" withBorder style={{ overflow: 'hidden' }}>
        <Group p="sm">
          <SearchField
            label="Name, phone or e-mail"
            value={query}
            onSearch={(typed) => void navigate({ search: { query: typed || undefined } })}
          />
        </Group>
        {problem ? (
          <TableEmpty isStale={false} action={null}>
            {problem}
          </TableEmpty>
        ) : (
          <Found
            query={query}
            request={pageRequest(search)}
            onPage={(next) => void navigate({ search: { ...search, ...pageSearch(next) } })}
          />
        )}
      </Paper>
    </LeadsFrame>
  );
}

interface FoundProps {
  query: string;
  request: PageRequest;
  onPage: (request: PageRequest) => void;
}

function Found({ query, request, onPage }: FoundProps) {
  const navigate = useNavigate();
  const { rows, pagination, error, ...found } = usePagedRows(lookupQuery(query, request));
  return (
    <>
      <DataTable
        label="Leads found"
        columns={FOUND_COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        isStale={found.isStale}
        problem={error?.message}
        onRetry={found.retry}
        empty="No Records Found"
        emptyAction={<AddLeadLink />}
        onOpen={({ id }) => void navigate({ to: '/lead/$id', params: { id } })}
        onEnd={found.loadMore}
      />
      {pagination && !error && (
        <SevenButtonPager pagination={pagination} perPage={request.perPage} onChange={onPage} />
      )}
    </>
  );
}
