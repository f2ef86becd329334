import { Button, FileButton, Group, NativeSelect, Text } from '@mantine/core';
import { IconFolderOpen, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { DEFAULT_TYPE, NO_TYPE } from '../contract.ts';
import { EXTENSIONS, problemOfName } from '../rules.ts';
import classes from './attachments-panel.module.css';
import { PendingFiles } from './pending-files.tsx';
import type { AttachmentsPanelProps } from './record-files.tsx';
import { addPending, usePending } from './upload-store.ts';
import { useSendFiles } from './use-send-files.ts';

interface AddFilesProps extends AttachmentsPanelProps {
  /** The types to choose from; absent until they are known. */
  types: string[] | undefined;
  whyNot: string | undefined;
}

/** Files are browsed for or dropped, get their words, and are sent. */
export function AddFiles({ types, whyNot, ...record }: AddFilesProps) {
  const pending = usePending(record);
  const send = useSendFiles(record);
  const reset = useRef<() => void>(null);
  const [isOver, setOver] = useState(false);
  const [picked, setPicked] = useState<string>();
  const type = picked ?? types?.find((name) => name === DEFAULT_TYPE) ?? types?.[0];
  const chosen = pending.filter(({ state }) => state === 'chosen').length;
  const why = whyNot ?? (types?.length === 0 ? NO_TYPE : undefined);

  function add(files: readonly File[]): void {
    addPending(
      record,
      files.map((file) => ({ file, reason: problemOfName(file.name, file.size) })),
    );
    reset.current?.();
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (!why) add([...event.dataTransfer.files]);
  }

  return (
    <fieldset
      aria-label="Add files"
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!why);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Group p="sm" gap="xs">
        <FileButton
          multiple
          accept={EXTENSIONS.map((extension) => `.${extension}`).join(',')}
          resetRef={reset}
          inputProps={{ 'aria-label': 'Files' }}
          onChange={add}
        >
          {({ onClick }) => (
            <ExplainedButton
              why={why}
              size="xs"
              variant={chosen > 0 ? 'default' : 'filled'}
              leftSection={<IconFolderOpen size={15} aria-hidden />}
              onClick={onClick}
            >
              Browse
            </ExplainedButton>
          )}
        </FileButton>
        {types && types.length > 1 && (
          <NativeSelect
            size="xs"
            aria-label="Type"
            data={types}
            value={type}
            onChange={(event) => setPicked(event.currentTarget.value)}
          />
        )}
        {chosen > 0 && type && !why && (
          <Button
            size="xs"
            leftSection={<IconUpload size={15} aria-hidden />}
            onClick={() => void send(type)}
          >
            {chosen === 1 ? 'Upload 1 file' : `Upload ${chosen} files`}
          </Button>
        )}
        <Text c="dimmed" fz="sm">
          {why ?? 'or drop files here: pictures, PDF, Word, Excel, text'}
        </Text>
      </Group>
      <PendingFiles files={pending} />
    </fieldset>
  );
}
