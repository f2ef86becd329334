import { ActionIcon, Button, Checkbox, FileButton, Group, Progress, Text } from '@mantine/core';
import { IconFolderOpen, IconX } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { EXTENSIONS } from '#areas/attachments/rules.ts';
import { showSize } from '#areas/attachments/web/public.ts';
import classes from './mail-files-area.module.css';
import type { ChosenFile, MailFiles } from './use-mail-files.ts';

interface MailFilesAreaProps {
  mailFiles: MailFiles;
  /** Attachments of records that go along. */
  prefilled: readonly { id: number; filename: string }[];
  onRemovePrefilled: (id: number) => void;
  combine: boolean;
  onCombine: (combine: boolean) => void;
  disabled: boolean;
}

/** Files are dropped or browsed for, and go up when the mail is sent. */
export function MailFilesArea(props: MailFilesAreaProps) {
  const { mailFiles, prefilled, disabled } = props;
  const [isOver, setOver] = useState(false);
  const reset = useRef<() => void>(null);
  const count = mailFiles.files.length + prefilled.length;

  function add(files: readonly File[]): void {
    mailFiles.add(files);
    reset.current?.();
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (!disabled) add([...event.dataTransfer.files]);
  }

  return (
    <fieldset
      aria-label="Attachments"
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Group gap="xs">
        <FileButton
          multiple
          accept={EXTENSIONS.map((extension) => `.${extension}`).join(',')}
          resetRef={reset}
          inputProps={{ 'aria-label': 'Files' }}
          onChange={add}
        >
          {({ onClick }) => (
            <Button
              size="xs"
              variant="default"
              disabled={disabled}
              leftSection={<IconFolderOpen size={15} aria-hidden />}
              onClick={onClick}
            >
              Browse
            </Button>
          )}
        </FileButton>
        <Text c="dimmed" fz="sm">
          or drop files here: pictures, PDF, Word, Excel, text
        </Text>
      </Group>
      {count > 0 && (
        <ul className={classes.files} aria-label="Attached files">
          {prefilled.map(({ id, filename }) => (
            <FileLine
              key={id}
              name={filename}
              onRemove={() => props.onRemovePrefilled(id)}
              disabled={disabled}
            />
          ))}
          {mailFiles.files.map((chosen) => (
            <FileLine
              key={chosen.key}
              name={chosen.file.name}
              chosen={chosen}
              onRemove={() => mailFiles.remove(chosen.key)}
              disabled={disabled}
            />
          ))}
        </ul>
      )}
      {count > 0 && (
        <Checkbox
          mt="xs"
          label="Combine the attachments into one PDF"
          checked={props.combine}
          disabled={disabled}
          onChange={(event) => props.onCombine(event.currentTarget.checked)}
        />
      )}
    </fieldset>
  );
}

interface FileLineProps {
  name: string;
  chosen?: ChosenFile;
  onRemove: () => void;
  disabled: boolean;
}

function FileLine({ name, chosen, onRemove, disabled }: FileLineProps) {
  return (
    <li className={classes.file}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text fz="sm" className={classes.name}>
          {name}{' '}
          {chosen && (
            <Text component="span" c="dimmed" fz="sm">
              {showSize(chosen.file.size)}
            </Text>
          )}
        </Text>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Remove ${name}`}
          disabled={disabled}
          onClick={onRemove}
        >
          <IconX size={15} aria-hidden />
        </ActionIcon>
      </Group>
      {chosen?.state === 'sending' && (
        <Progress.Root size="md">
          <Progress.Section value={Math.round(chosen.share * 100)} aria-label={`Upload of ${name}`} />
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
