import { type ReactNode, Suspense } from 'react';
import { lazyPiece } from '#platform/web/connection/lazy-piece.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { KeyHints } from '#platform/web/table/key-hints.tsx';
import { readList, writeList } from '#platform/web/table/page-params.ts';
import { SevenButtonPager } from '#platform/web/table/seven-button-pager.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import type { Receiver } from './receiver.ts';
import { SENT_COLUMNS } from './sent-columns.tsx';
import { sentQuery } from './sent-queries.ts';
import { texts } from './texts.ts';
import { useEmailSearch } from './use-email-search.ts';

const SentDialog = lazyPiece(async () => ({ default: (await import('./sent-dialog.tsx')).SentDialog }));

interface SentTableProps {
  /** Nobody for what the person sent themselves. */
  receiver: Receiver;
  emptyAction?: ReactNode;
}

/** Mails with their state, newest first; one opens to be read. */
export function SentTable({ receiver, emptyAction }: SentTableProps) {
  const { search, change } = useEmailSearch();
  const request = readList(search);
  const { rows, pagination, error, ...list } = usePagedRows(sentQuery(receiver, request));
  return (
    <>
      <DataTable
        label={texts.sent.table}
        columns={SENT_COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        isStale={list.isStale}
        problem={error?.message}
        onRetry={list.retry}
        empty={texts.sent.none}
        emptyAction={emptyAction}
        onOpen={({ id }) => change({ email: id })}
        onEnd={list.loadMore}
        isPaged={pagination !== undefined && !error}
      />
      {pagination && !error && (
        <SevenButtonPager
          pagination={pagination}
          perPage={request.perPage}
          beside={rows && rows.length > 0 && <KeyHints />}
          onChange={(next) => change(writeList(next))}
        />
      )}
      <Suspense>
        {search.email && <SentDialog id={search.email} onClose={() => change({ email: undefined })} />}
      </Suspense>
    </>
  );
}
