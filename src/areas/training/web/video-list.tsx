import { Button, Group, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { Column } from '#platform/web/table/column.ts';
import { foundWords } from '#platform/web/table/found-words.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { SearchField } from '#platform/web/table/search-field.tsx';
import { TenButtonNavigator } from '#platform/web/table/ten-button-navigator.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { TrainingVideo } from '../contract.ts';
import { texts } from './texts.ts';
import { videosQuery } from './training-queries.ts';
import { besideFilm, type TrainingSearch } from './video-address.ts';
import { VideoMark } from './video-mark.tsx';
import { VideoTags } from './video-tags.tsx';

interface VideoListProps {
  search: TrainingSearch;
  /** The video on the screen. */
  current: number | undefined;
  watched: ReadonlySet<number>;
  onChoose: (video: Pick<TrainingVideo, 'id' | 'description'>) => void;
}

/** The library by description, with the search above it. */
export function VideoList({ search, current, watched, onChoose }: VideoListProps) {
  const navigate = useNavigate();
  const query = search.query ?? '';
  const list = usePagedRows(videosQuery(query, readList(search)));
  // What is left of a search that found nothing does not count: the field stays where somebody types.
  const hasNone = !query && !list.isStale && list.rows?.length === 0;
  const change = (next: object) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...next }), resetScroll: false });
  const ask = (words: string) => change({ query: words || undefined, page: undefined });

  const columns: Column<TrainingVideo>[] = [
    {
      key: 'watched',
      label: texts.list.watched,
      kind: 'icon',
      cell: ({ id }) => <VideoMark isCurrent={id === current} isWatched={watched.has(id)} />,
    },
    {
      key: 'description',
      label: texts.list.video,
      cell: ({ id, description }) => (
        <TextLink
          to="/training/{-$id}"
          params={{ id: String(id) }}
          search={besideFilm(search)}
          onClick={() => onChoose({ id, description })}
          aria-current={id === current || undefined}
          fw={id === current ? 650 : undefined}
          fz="inherit"
        >
          {description}
        </TextLink>
      ),
    },
    {
      key: 'tags',
      label: texts.labels.tags,
      cell: ({ tags }) => <VideoTags tags={tags} query={query} onChoose={ask} />,
      width: '40%',
    },
  ];
  return (
    <ListCard label={texts.list.title}>
      {!hasNone && (
        <Group gap="xs" px="md" py="sm">
          <SearchField
            label={texts.list.search}
            placeholder={texts.list.descriptionOrTag}
            value={query}
            onSearch={ask}
          />
          <Button variant="default" size="xs" onClick={() => ask('')}>
            {texts.list.reset}
          </Button>
          <Text component="span" c="dimmed" fz="sm" ml="auto" role="status">
            {foundWords(list, query ? undefined : texts.list.count)}
          </Text>
        </Group>
      )}
      <PagedTable
        label={texts.list.title}
        list={list}
        search={search}
        onChange={change}
        Pager={TenButtonNavigator}
        columns={columns}
        rowKey={({ id }) => id}
        empty={query ? texts.list.noneMatch : texts.list.none}
      />
    </ListCard>
  );
}
