import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageButton } from '#platform/web/table/page-button.tsx';
import { pageButtons } from '#platform/web/table/pager-rules.ts';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { Note } from './note.tsx';
import { notesQuery } from './task-queries.ts';
import { texts } from './texts.ts';

const NOTES_ON_PAGE = 4;
const MOST_PAGES = 7;

/** What was noted about a task, newest first, a few at a time. */
export function NotesList({ taskId }: { taskId: number }) {
  const query = useQuery(notesQuery(taskId));
  const { data } = query;
  const [asked, setAsked] = useState(1);
  const notes = data?.results ?? [];
  const pages = Math.max(1, Math.ceil(notes.length / NOTES_ON_PAGE));
  const page = Math.min(asked, pages);
  const shown = notes.slice((page - 1) * NOTES_ON_PAGE, page * NOTES_ON_PAGE);
  return (
    <Stack gap="xs" component="section" aria-label={texts.notes.title}>
      <Text fw={550} fz="sm">
        {notes.length > 0 ? texts.notes.titleWithCount(notes.length) : texts.notes.title}
      </Text>
      <RetryProblem query={query} />
      {data && notes.length === 0 && (
        <Text c="dimmed" fz="sm">
          {texts.notes.none}
        </Text>
      )}
      {shown.map((note) => (
        <Note key={note.id} note={note} />
      ))}
      {pages > 1 && (
        <Group gap={4} component="nav" aria-label={texts.notes.pages}>
          {pageButtons(page, pages, MOST_PAGES).map((number) => (
            <PageButton
              key={number}
              label={texts.notes.page(number)}
              isCurrent={number === page}
              onClick={() => setAsked(number)}
            >
              {number}
            </PageButton>
          ))}
        </Group>
      )}
    </Stack>
  );
}
