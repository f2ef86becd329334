import { ActionIcon, Group, Progress, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { showSize } from '#platform/web/ui/show-size.ts';
import classes from './mail-files-area.module.css';
import { texts } from './texts.ts';
import type { ChosenFile } from './use-mail-files.ts';

interface FileLineProps {
  name: string;
  size: number;
  /** For a file of this computer: how far it has come. */
  chosen?: ChosenFile;
  onRemove: () => void;
  disabled: boolean;
}

/** A file of the mail that is being written. */
export function FileLine({ name, size, chosen, onRemove, disabled }: FileLineProps) {
  return (
    <li className={classes.file}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text fz="sm" className={classes.name}>
          {name}{' '}
          {size > 0 && (
            <Text component="span" c="dimmed" fz="sm">
              {showSize(size)}
            </Text>
          )}
        </Text>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={texts.files.remove(name)}
          disabled={disabled}
          onClick={onRemove}
        >
          <IconX size={15} aria-hidden />
        </ActionIcon>
      </Group>
      {chosen?.state === 'sending' && (
        <Progress.Root size="md">
          <Progress.Section value={Math.round(chosen.share * 100)} aria-label={texts.files.uploadOf(name)} />
        </Progress.Root>
      )}
      {chosen?.state === 'refused' && (
        <Text fz="sm" c="var(--cd-problem)" role="alert">
          {chosen.reason}
        </Text>
      )}
    </li>
  );
}
