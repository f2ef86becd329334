import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { showCount } from '#platform/shared/show-count.ts';
import type { Column } from '#platform/web/table/column.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { say } from '#platform/web/wording.ts';
import type { BringIn } from '../contract.ts';
import { KIND_WORDS } from '../fields.ts';
import { bringInsQuery } from './bring-in-queries.ts';
import { StateBadge } from './state-badge.tsx';
import { texts } from './texts.ts';
import { UploadForm } from './upload-form.tsx';

const route = getRouteApi('/signed-in/admin/bring-in');

const COLUMNS: Column<BringIn>[] = [
  {
    key: 'file',
    label: texts.labels.file,
    cell: ({ id, filename }) => (
      <TextLink to="/admin/bring-in/$id" params={{ id }} fz="inherit">
        {filename}
      </TextLink>
    ),
  },
  { key: 'kind', label: texts.labels.kind, cell: ({ kind }) => KIND_WORDS[kind] },
  { key: 'state', label: texts.labels.status, kind: 'whole', cell: StateBadge },
  {
    key: 'rows',
    label: texts.labels.rows,
    align: 'right',
    cell: ({ rowCount }) => showCount(rowCount),
  },
  { key: 'person', label: texts.labels.by, cell: ({ person }) => person },
  {
    key: 'created',
    label: texts.labels.uploaded,
    kind: 'day',
    cell: ({ created }) => showMoment(created),
  },
  {
    key: 'imported',
    label: texts.labels.imported,
    kind: 'day',
    cell: ({ imported }) => imported && showMoment(imported),
  },
];

export function BringInsPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const list = usePagedRows(bringInsQuery(readList(search)));
  return (
    <>
      <RecordHead
        hasViews
        title={texts.list.title}
        up={<WayUp to="/admin">{texts.list.up}</WayUp>}
        facts={[say(texts.list.what)]}
      />
      <PageCard title={texts.list.newFile} mb="sm">
        <UploadForm />
      </PageCard>
      <TableCard title={texts.list.files}>
        <PagedTable
          label={texts.list.files}
          list={list}
          search={search}
          onChange={(next) => void navigate({ to: '.', search: { ...next } })}
          columns={COLUMNS}
          rowKey={({ id }) => id}
          empty={texts.list.none}
          onOpen={({ id }) => void navigate({ to: '/admin/bring-in/$id', params: { id } })}
        />
      </TableCard>
    </>
  );
}
