import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Column } from '#platform/web/table/column.ts';
import { dayOf } from '#platform/web/ui/local-days.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import type { Task } from '../contract.ts';
import { deadlineOf } from '../due.ts';
import { cut } from '../rules.ts';
import { DueDay } from './due-day.tsx';
import classes from './fact-columns.module.css';
import { PriorityBadge, StatusBadge } from './task-badges.tsx';

const DESCRIPTION_SHOWN = 30;

/** What a task is, for whom and by when, in the order of the customer's tab. */
export const FACT_COLUMNS = [
  {
    key: 'statusName',
    label: 'Status',
    kind: 'whole',
    phone: 'corner',
    cell: (task) => <StatusBadge task={task} />,
    sortBy: ({ statusName }) => statusName,
  },
  {
    key: 'typeName',
    label: 'Type',
    kind: 'whole',
    phone: 'title',
    cell: ({ typeName }) => typeName,
    sortBy: ({ typeName }) => typeName,
  },
  {
    key: 'priorityName',
    label: 'Priority',
    kind: 'whole',
    phone: 'fact',
    cell: (task) => <PriorityBadge task={task} />,
    sortBy: ({ priority }) => priority,
  },
  {
    key: 'desc',
    label: 'Description',
    kind: 'rest',
    phone: 'fact',
    cell: Description,
    sortBy: ({ desc }) => desc,
  },
  {
    key: 'toUser',
    label: 'Assigned',
    phone: 'fact',
    cell: ({ toUser }) => <Name title={toUser}>{toUser}</Name>,
    sortBy: ({ toUser }) => toUser,
  },
  {
    key: 'duedate',
    label: 'Due',
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
    label: 'Creator',
    cell: ({ fromUser }) => <Name title={fromUser}>{fromUser}</Name>,
    sortBy: ({ fromUser }) => fromUser,
  },
  {
    key: 'tranDate',
    label: 'Date',
    kind: 'whole',
    cell: ({ tranDate }) => <Day moment={tranDate} />,
    sortBy: ({ tranDate }) => tranDate.getTime(),
  },
  {
    key: 'closedBy',
    label: 'Closed By',
    cell: ({ closedBy }) => closedBy && <Name title={closedBy}>{closedBy}</Name>,
    sortBy: ({ closedBy }) => closedBy,
  },
  {
    key: 'dateClosed',
    label: 'Closed',
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
  const shown = cut(desc, DESCRIPTION_SHOWN);
  if (shown === desc) return desc;
  return (
    <Tooltip label={desc} events={{ hover: true, focus: true, touch: true }} multiline maw={360}>
      <span>{shown}</span>
    </Tooltip>
  );
}
