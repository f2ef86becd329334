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
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { AttachmentType } from '../contract.ts';
import { typesQuery } from './attachment-queries.ts';
import { texts } from './texts.ts';
import { TypeForm } from './type-form.tsx';

const route = getRouteApi('/signed-in/admin/attachment-types');

export function TypesPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(typesQuery);
  const sort = sortOf(search);
  const columns: Column<AttachmentType>[] = [
    {
      key: 'name',
      label: texts.types.name,
      // The row itself is the tab stop.
      cell: ({ id, name }) => (
        <TextLink to="/admin/attachment-types" search={{ ...search, type: id }} tabIndex={-1} fz="inherit">
          {name}
        </TextLink>
      ),
      sortBy: ({ name }) => name,
    },
    {
      key: 'state',
      label: texts.types.status,
      cell: ({ active }) => (
        <StateBadge tone={active ? 'done' : 'closed'}>
          {active ? texts.types.inUse : texts.types.switchedOff}
        </StateBadge>
      ),
      sortBy: ({ active }) => (active ? 0 : 1),
      width: 140,
    },
  ];
  const add = (
    <LinkButton
      to="/admin/attachment-types"
      search={{ ...search, type: 'add' }}
      leftSection={<IconPlus size={15} aria-hidden />}
    >
      {texts.types.add}
    </LinkButton>
  );
  const opened = data?.find(({ id }) => id === search.type);
  const close = (isDone?: true) =>
    void navigate({
      to: '.',
      search: { ...search, type: undefined },
      replace: true,
      ignoreBlocker: isDone === true,
    });
  return (
    <>
      <RecordHead
        hasViews
        title={texts.types.title}
        up={<WayUp to="/admin">{texts.types.up}</WayUp>}
        facts={[texts.types.what]}
        actions={add}
      />
      <ListCard label={texts.types.title} maw={720}>
        <DataTable
          label={texts.types.title}
          columns={columns}
          rows={data && sortByColumn(data, columns, sort)}
          rowKey={({ id }) => id}
          problem={data ? undefined : error?.message}
          onRetry={() => void refetch()}
          empty={texts.types.none}
          emptyAction={add}
          sort={sort}
          onSort={(next) =>
            void navigate({ to: '.', search: (now) => ({ ...now, ...writeList({ sort: next }) }) })
          }
          onOpen={({ id }) => void navigate({ to: '.', search: { ...search, type: id } })}
        />
      </ListCard>
      {search.type === 'add' && <TypeForm onClose={close} />}
      {opened && <TypeForm key={opened.id} type={opened} onClose={close} />}
    </>
  );
}
