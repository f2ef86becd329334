import { useId } from 'react';
import { CountBadge } from '#platform/web/ui/count-badge.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { Task } from '../contract.ts';
import classes from './due-task.module.css';
import { DueTask } from './due-task.tsx';
import { commonTexts } from './texts/common.ts';

interface DueGroupProps {
  due: 'overdue' | 'today';
  tasks: readonly Task[];
  /** With those that are not shown. */
  total: number;
}

/** What is overdue, or what is due today, and the way to the rest of it. */
export function DueGroup({ due, tasks, total }: DueGroupProps) {
  const title = useId();
  if (tasks.length === 0) return null;
  const rest = total - tasks.length;
  return (
    <section aria-labelledby={title}>
      <div className={classes.head} data-overdue={due === 'overdue' || undefined}>
        <span id={title}>{commonTexts.days[due]}</span> <CountBadge>{total}</CountBadge>
      </div>
      <ul className={classes.list}>
        {tasks.map((task) => (
          <DueTask key={task.id} task={task} />
        ))}
      </ul>
      {rest > 0 && (
        <TextLink to="/task" search={{ due, given: 1 }} fz="xs" className={classes.more}>
          {commonTexts.more[due](rest)}
        </TextLink>
      )}
    </section>
  );
}
