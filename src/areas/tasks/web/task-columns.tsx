import { Tooltip } from '@mantine/core';
import { IconListDetails, IconPaperclip, IconPencil } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import type { PermissionFlags } from '#platform/shared/permissions.ts';
import type { Column } from '#platform/web/table/column.ts';
import { dayOf } from '#platform/web/ui/local-days.ts';
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
    {
      key: 'view',
      label: 'View',
      kind: 'icon',
      phone: 'action',
      cell: (task) => (
        <RowIcon label={`View task ${task.id}`} onClick={() => open.onView(task)}>
          <IconListDetails size={15} aria-hidden />
        </RowIcon>
      ),
    },
    {
      key: 'edit',
      label: 'Edit',
      kind: 'icon',
      phone: 'action',
      cell: (task) => (
        <RowIcon
          label={`Edit task ${task.id}`}
          why={whyNotReopened(permissions, employeeId, task)}
          onClick={() => open.onEdit(task)}
        >
          <IconPencil size={15} aria-hidden />
        </RowIcon>
      ),
    },
    {
      key: 'hide',
      label: 'Hide/Show',
      kind: 'icon',
      phone: 'action',
      cell: (task) => <HideButton task={task} why={why(task)} />,
    },
    ...(actions.length > 0 ? [actionColumn(actions)] : []),
    ...stateColumns(hasSubject),
    ...personColumns,
    ...(actions.length > 0 ? [ATTACHMENTS] : []),
  ];
}

function actionColumn(actions: readonly TaskAction[]): Column<Task> {
  return {
    key: 'addAttachment',
    label: 'Add Attachment',
    kind: 'icon',
    phone: 'action',
    cell: (task) => (
      <Suspense>
        {actions.map(({ key, component: Action }) => (
          <Action key={key} task={task} />
        ))}
      </Suspense>
    ),
  };
}

const ATTACHMENTS: Column<Task> = {
  key: 'attachmentCount',
  label: 'Attachments',
  kind: 'icon',
  picture: <IconPaperclip size={15} aria-hidden />,
  cell: ({ attachmentCount }) => attachmentCount || '',
  sortBy: ({ attachmentCount }) => attachmentCount,
  align: 'right',
};

function stateColumns(hasSubject: boolean): Column<Task>[] {
  return [
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
    ...(hasSubject ? [SUBJECT] : []),
  ];
}

const SUBJECT: Column<Task> = {
  key: 'subject',
  label: 'Customer or lead',
  phone: 'fact',
  cell: (task) => (
    <Name title={task.customerName || task.leadName} isWide>
      <Subject task={task} />
    </Name>
  ),
};

const personColumns: Column<Task>[] = [
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
    cell: (task) => <DueDay task={task} />,
    sortBy: ({ duedate }) => duedate,
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
];

function Day({ moment }: { moment: Date }) {
  return <span title={showMoment(moment)}>{dayOf(moment)}</span>;
}

/** Cut where the columns are narrow; the pointer shows all of it. */
function Name({ title, isWide, children }: { title: string; isWide?: boolean; children: ReactNode }) {
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
