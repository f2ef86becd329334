import { Button, Group, Kbd, Stack, Textarea } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import type { Task } from '../contract.ts';
import classes from './close-note.module.css';
import { commonTexts } from './texts/common.ts';
import { texts } from './texts.ts';
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
    <Stack gap="xs" className={classes.note} role="group" aria-label={commonTexts.closeTask(task.id)}>
      <Textarea
        autoFocus
        autosize
        minRows={2}
        maxRows={6}
        aria-label={texts.closing.note}
        placeholder={texts.closing.notePlaceholder}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <ProblemAlert>{problem}</ProblemAlert>
      <Group gap="xs">
        <Button size="xs" loading={isPending} onClick={save}>
          {texts.saveAndClose}
        </Button>
        <Button size="xs" variant="default" disabled={isPending} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <span className={classes.keys}>
          <Kbd size="xs">{texts.keys.ctrlEnter}</Kbd> {texts.closing.saveKeyDoes}{' '}
          <Kbd size="xs">{texts.keys.escape}</Kbd> {texts.closing.escapeDoes}
        </span>
      </Group>
      {question}
    </Stack>
  );
}
