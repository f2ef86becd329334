import { Group } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { SearchField } from '#platform/web/table/search-field.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import type { LockerItem } from '../fields.ts';
import type { LockerDialog } from '../statuses.ts';
import { AddFiles } from './add-files.tsx';
import { BinDialog } from './bin-dialog.tsx';
import { FolderPath } from './folder-path.tsx';
import { itemColumns } from './item-columns.tsx';
import { LockerDialogs } from './locker-dialogs.tsx';
import { itemsQuery, useRestore, useThrowAway } from './locker-queries.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/fileLocker');

/** A folder of a locker: the way to it, what is in it, and files on their way into it. */
export function LockerCard({ officeId }: { officeId: number }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { folder = 0, query = '' } = search;
  const place = { officeId, folder };
  const list = usePagedRows(itemsQuery(place, query, readList(search)));
  const [asked, setAsked] = useState<LockerItem>();
  const { mutateAsync: throwAway } = useThrowAway();
  const { mutateAsync: restore } = useRestore();

  const change = (next: object) => void navigate({ search: (now) => ({ ...now, ...next }) });
  const show = (open: LockerDialog, { id }: LockerItem) => change({ open, item: id });
  const enter = (id: number) =>
    void navigate({ search: { office: search.office, folder: id === 0 ? undefined : id } });

  function putIntoBin(item: LockerItem): void {
    setAsked(undefined);
    void throwAway(item).then(
      () => toastUndo(texts.throwAway.done(item.name), () => restore(item.id)),
      toastProblem,
    );
  }

  return (
    <ListCard label={texts.folder.files}>
      <Group justify="space-between" gap="xs" px="md" py="sm">
        <FolderPath
          label={texts.folder.folders}
          path={list.answer?.path ?? []}
          search={query}
          onEnter={enter}
        />
        <SearchField
          label={texts.folder.search}
          placeholder={texts.folder.searchFor}
          value={query}
          onSearch={(text) => change({ query: text || undefined, page: undefined })}
        />
      </Group>
      {!query && <AddFiles {...place} />}
      <PagedTable
        label={texts.folder.files}
        list={list}
        search={search}
        onChange={change}
        isSortable
        columns={itemColumns({ onEnter: enter, onShow: show, onThrowAway: setAsked, isSearch: query !== '' })}
        rowKey={({ id }) => id}
        empty={query ? texts.folder.nothingFound : texts.folder.empty}
      />
      {asked && (
        <BinDialog item={asked} onCancel={() => setAsked(undefined)} onConfirm={() => putIntoBin(asked)} />
      )}
      <LockerDialogs place={place} rows={list.rows} />
    </ListCard>
  );
}
