import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import type { PagerProps } from '#platform/web/table/pager-frame.tsx';
import { TenButtonNavigator } from '#platform/web/table/ten-button-navigator.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { ListTabs } from '#platform/web/ui/list-tabs.tsx';
import { filePageSizes } from '../rules.ts';
import { filesQuery } from './commission-queries.ts';
import { fileColumns, mergeColumns } from './file-columns.tsx';
import { FileQuestionDialog } from './file-question-dialog.tsx';
import type { FileQuestion } from './file-questions.ts';
import { FilesBar } from './files-bar.tsx';
import { ReconcileHead } from './reconcile-head.tsx';
import { texts } from './texts.ts';
import { useTicks } from './use-ticks.ts';

const route = getRouteApi('/signed-in/commissions/reconcile');

/** The page sizes, by the specification. */
function FilesPager(pager: PagerProps) {
  return <TenButtonNavigator {...pager} sizes={filePageSizes(pager.pagination.total)} />;
}

export function ReconcilePage() {
  const search = route.useSearch();
  const slots = route.useRouteContext().commissionSlots;
  const navigate = useNavigate();
  const status = search.status ?? 0;
  const list = usePagedRows(filesQuery(status, readList(search)));
  const [selected, from, to] = [useTicks(), useTicks(), useTicks()];
  const [question, setQuestion] = useState<FileQuestion>();
  const isMerging = search.merging === '1' && status === 0;

  const change = (next: object) => void navigate({ to: '.', search: (now: object) => ({ ...now, ...next }) });
  const ask = (what: FileQuestion['what'], ids: number[]) => setQuestion({ what, ids });
  const columns = fileColumns(
    selected,
    isMerging ? mergeColumns(from, to) : [],
    {
      onDelete: ({ id }) => ask('delete', [id]),
      onArchive: ({ id }) => ask(status === 1 ? 'unarchive' : 'archive', [id]),
      onPost: slots.PostFiles && (({ id }) => ask('post', [id])),
    },
    status === 1,
  );
  return (
    <>
      <ReconcileHead slots={slots} />
      <ListTabs
        tabs={[
          { value: '0', label: texts.files.active, count: list.answer?.counts.active },
          { value: '1', label: texts.files.archived, count: list.answer?.counts.archived },
        ]}
        open={String(status)}
        onOpen={(value) =>
          change({ status: Number(value) || undefined, page: undefined, merging: undefined })
        }
        mb="sm"
        data-tour="tabs"
      />
      <ListCard label={texts.files.list} data-tour="files">
        <FilesBar
          files={(list.rows ?? []).filter(({ id }) => selected.has(id))}
          merging={{ isOn: isMerging, isPossible: status === 0, from: from.ids, to: to.ids }}
          canPost={slots.PostFiles !== undefined}
          onMerging={(isOn) => change({ merging: isOn ? '1' : undefined })}
          onAsk={ask}
        />
        <PagedTable
          label={texts.files.list}
          list={list}
          search={search}
          onChange={change}
          Pager={FilesPager}
          columns={columns}
          rowKey={({ id }) => id}
          empty={status === 1 ? texts.files.noneArchived : texts.files.none}
          emptyAction={
            status === 0 && <LinkButton to="/commissions/create">{texts.files.createFirst}</LinkButton>
          }
          onOpen={({ id }) => void navigate({ to: '/commissions/reconcile/$id', params: { id } })}
        />
      </ListCard>
      {question && (
        <FileQuestionDialog
          question={question}
          PostFiles={slots.PostFiles}
          onClose={() => setQuestion(undefined)}
          onDone={() => selected.set([])}
        />
      )}
    </>
  );
}
