import type { ReactNode } from 'react';
import type { Column } from '#platform/web/table/column.ts';
import { dayOf } from '#platform/web/ui/local-days.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { Tip } from '#platform/web/ui/tip.tsx';
import type { Task } from '../contract.ts';
import { deadlineOf } from '../due.ts';
import { beginningOf } from '../rules.ts';
import { DueDay } from './due-day.tsx';
import classes from './fact-columns.module.css';
import { PriorityBadge, StatusBadge } from './task-badges.tsx';
import { taskTexts } from './texts/task.ts';

const DESCRIPTION_SHOWN = 30;

/** What a task is, for whom and by when, in the order of the customer's tab. */
export const FACT_COLUMNS = [
  {
    key: 'statusName',
    label: taskTexts.labels.taskstatusid,
    kind: 'whole',
    phone: 'corner',
    cell: (task) => <StatusBadge task={task} />,
    sortBy: ({ statusName }) => statusName,
  },
  {
    key: 'typeName',
    label: taskTexts.labels.type,
    kind: 'whole',
    phone: 'title',
    cell: ({ typeName }) => typeName,
    sortBy: ({ typeName }) => typeName,
  },
  {
    key: 'priorityName',
    label: taskTexts.labels.priority,
    kind: 'whole',
    phone: 'fact',
    cell: (task) => <PriorityBadge task={task} />,
    sortBy: ({ priority }) => priority,
  },
  {
    key: 'desc',
    label: taskTexts.labels.desc,
    kind: 'rest',
    phone: 'fact',
    cell: Description,
    sortBy: ({ desc }) => desc,
  },
  {
    key: 'toUser',
    label: taskTexts.labels.assigned,
    phone: 'fact',
    cell: ({ toUser }) => <Name title={toUser}>{toUser}</Name>,
    sortBy: ({ toUser }) => toUser,
  },
  {
    key: 'duedate',
    label: taskTexts.labels.due,
    kind: 'whole',
    phone: 'corner',
    cell: (task) => (
      <div className={classes.due}>
        <DueDay task={task} />
      </div>
    ),
    sortBy: deadlineOf,
  },
  {
    key: 'fromUser',
    label: taskTexts.labels.creator,
    cell: ({ fromUser }) => <Name title={fromUser}>{fromUser}</Name>,
    sortBy: ({ fromUser }) => fromUser,
  },
  {
    key: 'tranDate',
    label: taskTexts.labels.date,
    kind: 'whole',
    cell: ({ tranDate }) => <Day moment={tranDate} />,
    sortBy: ({ tranDate }) => tranDate.getTime(),
  },
  {
    key: 'closedBy',
    label: taskTexts.labels.closedBy,
    cell: ({ closedBy }) => closedBy && <Name title={closedBy}>{closedBy}</Name>,
    sortBy: ({ closedBy }) => closedBy,
  },
  {
    key: 'dateClosed',
    label: taskTexts.labels.closed,
    kind: 'whole',
    cell: ({ dateClosed }) => dateClosed && <Day moment={dateClosed} />,
    sortBy: ({ dateClosed }) => dateClosed?.getTime() ?? null,
  },
] as const satisfies Column<Task>[];

function Day({ moment }: { moment: Date }) {
  return <span title={showMoment(moment)}>{dayOf(moment)}</span>;
}

/** Cut where the columns are narrow; the pointer shows all of it. */
export function Name({ title, isWide, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={classes.name} data-wide={isWide || undefined} title={title}>
      {children}
    </div>
  );
}

function Description({ desc }: Task) {
  const shown = beginningOf(desc, DESCRIPTION_SHOWN);
  if (shown === desc) return desc;
  return (
    <Tip label={desc} byTap maw={360}>
      <span>{shown}</span>
    </Tip>
  );
}
