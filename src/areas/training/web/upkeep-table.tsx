import { Group } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Column } from '#platform/web/table/column.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { SearchField } from '#platform/web/table/search-field.tsx';
import { TenButtonNavigator } from '#platform/web/table/ten-button-navigator.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import type { TrainingVideo } from '../contract.ts';
import { EditAndDelete } from './edit-and-delete.tsx';
import { texts } from './texts.ts';
import { useDeleteVideo, videosQuery } from './training-queries.ts';
import type { UpkeepSearch } from './upkeep-search.ts';
import { VideoTags } from './video-tags.tsx';

const HOSTS: Readonly<Record<TrainingVideo['videoType'], string>> = { 1: 'Vimeo', 2: 'YouTube' };

export function UpkeepTable({ search, add }: { search: UpkeepSearch; add: ReactNode }) {
  const navigate = useNavigate();
  const query = search.query ?? '';
  const list = usePagedRows(videosQuery(query, readList(search)));
  const { mutateAsync: remove } = useDeleteVideo();
  const change = (next: object) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...next }), resetScroll: false });

  const columns: Column<TrainingVideo>[] = [
    { key: 'description', label: texts.labels.description, cell: ({ description }) => description },
    { key: 'host', label: texts.upkeep.host, cell: ({ videoType }) => HOSTS[videoType], width: 100 },
    {
      key: 'tags',
      label: texts.labels.tags,
      cell: ({ tags }) => <VideoTags tags={tags} />,
      width: '32%',
    },
    {
      key: 'action',
      label: texts.upkeep.action,
      cell: (video) => (
        <EditAndDelete
          name={video.description}
          edit={{ ...search, video: video.id }}
          warning={texts.upkeep.warnVideo}
          onDelete={() => remove(video)}
        />
      ),
      width: 170,
    },
  ];
  return (
    <ListCard label={texts.list.title} mb="md">
      <Group px="md" py="sm">
        <SearchField
          label={texts.list.search}
          placeholder={texts.list.descriptionOrTag}
          value={query}
          onSearch={(words) => change({ query: words || undefined, page: undefined })}
        />
      </Group>
      <PagedTable
        label={texts.list.title}
        list={list}
        search={search}
        onChange={change}
        Pager={TenButtonNavigator}
        columns={columns}
        rowKey={({ id }) => id}
        empty={query ? texts.list.noneMatch : texts.list.none}
        emptyAction={add}
      />
    </ListCard>
  );
}
