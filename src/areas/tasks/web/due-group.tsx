import { useId } from 'react';
import { CountBadge } from '#platform/web/ui/count-badge.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { DUE_SHOWN } from '../list-contract.ts';
import classes from './due-task.module.css';
import { DueTask } from './due-task.tsx';
import { commonTexts } from './texts/common.ts';
import type { WithClosed } from './use-closed-here.ts';

interface DueGroupProps {
  due: 'overdue' | 'today';
  list: WithClosed;
  /** With those that are not shown. */
  total: number;
}

/** What is overdue, or what is due today, and the way to the rest of it. */
export function DueGroup({ due, list: { tasks = [], closedHere }, total }: DueGroupProps) {
  const title = useId();
  if (tasks.length === 0) return null;
  // What comes after one that was closed waits until that has gone: nothing is pushed down meanwhile.
  const closed = tasks.filter(({ id }) => closedHere(id));
  const open = tasks
    .filter((task) => !closed.includes(task))
    .slice(0, Math.max(0, DUE_SHOWN - closed.length));
  const rest = total - open.length;
  return (
    <section aria-labelledby={title}>
      <div className={classes.head} data-overdue={due === 'overdue' || undefined}>
        <span id={title}>{commonTexts.days[due]}</span> <CountBadge>{total}</CountBadge>
      </div>
      <ul className={classes.list}>
        {tasks
          .filter((task) => open.includes(task) || closed.includes(task))
          .map((task) => (
            <DueTask key={task.id} task={task} due={due} closed={closedHere(task.id)} />
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
