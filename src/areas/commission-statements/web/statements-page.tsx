import { Paper, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { pageRequest, pageSearch } from '#platform/web/table/page-params.ts';
import { SevenButtonPager } from '#platform/web/table/seven-button-pager.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { wireFilter } from './search.ts';
import { STATEMENT_COLUMNS } from './statement-columns.tsx';
import { StatementFilters } from './statement-filters.tsx';
import { statementsQuery } from './statement-queries.ts';
import { WaitingCards } from './waiting-cards.tsx';

const route = getRouteApi('/signed-in/admin/commissions/statements');

/** Statements for employees, and what waits for one. */
export function StatementsPage() {
  const { page, per_page, ...search } = route.useSearch();
  const navigate = useNavigate();
  const request = pageRequest({ page, per_page });
  const { rows, pagination, error, ...list } = usePagedRows(statementsQuery(wireFilter(search), request));
  const change = (next: object) =>
    void navigate({ to: '.', search: (all: object) => ({ ...all, ...next }), resetScroll: false });
  return (
    <>
      <RecordHead
        title="Commission statements"
        facts={[
          'What employees are paid, line by line',
          pagination && !error ? `${pagination.total.toLocaleString('en-US')} found` : '',
        ]}
        actions={
          <>
            <LinkButton variant="default" to="/commissions/reconcile">
              Commission files
            </LinkButton>
            <LinkButton
              to="/admin/commissions/statements/new"
              leftSection={<IconPlus size={15} aria-hidden />}
            >
              New statement
            </LinkButton>
          </>
        }
      />
      <Stack gap="md">
        <WaitingCards />
        <Paper component="section" aria-label="Statements" withBorder style={{ overflow: 'hidden' }}>
          <StatementFilters search={search} onChange={(next) => change({ ...next, page: undefined })} />
          <DataTable
            label="Statements"
            columns={STATEMENT_COLUMNS}
            rows={rows}
            rowKey={({ id }) => id}
            isStale={list.isStale}
            problem={error?.message}
            onRetry={list.retry}
            empty="No statements are like this. Change the filters, or make one of what is staged."
            emptyAction={<LinkButton to="/admin/commissions/statements/new">New statement</LinkButton>}
            onOpen={({ id }) => void navigate({ to: '/admin/commissions/statements/$id', params: { id } })}
            onEnd={list.loadMore}
          />
          {pagination && !error && (
            <SevenButtonPager
              pagination={pagination}
              perPage={request.perPage}
              onChange={(next) => change(pageSearch(next))}
            />
          )}
        </Paper>
      </Stack>
    </>
  );
}
