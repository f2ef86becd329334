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
import { EMPLOYEE_COLUMNS } from './employee-columns.tsx';
import { EmployeeFilters } from './employee-filters.tsx';
import { employeesQuery } from './employee-queries.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/admin/employees');

export function EmployeesPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const { query, office, state } = search;
  const list = usePagedRows(employeesQuery(search, readList(search)));

  const change = (next: object) => void navigate({ to: '.', search: (now) => ({ ...now, ...next }) });
  const isFiltered = Boolean(query) || office !== undefined || state !== undefined;
  return (
    <>
      <RecordHead
        hasViews
        title={texts.employees.title}
        up={<WayUp to="/admin">{texts.employees.admin}</WayUp>}
        facts={[texts.employees.about, foundWords(list)]}
        actions={
          <>
            <LinkButton to="/admin/groups" variant="default">
              {texts.employees.groups}
            </LinkButton>
            <LinkButton to="/admin/employees/add" leftSection={<IconPlus size={15} aria-hidden />}>
              {texts.employees.invite}
            </LinkButton>
          </>
        }
      />
      <ListCard label={texts.employees.title}>
        <EmployeeFilters
          filter={{ query, office, state }}
          onChange={(next) => change({ ...next, page: undefined })}
        />
        <PagedTable
          label={texts.employees.title}
          list={list}
          search={search}
          onChange={change}
          isSortable
          columns={EMPLOYEE_COLUMNS}
          rowKey={({ id }) => id}
          empty={isFiltered ? texts.employees.noneMatch : texts.employees.none}
          emptyAction={<LinkButton to="/admin/employees/add">{texts.employees.invite}</LinkButton>}
          onOpen={({ id }) => void navigate({ to: '/admin/employees/$id', params: { id } })}
        />
      </ListCard>
    </>
  );
}
