import { FileButton, Group, Text } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { texts } from '../texts.ts';
import { ExplainedButton } from '../ui/explained-button.tsx';
import classes from './uploads.module.css';

interface DropZoneProps {
  /** The endings of names that are taken, without their dots. */
  extensions: readonly string[];
  onFiles: (files: readonly File[]) => void;
  /** Why nothing can be added now. */
  why?: string | undefined;
  /** When another button beside it is the next step. */
  isQuiet?: boolean;
  /** What stands between the button and the hint. */
  controls?: ReactNode;
  /** What is below: the files on their way. */
  children?: ReactNode;
}

/** Files are browsed for or dropped here. */
export function DropZone({ extensions, onFiles, why, isQuiet = false, controls, children }: DropZoneProps) {
  const reset = useRef<() => void>(null);
  const [isOver, setOver] = useState(false);

  function add(files: readonly File[]): void {
    onFiles(files);
    reset.current?.();
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (!why) add([...event.dataTransfer.files]);
  }

  return (
    <fieldset
      aria-label={texts.uploads.addFiles}
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
          accept={extensions.map((extension) => `.${extension}`).join(',')}
          resetRef={reset}
          inputProps={{ 'aria-label': texts.uploads.files }}
          onChange={add}
        >
          {({ onClick }) => (
            <ExplainedButton
              why={why}
              size="xs"
              variant={isQuiet ? 'default' : 'filled'}
              leftSection={<IconFolderOpen size={15} aria-hidden />}
              onClick={onClick}
            >
              {texts.uploads.browse}
            </ExplainedButton>
          )}
        </FileButton>
        {controls}
        <Text c="dimmed" fz="sm">
          {why ?? texts.uploads.orDrop}
        </Text>
      </Group>
      {children}
    </fieldset>
  );
}
