import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { foundWords } from '#platform/web/table/found-words.ts';
import { GroupTitle } from '#platform/web/table/group-title.tsx';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { dayOf } from '#platform/web/ui/local-days.ts';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import classes from './change-log.module.css';
import { ExportButtons } from './export-buttons.tsx';
import { FieldsTable } from './fields-table.tsx';
import { logColumns } from './log-columns.tsx';
import { LogFilters } from './log-filters.tsx';
import { changesOf, dayWords, nameOf, pageOf } from './log-item-words.ts';
import { logChoicesQuery, logQuery } from './log-queries.ts';
import { changesByDay, type LogRow } from './log-rows.ts';
import { texts } from './texts.ts';
import { useLogRows } from './use-log-rows.ts';

const route = getRouteApi('/signed-in/admin/change-log');

/** All changes in the agency, with whoever made them: a line an entry, day by day. */
export function ChangeLogPage() {
  const search = route.useSearch();
  const { book } = route.useLoaderData();
  const { page, per_page, ...filter } = search;
  const navigate = route.useNavigate();
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const found = usePagedRows(logQuery(filter, readList(search)));
  const { data: choices } = useQuery(logChoicesQuery);
  const told = { book, names: { people: byId(choices?.people), offices: byId(choices?.offices) } };
  const folding = useLogRows(found, (item) => changesOf(item, told).length > 0);
  const { list, isUnfolded, fold, all } = folding;
  const { from = 1, to = 0, total = 0 } = found.pagination ?? {};
  const days = changesByDay({ items: found.rows ?? [], isFirstPage: from <= 1, isLastPage: to >= total });
  const change = (next: object) => void navigate({ search: (now) => ({ ...now, ...next }) });

  function openRecord({ items: [item], isRun }: LogRow): void {
    const record = isRun ? undefined : pageOf(item, book);
    if (record) void navigate(record);
  }

  return (
    <>
      <RecordHead
        hasViews
        title={texts.page.changeLog}
        up={<WayUp to="/admin">{texts.page.admin}</WayUp>}
        facts={[texts.page.whatItIs, foundWords(found)]}
        actions={<ExportButtons search={search} total={found.error ? undefined : found.pagination?.total} />}
      />
      <ListCard label={texts.page.changeLog}>
        <LogFilters
          search={filter}
          choices={choices}
          onChange={(next) => change({ ...next, page: undefined })}
        >
          {all && (
            <Button variant="subtle" color="gray" size="xs" ml="auto" onClick={all.toggle}>
              {all.areUnfolded ? texts.page.collapseAll : texts.page.expandAll}
            </Button>
          )}
        </LogFilters>
        <PagedTable
          label={texts.page.changeLog}
          list={list}
          search={search}
          onChange={change}
          columns={logColumns(told, folding)}
          rowKey={({ key }) => key}
          empty={isFiltered ? texts.page.noChangesMatch : texts.page.noChangesYet}
          onOpen={(row) => fold(row, isUnfolded(row))}
          letters={{
            arrowright: {
              does: texts.keysHelp.unfoldTheEntry,
              short: texts.keys.unfold,
              act: (row) => fold(row, false),
            },
            arrowleft: {
              does: texts.keysHelp.foldTheEntry,
              short: texts.keys.fold,
              act: (row) => fold(row, true),
            },
            enter: { does: texts.keysHelp.openTheRecord, short: texts.keys.openTheRecord, act: openRecord },
          }}
          above={({ items: [{ dateTime }] }, before) =>
            dayOf(dateTime) !== (before && dayOf(before.items[0].dateTime)) && (
              <GroupTitle count={days.get(dayOf(dateTime))}>{dayWords(dateTime)}</GroupTitle>
            )
          }
          below={(row) =>
            !row.isRun &&
            isUnfolded(row) && (
              <div className={classes.below}>
                <FieldsTable
                  label={texts.entry.fieldsOf(nameOf(row.items[0]))}
                  changes={changesOf(row.items[0], told)}
                />
              </div>
            )
          }
        />
      </ListCard>
    </>
  );
}

function byId(list: readonly { id: number; name: string }[] = []): ReadonlyMap<number, string> {
  return new Map(list.map(({ id, name }) => [id, name]));
}
