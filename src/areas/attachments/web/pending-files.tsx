import { ActionIcon, Group, Progress, Text, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { DESCRIPTION_MAX } from '../contract.ts';
import classes from './attachments-panel.module.css';
import { showSize } from './show-size.ts';
import { changePending, dropPending, type PendingFile } from './upload-store.ts';

/** What is chosen, on its way, or refused and why. */
export function PendingFiles({ files }: { files: PendingFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={classes.pending} aria-label="Files to upload">
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
              aria-label={`Remove ${each.file.name}`}
              onClick={() => dropPending(each.key)}
            >
              <IconX size={15} aria-hidden />
            </ActionIcon>
          </Group>
          <PendingState pending={each} />
        </li>
      ))}
    </ul>
  );
}

function PendingState({ pending }: { pending: PendingFile }) {
  const { key, file, state, share, description, reason } = pending;
  if (state === 'sending')
    return (
      <Progress.Root size="lg">
        <Progress.Section value={Math.round(share * 100)} aria-label={`Upload of ${file.name}`} />
      </Progress.Root>
    );
  if (state === 'refused')
    return (
      <Text fz="sm" c="var(--cd-problem)" role="alert">
        {reason}
      </Text>
    );
  return (
    <TextInput
      size="xs"
      maw={420}
      aria-label={`Description of ${file.name}`}
      placeholder="Description"
      maxLength={DESCRIPTION_MAX}
      value={description}
      onChange={(event) => changePending(key, { description: event.currentTarget.value })}
    />
  );
}
