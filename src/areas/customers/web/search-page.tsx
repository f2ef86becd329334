import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession, useWhyClosed } from '#areas/session/web/public.ts';
import { phoneLink } from '#platform/shared/phones.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { LeadOn } from '#platform/web/router/lead-on.tsx';
import { foundWords } from '#platform/web/table/found-words.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { say } from '#platform/web/wording.ts';
import { searchTypesFor } from '../search-types.ts';
import { searchQuery } from './customer-queries.ts';
import { rememberSearch } from './last-search.ts';
import { searchColumns } from './search-columns.tsx';
import { frameTexts } from './texts/frame.ts';
import { texts } from './texts.ts';
import { useNoun } from './use-noun.ts';
import { useStandings } from './use-standings.ts';

const route = getRouteApi('/signed-in/customer/search');

export function SearchPage() {
  const search = route.useSearch();
  const { selection, query } = search;
  const navigate = useNavigate();
  const { noun, Noun, Nouns } = useNoun();
  const { config } = useSession();
  const hasQuotes = useWhyClosed('rater') === undefined && selection === 'quote';
  const found = usePagedRows(searchQuery(search, readList(search)));
  const { rows, answer, error } = found;

  const standings = useStandings((rows ?? []).map(({ id }) => id));

  const hasRows = answer !== undefined && !answer.exactId;
  useEffect(() => {
    if (hasRows) rememberSearch({ selection, query });
  }, [hasRows, selection, query]);

  // The address of stored quotes, as the older application has it.
  if (hasQuotes && query === '') return <LeadOn go={() => navigate({ to: '/quotes', replace: true })} />;
  const hit = answer?.exactId;
  if (hit)
    return (
      <LeadOn key={hit} go={() => navigate({ to: '/customer/$id', params: { id: hit }, replace: true })} />
    );

  const type = searchTypesFor(config, search.selection).find(({ key }) => key === search.selection);
  const take = (id: number) => void navigate({ to: '/customer/$id/payment', params: { id } });
  const change = (next: object) => void navigate({ to: '.', search: (now) => ({ ...now, ...next }) });
  return (
    <>
      <RecordHead
        hasViews
        title={texts.search.title(Noun)}
        facts={[say(type?.label ?? ''), search.query && `“${search.query}”`, foundWords(found)]}
        actions={
          hasQuotes && (
            <LinkButton to="/quotes" search={{ query }} variant="default">
              {texts.search.storedQuotes}
            </LinkButton>
          )
        }
      />
      <ListCard label={texts.search.found(Nouns)}>
        <PagedTable
          label={Nouns}
          list={found}
          canRetry={!isRefusal(error)}
          search={search}
          onChange={change}
          columns={searchColumns(rows ?? [], query, standings)}
          rowKey={({ id }) => id}
          empty={texts.search.none}
          emptyAction={
            <LinkButton to="/customer/add" search={{ selection, query }}>
              {frameTexts.add(noun)}
            </LinkButton>
          }
          onOpen={({ id }) => void navigate({ to: '/customer/$id', params: { id } })}
          letters={{
            p: {
              does: texts.search.keys.callRow(noun),
              short: texts.search.keys.call,
              act: ({ phone }) => phone && window.location.assign(phoneLink(phone)),
            },
            t: {
              does: texts.search.keys.takeFromRow(noun),
              short: texts.search.keys.take,
              act: ({ id }) => take(id),
            },
          }}
          focusFor={`${search.selection} ${search.query}`}
        />
      </ListCard>
    </>
  );
}

/** What the search itself lacks does not get better by trying again. */
function isRefusal(error: Error | null): boolean {
  return error instanceof CallError && error.status === 422;
}
