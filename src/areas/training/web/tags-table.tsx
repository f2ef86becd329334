import { useQuery } from '@tanstack/react-query';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { useClientSort } from '#platform/web/table/use-client-sort.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import type { CountedTag } from '../contract.ts';
import { EditAndDelete } from './edit-and-delete.tsx';
import { texts } from './texts.ts';
import { tagsQuery, useDeleteTag } from './training-queries.ts';
import type { UpkeepSearch } from './upkeep-search.ts';

/** Every tag; a new one is created at the video that needs it. */
export function TagsTable({ search }: { search: UpkeepSearch }) {
  const { data, error, refetch } = useQuery(tagsQuery);
  const { mutateAsync: remove } = useDeleteTag();
  const columns: Column<CountedTag>[] = [
    {
      key: 'description',
      label: texts.upkeep.tag,
      cell: ({ description }) => description,
      sortBy: ({ description }) => description,
    },
    {
      key: 'videos',
      label: texts.list.title,
      cell: ({ videos }) => videos,
      sortBy: ({ videos }) => videos,
      align: 'right',
      width: 100,
    },
    {
      key: 'action',
      label: texts.upkeep.action,
      cell: (tag) => (
        <EditAndDelete
          name={tag.description}
          edit={{ ...search, tag: tag.id }}
          warning={texts.upkeep.warnTag}
          onDelete={() => remove(tag)}
        />
      ),
      width: 170,
    },
  ];
  const { rows, sort, onSort } = useClientSort(data?.results ?? [], columns);
  return (
    <TableCard title={texts.labels.tags}>
      <DataTable
        label={texts.labels.tags}
        columns={columns}
        rows={data && rows}
        rowKey={({ id }) => id}
        problem={data ? undefined : error?.message}
        onRetry={() => void refetch()}
        empty={texts.upkeep.noTags}
        sort={sort}
        onSort={onSort}
      />
    </TableCard>
  );
}
