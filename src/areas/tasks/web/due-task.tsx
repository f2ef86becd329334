import { Text } from '@mantine/core';
import { CallLink } from '#platform/web/ui/call-link.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { Task } from '../contract.ts';
import { CloseTick } from './close-tick.tsx';
import { ClosedCheck, ClosedWord } from './closed-check.tsx';
import undo from './closed-undo.module.css';
import { ClosedUndo } from './closed-undo.tsx';
import { DueDay } from './due-day.tsx';
import classes from './due-task.module.css';
import { Subject } from './subject.tsx';
import { isPressing, PriorityBadge } from './task-badges.tsx';
import type { ClosedTask } from './use-closed-here.ts';

interface DueTaskProps {
  task: Task;
  /** The group that it stands in. */
  due: 'overdue' | 'today';
  closed: ClosedTask | undefined;
}

/** One line of the card: what to do, for whom, and when it was due. */
export function DueTask({ task, due, closed }: DueTaskProps) {
  return (
    <li className={classes.task}>
      <span className={classes.tick}>{closed ? <ClosedCheck /> : <CloseTick task={task} />}</span>
      <Text component="span" fz="xs" className={classes.due}>
        {closed ? <ClosedWord /> : <DueDay task={task} isDayKnown={due === 'today'} />}
      </Text>
      <span className={classes.words}>
        <TextLink
          to="/task"
          search={{ view: task.id }}
          fz="sm"
          className={closed ? undo.struck : classes.what}
        >
          {task.desc || task.typeName}
        </TextLink>
        {closed && <ClosedUndo closed={closed} takesFocus />}
        {!closed && isPressing(task) && (
          <Text component="span" fz="xs" flex="none">
            <PriorityBadge task={task} />
          </Text>
        )}
      </span>
      <Text component="span" fz="sm" truncate className={classes.about}>
        <Subject task={task} />
      </Text>
      <span className={classes.call}>
        {task.customerPhone && <CallLink name={task.customerName} phone={task.customerPhone} />}
      </span>
    </li>
  );
}
