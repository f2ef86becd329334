import { Button, Checkbox, FileButton, Group, Text } from '@mantine/core';
import { IconFiles, IconFolderOpen } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { EXTENSIONS } from '#areas/attachments/rules.ts';
import { FileLine } from './file-line.tsx';
import { filesWords } from './files-words.ts';
import classes from './mail-files-area.module.css';
import { texts } from './texts.ts';
import type { Compose } from './use-compose.ts';

interface MailFilesAreaProps {
  compose: Compose;
  /** Opens the choice among the files that are stored at the customer; absent without a customer. */
  onPick: (() => void) | undefined;
}

/** Files are dropped or browsed for, and go up when the mail is sent; those of the customer are chosen from a list. */
export function MailFilesArea({ compose, onPick }: MailFilesAreaProps) {
  const { form, mailFiles, storedFiles, sizes, filesProblem, isSending } = compose;
  const [isOver, setOver] = useState(false);
  const reset = useRef<() => void>(null);

  function add(files: readonly File[]): void {
    mailFiles.add(files);
    reset.current?.();
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (!isSending) add([...event.dataTransfer.files]);
  }

  return (
    <fieldset
      aria-label={texts.files.title}
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!isSending);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Group gap="xs">
        <FileButton
          multiple
          accept={EXTENSIONS.map((extension) => `.${extension}`).join(',')}
          resetRef={reset}
          inputProps={{ 'aria-label': texts.labels.files }}
          onChange={add}
        >
          {({ onClick }) => (
            <Button
              size="xs"
              variant="default"
              disabled={isSending}
              leftSection={<IconFolderOpen size={15} aria-hidden />}
              onClick={onClick}
            >
              {texts.files.browse}
            </Button>
          )}
        </FileButton>
        {onPick && (
          <Button
            size="xs"
            variant="default"
            disabled={isSending}
            leftSection={<IconFiles size={15} aria-hidden />}
            onClick={onPick}
          >
            {texts.files.stored}
          </Button>
        )}
        <Text c="dimmed" fz="sm">
          {texts.files.orDrop}
        </Text>
      </Group>
      {storedFiles.problems.map((problem) => (
        <Text key={problem} fz="sm" c="var(--cd-problem)" role="alert" mt="xs">
          {problem}
        </Text>
      ))}
      {sizes.length > 0 && (
        <>
          <ul className={classes.files} aria-label={texts.labels.attachedFiles}>
            {storedFiles.files.map(({ id, filename, size }) => (
              <FileLine
                key={id}
                name={filename}
                size={size}
                onRemove={() => storedFiles.remove(id)}
                disabled={isSending}
              />
            ))}
            {mailFiles.files.map((chosen) => (
              <FileLine
                key={chosen.key}
                name={chosen.file.name}
                size={chosen.file.size}
                chosen={chosen}
                onRemove={() => mailFiles.remove(chosen.key)}
                disabled={isSending}
              />
            ))}
          </ul>
          <Text fz="sm" c={filesProblem ? 'var(--cd-problem)' : 'dimmed'} role="status" mt={4}>
            {filesProblem ?? filesWords(sizes, storedFiles.sizeLimit)}
          </Text>
          <Checkbox
            mt="xs"
            label={texts.files.combine}
            disabled={isSending}
            {...form.getInputProps('combine', { type: 'checkbox' })}
          />
        </>
      )}
    </fieldset>
  );
}
