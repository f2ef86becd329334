import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { numbered, PaperFilter } from '#platform/web/print/paper-filter.tsx';
import type { Column } from '#platform/web/table/column.ts';
import { foundWords } from '#platform/web/table/found-words.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { say } from '#platform/web/wording.ts';
import type { FormFill } from '../fill-contract.ts';
import { FillDialog } from './fill-dialog.tsx';
import { historyQuery } from './form-queries.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/forms/history');

const POLICY: Column<FormFill> = {
  key: 'policy',
  label: texts.history.policy,
  cell: ({ policy }) => policy,
};

const LIBRARY: Column<FormFill> = {
  key: 'state',
  label: texts.history.library,
  kind: 'whole',
  cell: ({ isInLibrary }) => !isInLibrary && <StateBadge tone="closed">{texts.history.takenOut}</StateBadge>,
  width: 110,
};

/** Columns that have nothing to say in any row are left out. */
const columnsOf = (rows: readonly FormFill[]): Column<FormFill>[] => [
  {
    key: 'form',
    label: texts.history.form,
    // The row itself is the tab stop.
    cell: ({ id, form }) => (
      <TextLink to="/forms/history" search={(now) => ({ ...now, fill: id })} tabIndex={-1} fz="inherit">
        {form}
      </TextLink>
    ),
  },
  {
    key: 'customer',
    label: texts.history.for,
    cell: ({ customerId, customer }) => (
      <TextLink to="/customer/$id" params={{ id: customerId }} fz="inherit">
        {customer}
      </TextLink>
    ),
  },
  ...(rows.some(({ policy }) => policy) ? [POLICY] : []),
  {
    key: 'madeAt',
    label: texts.history.made,
    kind: 'day',
    cell: ({ madeAt }) => showMoment(madeAt),
    width: 170,
  },
  { key: 'madeBy', label: texts.history.by, cell: ({ madeBy }) => madeBy },
  ...(rows.every(({ isInLibrary }) => isInLibrary) ? [] : [LIBRARY]),
];

export function HistoryPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const { customerId, formId, fill } = search;
  const list = usePagedRows(historyQuery({ customerId, formId }, readList(search)));
  const change = (next: object) => void navigate({ to: '.', search: (now) => ({ ...now, ...next }) });
  return (
    <>
      <RecordHead
        hasViews
        title={texts.history.title}
        up={
          <WayUp to="/forms" search={{ customerId }}>
            {texts.library.title}
          </WayUp>
        }
        facts={[texts.history.about, foundWords(list)]}
      />
      <ListCard label={texts.history.title}>
        <PaperFilter label={say(texts.history.customer)} value={numbered(customerId)} />
        <PaperFilter label={texts.history.form} value={numbered(formId)} />
        <PagedTable
          label={texts.history.title}
          list={list}
          search={search}
          onChange={change}
          columns={columnsOf(list.rows ?? [])}
          rowKey={({ id }) => id}
          empty={texts.history.none}
          onOpen={({ id }) => change({ fill: id })}
        />
      </ListCard>
      {fill && <FillDialog key={fill} id={fill} onClose={() => change({ fill: undefined })} />}
    </>
  );
}
