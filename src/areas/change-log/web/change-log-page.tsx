import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { foundWords } from '#platform/web/table/found-words.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { logColumns } from './log-columns.tsx';
import { LogFilters } from './log-filters.tsx';
import { logChoicesQuery, logQuery } from './log-queries.ts';

const route = getRouteApi('/signed-in/admin/change-log');

/** Who changed what in the agency, and when. */
export function ChangeLogPage() {
  const search = route.useSearch();
  const { book } = route.useLoaderData();
  const { page, per_page, ...filter } = search;
  const navigate = route.useNavigate();
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const list = usePagedRows(logQuery(filter, readList(search)));
  const { data: choices } = useQuery(logChoicesQuery);
  const names = { people: byId(choices?.people), offices: byId(choices?.offices) };
  const change = (next: object) => void navigate({ search: (all) => ({ ...all, ...next }) });
  return (
    <>
      <RecordHead
        hasViews
        title="Change log"
        up={<WayUp to="/admin">Admin</WayUp>}
        facts={['Who changed what and when; no one can alter it', foundWords(list)]}
        actions={<ExportButtons search={search} total={list.error ? undefined : list.pagination?.total} />}
      />
      <ListCard label="Change log">
        <LogFilters
          search={search}
          choices={choices}
          onChange={(next) => change({ ...next, page: undefined })}
        />
        <PagedTable
          label="Change log"
          list={list}
          search={search}
          onChange={change}
          columns={logColumns(book, names)}
          rowKey={({ id }) => id}
          empty={isFiltered ? 'No changes match. Change the filters.' : 'No changes yet.'}
        />
      </ListCard>
    </>
  );
}

function byId(list: readonly { id: number; name: string }[] = []): ReadonlyMap<number, string> {
  return new Map(list.map(({ id, name }) => [id, name]));
}
