import { Badge, type BadgeProps } from '@mantine/core';
import type { Task } from '../contract.ts';
import classes from './task-badges.module.css';

const STATUS_COLORS: Record<number, BadgeProps['color']> = {
  1: 'blue',
  2: 'accent',
  3: 'orange',
  4: 'orange',
};
const PRIORITY_COLORS: Record<number, BadgeProps['color']> = { 1: 'red', 2: 'orange', 3: 'gray' };

/** How far an open task has come; a closed one is closed, whatever it was before. */
export function StatusBadge({ task }: { task: Pick<Task, 'open' | 'taskstatusid' | 'statusName'> }) {
  const color = task.open ? STATUS_COLORS[task.taskstatusid] : 'gray';
  return (
    <Badge variant="light" color={color} tt="none" classNames={{ root: classes.badge, label: classes.label }}>
      {task.open ? task.statusName : 'Closed'}
    </Badge>
  );
}

export function PriorityBadge({ task }: { task: Pick<Task, 'priority' | 'priorityName'> }) {
  return (
    <Badge
      variant="dot"
      color={PRIORITY_COLORS[task.priority]}
      tt="none"
      classNames={{ root: classes.badge, label: classes.label }}
    >
      {task.priorityName}
    </Badge>
  );
}
