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
import { texts } from './texts.ts';

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
        title={texts.companies.title}
        up={<WayUp to="/admin">{texts.companies.admin}</WayUp>}
        facts={[texts.companies.about, foundWords(list)]}
        actions={
          <LinkButton to="/admin/companies/add" leftSection={<IconPlus size={15} aria-hidden />}>
            {texts.companies.add}
          </LinkButton>
        }
      />
      <ListCard label={texts.companies.title}>
        <CompanyFilters
          filter={{ query, kind, status }}
          onChange={(next) => change({ ...next, page: undefined })}
        />
        <PagedTable
          label={texts.companies.title}
          list={list}
          search={search}
          onChange={change}
          isSortable
          columns={COMPANY_COLUMNS}
          rowKey={({ id }) => id}
          empty={isFiltered ? texts.companies.noneMatch : texts.companies.none}
          emptyAction={<LinkButton to="/admin/companies/add">{texts.companies.add}</LinkButton>}
          onOpen={({ id }) => void navigate({ to: '/admin/companies/$id', params: { id } })}
        />
      </ListCard>
    </>
  );
}
