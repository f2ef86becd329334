import { ActionIcon, Group, Progress, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import { showSize } from '../ui/show-size.ts';
import { dropPending, type PendingFile } from './upload-store.ts';
import classes from './uploads.module.css';

interface PendingFilesProps {
  files: PendingFile[];
  /** What somebody is asked about a file before it is sent. */
  question: (pending: PendingFile) => ReactNode;
}

/** What is chosen, on its way, or refused and why. */
export function PendingFiles({ files, question }: PendingFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={classes.pending} aria-label={texts.uploads.pending}>
      {files.map((each) => (
        <li key={each.key} className={classes.file}>
          <Group justify="space-between" wrap="nowrap" gap="xs">
            <Text fz="sm" fw={550} className={classes.name}>
              {each.file.name}{' '}
              <Text component="span" c="dimmed" fz="sm">
                {showSize(each.file.size)}
              </Text>
            </Text>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={texts.uploads.remove(each.file.name)}
              onClick={() => dropPending(each.key)}
            >
              <IconX size={15} aria-hidden />
            </ActionIcon>
          </Group>
          <PendingState pending={each} question={question} />
        </li>
      ))}
    </ul>
  );
}

function PendingState({ pending, question }: Pick<PendingFilesProps, 'question'> & { pending: PendingFile }) {
  const { file, state, share, reason } = pending;
  if (state === 'sending')
    return (
      <Progress.Root size="lg">
        <Progress.Section value={Math.round(share * 100)} aria-label={texts.uploads.progressOf(file.name)} />
      </Progress.Root>
    );
  if (state === 'refused')
    return (
      <Text fz="sm" c="var(--cd-problem)" role="alert">
        {reason}
      </Text>
    );
  return question(pending);
}
