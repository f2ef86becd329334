import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';

export function AddTaskButton({ onClick }: { onClick: () => void }) {
  return (
    <Button size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={onClick}>
      Add Task
    </Button>
  );
}
