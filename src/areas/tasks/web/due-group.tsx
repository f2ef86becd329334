import { useId } from 'react';
import { CountBadge } from '#platform/web/ui/count-badge.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { Task } from '../contract.ts';
import classes from './due-task.module.css';
import { DueTask } from './due-task.tsx';

interface DueGroupProps {
  due: 'overdue' | 'today';
  tasks: readonly Task[];
  /** With those that are not shown. */
  total: number;
}

const TITLES = { overdue: 'Overdue', today: 'Today' };
const REST = { overdue: 'more overdue', today: 'more today' };

/** What is overdue, or what is due today, and the way to the rest of it. */
export function DueGroup({ due, tasks, total }: DueGroupProps) {
  const title = useId();
  if (tasks.length === 0) return null;
  const rest = total - tasks.length;
  return (
    <section aria-labelledby={title}>
      <div className={classes.head} data-overdue={due === 'overdue' || undefined}>
        <span id={title}>{TITLES[due]}</span> <CountBadge>{total}</CountBadge>
      </div>
      <ul className={classes.list}>
        {tasks.map((task) => (
          <DueTask key={task.id} task={task} />
        ))}
      </ul>
      {rest > 0 && (
        <TextLink to="/task" search={{ due, given: 1 }} fz="xs" className={classes.more}>
          {`${rest.toLocaleString('en-US')} ${REST[due]}`}
        </TextLink>
      )}
    </section>
  );
}
