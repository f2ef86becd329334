import { Checkbox, Group, Select } from '@mantine/core';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { unmatchedQuery } from './import-queries.ts';
import { unmatchedColumns } from './unmatched-columns.tsx';

const route = getRouteApi('/signed-in/commissions/unmatched');

/** Carrier lines that belong to no policy yet, to be assigned by hand. */
export function UnmatchedPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const list = usePagedRows(unmatchedQuery(search.company ?? 0, search.settled ?? 0, readList(search)));
  const change = (next: object) =>
    void navigate({ to: '.', search: { ...search, ...next }, resetScroll: false });
  const open = list.rows?.find(({ id }) => id === search.line);
  return (
    <>
      <RecordHead
        hasViews
        title="Unmatched lines"
        up={<WayUp to="/commissions/reconcile">Commission files</WayUp>}
        facts={[
          'What carriers paid for policies that were not found. Assign a line once, and its number is remembered',
        ]}
        actions={
          <>
            <LinkButton to="/commissions/import" variant="default">
              Import
            </LinkButton>
            <LinkButton to="/commissions/assigned" variant="default">
              Assigned by hand
            </LinkButton>
          </>
        }
      />
      <ListCard label="Unmatched lines">
        <Group p="sm" justify="flex-end">
          <Checkbox
            size="xs"
            label="Settled without a policy"
            checked={search.settled === 1}
            onChange={(event) =>
              change({ settled: event.currentTarget.checked ? 1 : undefined, page: undefined })
            }
          />
          <Select
            size="xs"
            aria-label="Company"
            placeholder="All Companies"
            clearable
            clearButtonProps={{ 'aria-label': 'All Companies' }}
            data={namedChoices(list.answer?.companies)}
            value={search.company ? String(search.company) : null}
            onChange={(value) => change({ company: value ? Number(value) : undefined, page: undefined })}
          />
        </Group>
        <PagedTable
          label="Unmatched lines"
          list={list}
          search={search}
          onChange={change}
          columns={unmatchedColumns((line) => change({ line }))}
          rowKey={({ id }) => id}
          empty={
            search.company
              ? 'Every line of this company has its policy.'
              : 'Every carrier line has its policy.'
          }
        />
      </ListCard>
      {open && <AssignDialog key={open.id} line={open} onClose={() => change({ line: undefined })} />}
    </>
  );
}
