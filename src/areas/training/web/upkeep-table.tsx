import { Group, Paper } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { pageRequest, pageSearch } from '#platform/web/table/page-params.ts';
import { SearchField } from '#platform/web/table/search-field.tsx';
import { TenButtonNavigator } from '#platform/web/table/ten-button-navigator.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import type { TrainingVideo } from '../contract.ts';
import { EditAndDelete } from './edit-and-delete.tsx';
import { useDeleteVideo, videosQuery } from './training-queries.ts';
import type { UpkeepSearch } from './upkeep-search.ts';
import { VideoTags } from './video-tags.tsx';

const HOSTS: Readonly<Record<TrainingVideo['videoType'], string>> = { 1: 'Vimeo', 2: 'YouTube' };

export function UpkeepTable({ search, add }: { search: UpkeepSearch; add: ReactNode }) {
  const navigate = useNavigate();
  const request = pageRequest(search);
  const query = search.query ?? '';
  const { rows, pagination, error, ...list } = usePagedRows(videosQuery(query, request));
  const { mutateAsync: remove } = useDeleteVideo();
  const change = (next: object) =>
    void navigate({ to: '.', search: { ...search, ...next }, resetScroll: false });

  const columns: Column<TrainingVideo>[] = [
    { key: 'description', label: 'Description', cell: ({ description }) => description },
    { key: 'host', label: 'Host', cell: ({ videoType }) => HOSTS[videoType], width: 100 },
    { key: 'tags', label: 'Tags', cell: VideoTags, width: '32%' },
    {
      key: 'action',
      label: 'Action',
      cell: (video) => (
        <EditAndDelete
          name={video.description}
          edit={{ ...search, video: video.id }}
          warning="The video disappears from Training for everybody in your agency."
          onDelete={() => remove(video)}
        />
      ),
      width: 170,
    },
  ];
  return (
    <Paper component="section" aria-label="Videos" withBorder mb="md" style={{ overflow: 'hidden' }}>
      <Group p="sm">
        <SearchField
          label="Search the videos"
          placeholder="Description or tag"
          value={query}
          onSearch={(words) => change({ query: words || undefined, page: undefined })}
        />
      </Group>
      <DataTable
        label="Videos"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        isStale={list.isStale}
        problem={error?.message}
        onRetry={list.retry}
        empty={query ? 'No video has these words.' : 'There are no videos yet.'}
        emptyAction={add}
        onEnd={list.loadMore}
      />
      {pagination && !error && (
        <TenButtonNavigator
          pagination={pagination}
          perPage={request.perPage}
          onChange={(next) => change(pageSearch(next))}
        />
      )}
    </Paper>
  );
}
