import { Button, Group, Text } from '@mantine/core';
import { texts } from '../texts.ts';
import { useUndoKey } from './use-undo-key.ts';

interface UndoMessageProps {
  message: string;
  onUndo: () => void;
}

/** What happened, and the way back. */
export function UndoMessage({ message, onUndo }: UndoMessageProps) {
  useUndoKey(onUndo);
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <Text fz="sm">{message}</Text>
      <Button
        variant="default"
        size="compact-sm"
        flex="none"
        aria-keyshortcuts="Control+Z Meta+Z"
        title="Ctrl Z"
        onClick={onUndo}
      >
        {texts.buttons.undo}
      </Button>
    </Group>
  );
}
