import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { emptyAfter } from '#platform/web/forms/empty-after.ts';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { TableProblem } from '#platform/web/table/table-states.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { NOTE_MAX } from '../contract.ts';
import { notesQuery, useAddNote } from './lead-queries.ts';
import classes from './notes-card.module.css';
import { texts } from './texts.ts';

/** What was noted, newest first, and room for more. */
export function NotesCard({ id }: { id: number }) {
  const { rows, error, retry, loadMore } = usePagedRows(notesQuery(id));
  return (
    <PageCard title={texts.notes.title}>
      <NoteForm id={id} />
      {error && <TableProblem onRetry={retry}>{error.message}</TableProblem>}
      {rows?.length === 0 && (
        <Text c="dimmed" fz="sm" mt="sm">
          {texts.notes.none}
        </Text>
      )}
      <ol className={classes.notes} aria-label={texts.notes.newestFirst}>
        {rows?.map(({ id: noteId, at, by, text }) => (
          <li key={noteId}>
            <Text className={classes.text}>{text}</Text>
            <Text c="dimmed" fz="xs">
              {by} · {showMoment(at)}
            </Text>
          </li>
        ))}
      </ol>
      {loadMore && (
        <Button variant="default" size="xs" mt="sm" onClick={loadMore}>
          {texts.notes.older}
        </Button>
      )}
    </PageCard>
  );
}

function NoteForm({ id }: { id: number }) {
  const { mutateAsync } = useAddNote(id);
  const form = useForm({
    name: 'note',
    initialValues: { text: '' },
    validate: { text: (text) => (text.trim() === '' ? texts.notes.missing : null) },
  });
  const { onSubmit, sending, problem } = useSubmit(form, async (values) => {
    await mutateAsync(values.text);
    emptyAfter(form, values);
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="xs">
        <Textarea
          label={texts.notes.new}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={NOTE_MAX}
          {...form.getInputProps('text')}
        />
        <ProblemAlert>{problem}</ProblemAlert>
        <Group justify="flex-end">
          <Button type="submit" size="xs" loading={sending}>
            {texts.notes.add}
          </Button>
        </Group>
      </Stack>
      <UnsavedGuard isDirty={form.isDirty} />
    </form>
  );
}
