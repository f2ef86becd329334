import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PAGE_SIZE, paginationOf } from '#platform/shared/paging.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import { SevenButtonPager } from '#platform/web/table/seven-button-pager.tsx';
import { useClientSort } from '#platform/web/table/use-client-sort.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import type { ListedAttachment } from '../contract.ts';
import { attachmentColumns } from './attachment-columns.tsx';
import { attachmentsQuery, type RecordKey, useActivate, useDeactivate } from './attachment-queries.ts';

const NONE: ListedAttachment[] = [];

export function AttachmentsTable(record: RecordKey) {
  const { data, error, refetch } = useQuery(attachmentsQuery(record));
  const [asked, setAsked] = useState<ListedAttachment>();
  const [{ page, perPage }, setRequest] = useState<PageRequest>({ page: 1, perPage: PAGE_SIZE });
  const { mutate } = useDeactivate(record);
  const { mutateAsync: activate } = useActivate(record);
  const columns = attachmentColumns(setAsked);
  const { rows, sort, onSort } = useClientSort(data?.results ?? NONE, columns);

  const size = perPage === 'all' ? Math.max(rows.length, 1) : perPage;
  const current = Math.min(page, Math.max(1, Math.ceil(rows.length / size)));
  const shown = rows.slice((current - 1) * size, current * size);

  function deactivate({ id, filename }: ListedAttachment): void {
    setAsked(undefined);
    mutate(id, {
      onSuccess: () => toastUndo(`${filename} is deactivated.`, () => activate(id)),
      onError: toastProblem,
    });
  }

  return (
    <>
      <DataTable
        label="Attachments"
        columns={columns}
        rows={data && shown}
        rowKey={({ id }) => id}
        problem={data ? undefined : error?.message}
        onRetry={() => void refetch()}
        empty="No attachments yet."
        sort={sort}
        onSort={onSort}
      />
      {data && (
        <SevenButtonPager
          pagination={paginationOf(current, size, shown.length, rows.length)}
          perPage={perPage}
          onChange={setRequest}
        />
      )}
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
