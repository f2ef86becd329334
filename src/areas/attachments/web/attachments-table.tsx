import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListSearch } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { useLocalPage } from '#platform/web/table/use-local-page.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import type { ListedAttachment } from '../contract.ts';
import { attachmentColumns } from './attachment-columns.tsx';
import { attachmentsQuery, type RecordKey, useActivate, useDeactivate } from './attachment-queries.ts';
import { frameTexts } from './texts/frame.ts';
import { texts } from './texts.ts';

export function AttachmentsTable(record: RecordKey) {
  const { data, error, refetch } = useQuery(attachmentsQuery(record));
  const [asked, setAsked] = useState<ListedAttachment>();
  const [search, setSearch] = useState<ListSearch>({});
  const { mutateAsync } = useDeactivate(record);
  const { mutateAsync: activate } = useActivate(record);
  const columns = attachmentColumns(setAsked);
  const loaded = { rows: data?.results, error: data ? null : error, retry: () => void refetch() };
  const list = useLocalPage(loaded, columns, search);

  function deactivate({ id, filename }: ListedAttachment): void {
    setAsked(undefined);
    void mutateAsync(id).then(
      () => toastUndo(texts.deactivating.done(filename), () => activate(id)),
      toastProblem,
    );
  }

  return (
    <>
      <PagedTable
        label={frameTexts.tab}
        list={list}
        search={search}
        onChange={(next) => setSearch((now) => ({ ...now, ...next }))}
        isSortable
        columns={columns}
        rowKey={({ id }) => id}
        empty={texts.table.none}
      />
      {asked && (
        <ConfirmDialog
          title={texts.deactivating.ask(asked.filename)}
          confirm={texts.deactivating.confirm}
          isDangerous
          onConfirm={() => deactivate(asked)}
          onCancel={() => setAsked(undefined)}
        >
          {texts.deactivating.after}
        </ConfirmDialog>
      )}
    </>
  );
}
