import { Group, Tooltip } from '@mantine/core';
import { IconListDetails, IconPencil } from '@tabler/icons-react';
import { Suspense } from 'react';
import type { PermissionFlags } from '#platform/shared/permissions.ts';
import type { Column } from '#platform/web/table/column.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import type { Task } from '../contract.ts';
import { cut, whyLocked, whyNotReopened } from '../rules.ts';
import { DueDay } from './due-day.tsx';
import { HideButton } from './hide-button.tsx';
import { RowIcon } from './row-icon.tsx';
import { Subject } from './subject.tsx';
import type { TaskAction } from './task-action.ts';
import { PriorityBadge, StatusBadge } from './task-badges.tsx';
import classes from './task-columns.module.css';
import { dayOf } from './task-words.ts';

export const DESCRIPTION_SHOWN = 30;

interface ColumnOptions {
  permissions: PermissionFlags;
  employeeId: number;
  actions: readonly TaskAction[];
  /** False where every task is of the same customer. */
  hasSubject: boolean;
  onView: (task: Task) => void;
  onEdit: (task: Task) => void;
}

/** The columns in the order of the screen; those about files come with the action that adds them. */
export function taskColumns(options: ColumnOptions): Column<Task>[] {
  const { permissions, employeeId, actions, hasSubject, ...open } = options;
  const why = (task: Task) => whyLocked(permissions, task);
  return [
    { key: 'view', label: 'View', cell: (task) => <ViewCell task={task} {...open} />, width: 52 },
    {
      key: 'edit',
      label: 'Edit',
      cell: (task) => (
        <RowIcon
          label={`Edit task ${task.id}`}
          why={whyNotReopened(permissions, employeeId, task)}
          onClick={() => open.onEdit(task)}
        >
          <IconPencil size={15} aria-hidden />
        </RowIcon>
      ),
      width: 48,
    },
    {
      key: 'hide',
      label: 'Hide/Show',
      cell: (task) => <HideButton task={task} why={why(task)} />,
      width: 76,
    },
    ...(actions.length > 0 ? [actionColumn(actions)] : []),
    ...stateColumns(hasSubject),
    ...personColumns,
    ...(actions.length > 0 ? [ATTACHMENTS] : []),
  ];
}

/** On a small screen the row is a card, and this its title. */
function ViewCell({ task, onView }: Pick<ColumnOptions, 'onView'> & { task: Task }) {
  return (
    <Group gap={6} wrap="nowrap">
      <RowIcon label={`View task ${task.id}`} onClick={() => onView(task)}>
        <IconListDetails size={15} aria-hidden />
      </RowIcon>
      <span className={classes.title}>{`${task.typeName} #${task.id}`}</span>
    </Group>
  );
}

function actionColumn(actions: readonly TaskAction[]): Column<Task> {
  return {
    key: 'addAttachment',
    label: 'Add Attachment',
    cell: (task) => (
      <Suspense>
        {actions.map(({ key, component: Action }) => (
          <Action key={key} task={task} />
        ))}
      </Suspense>
    ),
    width: 110,
  };
}

const ATTACHMENTS: Column<Task> = {
  key: 'attachmentCount',
  label: 'Attachments',
  cell: ({ attachmentCount }) => attachmentCount || '',
  sortBy: ({ attachmentCount }) => attachmentCount,
  align: 'right',
};

function stateColumns(hasSubject: boolean): Column<Task>[] {
  return [
    {
      key: 'statusName',
      label: 'Status',
      cell: (task) => <StatusBadge task={task} />,
      sortBy: ({ statusName }) => statusName,
    },
    {
      key: 'typeName',
      label: 'Type',
      cell: ({ typeName }) => <span className={classes.whole}>{typeName}</span>,
      sortBy: ({ typeName }) => typeName,
    },
    {
      key: 'priorityName',
      label: 'Priority',
      cell: (task) => <PriorityBadge task={task} />,
      sortBy: ({ priority }) => priority,
    },
    { key: 'desc', label: 'Description', cell: Description, sortBy: ({ desc }) => desc },
    ...(hasSubject
      ? [{ key: 'subject', label: 'Customer or lead', cell: (task: Task) => <Subject task={task} /> }]
      : []),
  ];
}

const personColumns: Column<Task>[] = [
  {
    key: 'toUser',
    label: 'Assigned',
    cell: ({ toUser }) => <Words>{toUser}</Words>,
    sortBy: ({ toUser }) => toUser,
  },
  { key: 'duedate', label: 'Due', cell: (task) => <DueDay task={task} />, sortBy: ({ duedate }) => duedate },
  {
    key: 'fromUser',
    label: 'Creator',
    cell: ({ fromUser }) => <Words>{fromUser}</Words>,
    sortBy: ({ fromUser }) => fromUser,
  },
  {
    key: 'tranDate',
    label: 'Date',
    cell: ({ tranDate }) => <Day moment={tranDate} />,
    sortBy: ({ tranDate }) => tranDate.getTime(),
  },
  {
    key: 'closedBy',
    label: 'Closed By',
    cell: ({ closedBy }) => closedBy && <Words>{closedBy}</Words>,
    sortBy: ({ closedBy }) => closedBy,
  },
  {
    key: 'dateClosed',
    label: 'Closed',
    cell: ({ dateClosed }) => dateClosed && <Day moment={dateClosed} />,
    sortBy: ({ dateClosed }) => dateClosed?.getTime() ?? null,
  },
];

function Day({ moment }: { moment: Date }) {
  return (
    <span className={classes.whole} title={showMoment(moment)}>
      {dayOf(moment)}
    </span>
  );
}

function Words({ children }: { children: string }) {
  return <span className={classes.words}>{children}</span>;
}

function Description({ desc }: Task) {
  const shown = cut(desc, DESCRIPTION_SHOWN);
  if (shown === desc) return desc && <span className={classes.whole}>{desc}</span>;
  return (
    <Tooltip label={desc} events={{ hover: true, focus: true, touch: true }} multiline maw={360}>
      <span className={classes.whole}>{shown}</span>
    </Tooltip>
  );
}
