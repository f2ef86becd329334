import { IconPlus } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { foundWords } from '#platform/web/table/found-words.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { COMPANY_COLUMNS } from './company-columns.tsx';
import { CompanyFilters } from './company-filters.tsx';
import { companiesQuery } from './company-queries.ts';

const route = getRouteApi('/signed-in/admin/companies');

export function CompaniesPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const { query = '', kind, status } = search;
  const list = usePagedRows(companiesQuery({ query, kind, status }, readList(search)));

  const change = (next: object) => void navigate({ to: '.', search: (now) => ({ ...now, ...next }) });
  const isFiltered = query !== '' || kind !== undefined || status !== undefined;
  return (
    <>
      <RecordHead
        hasViews
        title="Companies"
        up={<WayUp to="/admin">Admin</WayUp>}
        facts={['Carriers and finance companies, and their products', foundWords(list)]}
        actions={
          <LinkButton to="/admin/companies/add" leftSection={<IconPlus size={15} aria-hidden />}>
            Add company
          </LinkButton>
        }
      />
      <ListCard label="Companies">
        <CompanyFilters
          filter={{ query, kind, status }}
          onChange={(next) => change({ ...next, page: undefined })}
        />
        <PagedTable
          label="Companies"
          list={list}
          search={search}
          onChange={change}
          isSortable
          columns={COMPANY_COLUMNS}
          rowKey={({ id }) => id}
          empty={isFiltered ? 'No Records Found' : 'No companies yet.'}
          emptyAction={<LinkButton to="/admin/companies/add">Add company</LinkButton>}
          onOpen={({ id }) => void navigate({ to: '/admin/companies/$id', params: { id } })}
        />
      </ListCard>
    </>
  );
}
