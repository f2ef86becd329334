import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { financeCompaniesQuery } from '#areas/companies/web/public.ts';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { foundWords } from '#platform/web/table/found-words.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { REQUEST_RESULTS } from '../statuses.ts';
import { requestColumns } from './request-columns.tsx';
import { requestsQuery } from './request-queries.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/admin/finance-requests');
const RESULTS = REQUEST_RESULTS.map((value) => ({ value, label: texts.requests.results[value] }));

/** What the finance companies were asked for: the place to look when one of them does not answer. */
export function RequestsPage() {
  const search = route.useSearch();
  const { companyId, result } = search;
  const navigate = route.useNavigate();
  const list = usePagedRows(requestsQuery({ companyId, result }, readList(search)));
  const { data: companies } = useQuery(financeCompaniesQuery);
  const change = (next: object) => void navigate({ search: (all) => ({ ...all, ...next }) });
  const filter = (next: object) => change({ ...next, page: undefined });
  const isFiltered = companyId !== undefined || result !== undefined;
  return (
    <>
      <RecordHead
        hasViews
        title={texts.requests.title}
        up={<WayUp to="/admin">{texts.requests.admin}</WayUp>}
        facts={[texts.requests.sentLately, foundWords(list)]}
      />
      <ListCard label={texts.requests.title}>
        <FilterBar filter={{ companyId, result }}>
          <FilterSelect
            label={texts.requests.labels.company}
            all={texts.requests.any}
            choices={namedChoices(companies)}
            value={companyId}
            onChange={(chosen) => filter({ companyId: chosen })}
          />
          <FilterSelect
            label={texts.requests.labels.result}
            all={texts.requests.any}
            choices={RESULTS}
            value={result}
            onChange={(chosen) => filter({ result: chosen })}
          />
        </FilterBar>
        <PagedTable
          label={texts.requests.title}
          list={list}
          search={search}
          onChange={change}
          columns={requestColumns(list.rows ?? [])}
          rowKey={({ id }) => id}
          empty={isFiltered ? texts.requests.noneMatch : texts.requests.none}
        />
      </ListCard>
    </>
  );
}
