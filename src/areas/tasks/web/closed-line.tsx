import { Group, Text } from '@mantine/core';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import type { Task } from '../contract.ts';
import { StatusBadge } from './task-badges.tsx';
import { texts } from './texts.ts';

/** In the form, whose status says how far the task had come. */
export function ClosedLine({ task }: { task: Task }) {
  return (
    <Group gap="xs">
      <StatusBadge task={task} />
      <Text fz="sm" c="dimmed">
        {texts.closing.byAndWhen(task.closedBy, task.dateClosed ? showMoment(task.dateClosed) : '')}
      </Text>
    </Group>
  );
}
