import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { sortOf, writeList } from '#platform/web/table/page-params.ts';
import { sortByColumn } from '#platform/web/table/use-client-sort.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { GroupRow } from '../contract.ts';
import { groupsQuery } from './employee-queries.ts';

const route = getRouteApi('/signed-in/admin/groups');

const COLUMNS: Column<GroupRow>[] = [
  {
    key: 'name',
    label: 'Name',
    // The row itself is the tab stop.
    cell: ({ id, name }) => (
      <TextLink to="/admin/groups/$id" params={{ id }} tabIndex={-1} fz="inherit">
        {name}
      </TextLink>
    ),
    sortBy: ({ name }) => name,
  },
  {
    key: 'members',
    label: 'Members',
    cell: ({ members }) => members.toLocaleString('en-US'),
    sortBy: ({ members }) => members,
    align: 'right',
    width: 120,
  },
];

export function GroupsPage() {
  const navigate = useNavigate();
  const sort = sortOf(route.useSearch());
  const { data, error, refetch } = useQuery(groupsQuery);
  return (
    <>
      <RecordHead
        hasViews
        title="Employee groups"
        up={<WayUp to="/admin">Admin</WayUp>}
        facts={['People you can choose together for a message or a task']}
        actions={
          <>
            <LinkButton to="/admin/employees" variant="default">
              Employees
            </LinkButton>
            <LinkButton to="/admin/groups/add" leftSection={<IconPlus size={15} aria-hidden />}>
              Add group
            </LinkButton>
          </>
        }
      />
      <ListCard label="Groups" maw={720}>
        <DataTable
          label="Groups"
          columns={COLUMNS}
          rows={data && sortByColumn(data.results, COLUMNS, sort)}
          rowKey={({ id }) => id}
          problem={data ? undefined : error?.message}
          onRetry={() => void refetch()}
          empty="There are no groups yet."
          emptyAction={<LinkButton to="/admin/groups/add">Add group</LinkButton>}
          sort={sort}
          onSort={(next) => void navigate({ to: '.', search: { ...writeList({ sort: next }) } })}
          onOpen={({ id }) => void navigate({ to: '/admin/groups/$id', params: { id } })}
        />
      </ListCard>
    </>
  );
}
