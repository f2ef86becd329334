import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { financeCompaniesQuery } from '#areas/companies/web/public.ts';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
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
import { RESULT_LOOKS } from './request-words.ts';

const route = getRouteApi('/signed-in/admin/finance-requests');
const RESULTS = REQUEST_RESULTS.map((value) => ({ value, label: RESULT_LOOKS[value].word }));

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
        title="Finance requests"
        up={<WayUp to="/admin">Admin</WayUp>}
        facts={['Sent to finance companies in the last 90 days', foundWords(list)]}
      />
      <ListCard label="Finance requests">
        <Group gap="xs" p="sm">
          <FilterSelect
            label="Company"
            all="Any"
            choices={namedChoices(companies)}
            value={companyId}
            onChange={(chosen) => filter({ companyId: chosen })}
          />
          <FilterSelect
            label="Result"
            all="Any"
            choices={RESULTS}
            value={result}
            onChange={(chosen) => filter({ result: chosen })}
          />
        </Group>
        <PagedTable
          label="Finance requests"
          list={list}
          search={search}
          onChange={change}
          columns={requestColumns(list.rows ?? [])}
          rowKey={({ id }) => id}
          empty={isFiltered ? 'No requests match. Change the filters.' : 'No finance company was asked yet.'}
        />
      </ListCard>
    </>
  );
}
