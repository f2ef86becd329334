import { Group, Paper, Select } from '@mantine/core';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { pageRequest, pageSearch } from '#platform/web/table/page-params.ts';
import { SevenButtonPager } from '#platform/web/table/seven-button-pager.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { unmatchedQuery } from './import-queries.ts';
import { unmatchedColumns } from './unmatched-columns.tsx';

const route = getRouteApi('/signed-in/commissions/unmatched');

/** Carrier lines that belong to no policy yet, to be assigned by hand. */
export function UnmatchedPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const request = pageRequest(search);
  const { rows, pagination, answer, error, ...list } = usePagedRows(
    unmatchedQuery(search.company ?? 0, request),
  );
  const change = (next: object) =>
    void navigate({ to: '.', search: { ...search, ...next }, resetScroll: false });
  const open = rows?.find(({ id }) => id === search.line);
  return (
    <>
      <RecordHead
        title="Unmatched lines"
        facts={[
          'What carriers paid for policies that were not found. Assign a line once, and its number is remembered',
        ]}
        actions={
          <>
            <LinkButton to="/commissions/reconcile" variant="default">
              Commission files
            </LinkButton>
            <LinkButton to="/commissions/import" variant="default">
              Import
            </LinkButton>
          </>
        }
      />
      <Paper component="section" aria-label="Unmatched lines" withBorder style={{ overflow: 'hidden' }}>
        <Group p="sm" justify="flex-end">
          <Select
            size="xs"
            aria-label="Company"
            placeholder="All Companies"
            clearable
            clearButtonProps={{ 'aria-label': 'All Companies' }}
            data={(answer?.companies ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
            value={search.company ? String(search.company) : null}
            onChange={(value) => change({ company: value ? Number(value) : undefined, page: undefined })}
          />
        </Group>
        <DataTable
          label="Unmatched lines"
          columns={unmatchedColumns((line) => change({ line }))}
          rows={rows}
          rowKey={({ id }) => id}
          isStale={list.isStale}
          problem={error?.message}
          onRetry={list.retry}
          empty="Every carrier line has its policy."
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
      {open && <AssignDialog key={open.id} line={open} onClose={() => change({ line: undefined })} />}
    </>
  );
}
