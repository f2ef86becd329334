import { Text } from '@mantine/core';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { Task } from '../contract.ts';
import { CloseTick } from './close-tick.tsx';
import { DueDay } from './due-day.tsx';
import classes from './due-task.module.css';
import { PriorityBadge } from './task-badges.tsx';

/** One line of the card: what to do, for whom, and when it was due. */
export function DueTask({ task }: { task: Task }) {
  const about = task.customerName || task.leadName;
  return (
    <li className={classes.task}>
      <span className={classes.tick}>
        <CloseTick task={task} />
      </span>
      <TextLink to="/task" search={{ view: task.id }} fz="sm" className={classes.words}>
        {task.desc || task.typeName}
      </TextLink>
      <Text component="div" fz="xs" c="dimmed" truncate className={classes.about}>
        {[task.typeName, about].filter(Boolean).join(' · ')}
      </Text>
      <span className={classes.priority}>
        <PriorityBadge task={task} />
      </span>
      <Text component="span" fz="xs" className={classes.due}>
        <DueDay task={task} />
      </Text>
    </li>
  );
}
