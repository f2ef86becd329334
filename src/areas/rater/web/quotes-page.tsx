import { IconPlus } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { foundWords } from '#platform/web/table/found-words.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { QUOTE_COLUMNS } from './quote-columns.tsx';
import { QuoteFilters } from './quote-filters.tsx';
import { quotesQuery } from './quote-queries.ts';
import { readFilter } from './read-filter.ts';
import { cardTexts } from './texts/card.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/quotes');

export function QuotesPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const filter = readFilter(search);
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const list = usePagedRows(quotesQuery(filter, readList(search)));
  const change = (next: object) => void navigate({ to: '.', search: (now) => ({ ...now, ...next }) });
  const { customer, lead } = filter;
  return (
    <>
      <RecordHead
        hasViews
        title={cardTexts.quotes}
        facts={[texts.list.what, foundWords(list)]}
        actions={
          <LinkButton
            to="/quote/add"
            search={{ customer, lead }}
            leftSection={<IconPlus size={15} aria-hidden />}
          >
            {cardTexts.newQuote}
          </LinkButton>
        }
      />
      <ListCard label={cardTexts.quotes}>
        <QuoteFilters filter={filter} onChange={(next) => change({ ...next, page: undefined })} />
        <PagedTable
          label={cardTexts.quotes}
          list={list}
          search={search}
          onChange={change}
          isSortable
          columns={QUOTE_COLUMNS}
          rowKey={({ id }) => id}
          empty={isFiltered ? texts.list.noneMatch : cardTexts.none}
          onOpen={({ id }) => void navigate({ to: '/quote/$id', params: { id } })}
        />
      </ListCard>
    </>
  );
}
