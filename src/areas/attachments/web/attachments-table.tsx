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
      () => toastUndo(`${filename} is deactivated.`, () => activate(id)),
      toastProblem,
    );
  }

  return (
    <>
      <PagedTable
        label="Attachments"
        list={list}
        search={search}
        onChange={(next) => setSearch((now) => ({ ...now, ...next }))}
        isSortable
        columns={columns}
        rowKey={({ id }) => id}
        empty="No attachments yet."
      />
      {asked && (
        <ConfirmDialog
          title={`Deactivate ${asked.filename}?`}
          confirm="Deactivate"
          isDangerous
          onConfirm={() => deactivate(asked)}
          onCancel={() => setAsked(undefined)}
        >
          The file will disappear from this list for everyone in your agency.
        </ConfirmDialog>
      )}
    </>
  );
}
