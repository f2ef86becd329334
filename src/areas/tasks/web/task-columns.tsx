import { IconListDetails, IconPaperclip, IconPencil } from '@tabler/icons-react';
import { Suspense } from 'react';
import type { PermissionFlags } from '#platform/shared/permissions.ts';
import type { Column } from '#platform/web/table/column.ts';
import { RowIcon } from '#platform/web/ui/row-icon.tsx';
import type { Task } from '../contract.ts';
import { whyLocked, whyNotReopened } from '../rules.ts';
import { factColumns } from './fact-columns.tsx';
import { HideButton } from './hide-button.tsx';
import type { TaskAction } from './task-action.ts';

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
    ...factColumns(hasSubject),
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
