import { Group, Text } from '@mantine/core';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { Task } from '../contract.ts';
import { DueDay } from './due-day.tsx';
import classes from './due-task.module.css';
import { PriorityBadge } from './task-badges.tsx';

/** One line of the card: what to do, for whom, and when it was due. */
export function DueTask({ task }: { task: Task }) {
  const about = task.customerName || task.leadName;
  return (
    <Group gap="xs" wrap="nowrap" justify="space-between" align="flex-start">
      <div className={classes.words}>
        <TextLink to="/task" search={{ view: task.id }} fz="sm" lineClamp={1}>
          {task.desc || task.typeName}
        </TextLink>
        <Text fz="xs" c="dimmed" truncate>
          {[task.typeName, about].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap" fz="xs" flex="none">
        <PriorityBadge task={task} />
        <DueDay task={{ ...task, tasktime: null }} />
      </Group>
    </Group>
  );
}
