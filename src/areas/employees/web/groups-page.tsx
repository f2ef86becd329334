import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { showCount } from '#platform/shared/show-count.ts';
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
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/admin/groups');

const COLUMNS: Column<GroupRow>[] = [
  {
    key: 'name',
    label: texts.group.name,
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
    label: texts.group.members,
    cell: ({ members }) => showCount(members),
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
        title={texts.groups.title}
        up={<WayUp to="/admin">{texts.groups.admin}</WayUp>}
        facts={[texts.groups.about]}
        actions={
          <>
            <LinkButton to="/admin/employees" variant="default">
              {texts.groups.employees}
            </LinkButton>
            <LinkButton to="/admin/groups/add" leftSection={<IconPlus size={15} aria-hidden />}>
              {texts.groups.add}
            </LinkButton>
          </>
        }
      />
      <ListCard label={texts.groups.list} maw={720}>
        <DataTable
          label={texts.groups.list}
          columns={COLUMNS}
          rows={data && sortByColumn(data.results, COLUMNS, sort)}
          rowKey={({ id }) => id}
          problem={data ? undefined : error?.message}
          onRetry={() => void refetch()}
          empty={texts.groups.none}
          emptyAction={<LinkButton to="/admin/groups/add">{texts.groups.add}</LinkButton>}
          sort={sort}
          onSort={(next) => void navigate({ to: '.', search: { ...writeList({ sort: next }) } })}
          onOpen={({ id }) => void navigate({ to: '/admin/groups/$id', params: { id } })}
        />
      </ListCard>
    </>
  );
}
