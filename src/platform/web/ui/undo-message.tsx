import { Button, Group, Text } from '@mantine/core';

interface UndoMessageProps {
  message: string;
  onUndo: () => void;
}

/** What happened, and the way back. */
export function UndoMessage({ message, onUndo }: UndoMessageProps) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <Text fz="sm">{message}</Text>
      <Button variant="default" size="compact-sm" flex="none" onClick={onUndo}>
        Undo
      </Button>
    </Group>
  );
}
