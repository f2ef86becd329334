import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { foundWords } from '#platform/web/table/found-words.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { HOW_METHODS } from '../how.ts';
import { MethodTotals } from './method-totals.tsx';
import { OFFICE_COLUMNS } from './receipt-columns.tsx';
import { ReceiptFilters } from './receipt-filters.tsx';
import { receiptsQuery } from './receipt-queries.ts';
import { frameTexts } from './texts/frame.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/receipts');

export function ReceiptsPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const { number, office, from, to, method, person, status } = search;
  const filter = { number, office, from, to, method, person, status };
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const list = usePagedRows(receiptsQuery(filter, readList(search)));
  const { answer } = list;

  const change = (next: object) => void navigate({ to: '.', search: (now) => ({ ...now, ...next }) });
  return (
    <>
      <RecordHead hasViews title={frameTexts.tab} facts={[texts.list.what, foundWords(list)]} />
      <ListCard label={frameTexts.tab}>
        <ReceiptFilters filter={filter} onChange={(next) => change({ ...next, page: undefined })} />
        <PagedTable
          label={frameTexts.tab}
          list={list}
          search={search}
          onChange={change}
          isSortable
          columns={OFFICE_COLUMNS}
          rowKey={({ id }) => id}
          empty={isFiltered ? texts.list.noneMatch : texts.list.none}
          onOpen={({ id }) => void navigate({ to: '/receipt/$id', params: { id } })}
        />
        {answer && (
          <MethodTotals
            methods={answer.methods}
            total={answer.total}
            voided={answer.voided}
            how={HOW_METHODS}
          />
        )}
      </ListCard>
    </>
  );
}
