import { Button, Group, Kbd, Stack, Textarea } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import type { Task } from '../contract.ts';
import classes from './close-note.module.css';
import { useCloseTask } from './use-close-task.ts';

interface CloseNoteProps {
  task: Task;
  /** The task is closed. */
  onDone: () => void;
  onCancel: () => void;
}

/** A note that closes a task. It comes with the list: what is typed after C must not wait for it. */
export function CloseNote({ task, onDone, onCancel }: CloseNoteProps) {
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const { close, isPending } = useCloseTask(task);
  const { question } = useDialogGuard(() => note.trim() !== '' && !isPending);

  function save(): void {
    if (isPending) return;
    setProblem('');
    close(note).then(onDone, (error: Error) => setProblem(error.message));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      save();
    }
    if (event.key !== 'Escape' || isPending) return;
    // The dialog that it may be in stays open.
    event.stopPropagation();
    onCancel();
  }

  return (
    <Stack gap="xs" className={classes.note} role="group" aria-label={`Close task ${task.id}`}>
      <Textarea
        autoFocus
        autosize
        minRows={2}
        maxRows={6}
        aria-label="Note"
        placeholder="What was done (optional)"
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <ProblemAlert>{problem}</ProblemAlert>
      <Group gap="xs">
        <Button size="xs" loading={isPending} onClick={save}>
          {'Save & Close'}
        </Button>
        <Button size="xs" variant="default" disabled={isPending} onClick={onCancel}>
          Cancel
        </Button>
        <span className={classes.keys}>
          <Kbd size="xs">Ctrl Enter</Kbd> closes and goes on <Kbd size="xs">Esc</Kbd> keeps it open
        </span>
      </Group>
      {question}
    </Stack>
  );
}
