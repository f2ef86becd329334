import { IconListDetails, IconPaperclip, IconPencil } from '@tabler/icons-react';
import type { PermissionFlags } from '#platform/shared/permissions.ts';
import type { Column } from '#platform/web/table/column.ts';
import { RowIcon } from '#platform/web/ui/row-icon.tsx';
import type { Task } from '../contract.ts';
import { whyLocked, whyNotReopened } from '../rules.ts';
import { FACT_COLUMNS } from './fact-columns.tsx';
import { HideButton } from './hide-button.tsx';
import { RowActions } from './row-actions.tsx';
import type { TaskAction } from './task-action.ts';
import { texts } from './texts.ts';
import type { ClosedHere } from './use-closed-here.ts';
import { withClosed } from './with-closed.tsx';

export interface ColumnOptions {
  permissions: PermissionFlags;
  employeeId: number;
  actions: readonly TaskAction[];
  onView: (task: Task) => void;
  onEdit: (task: Task) => void;
  /** With a note. */
  onClose: (task: Task) => void;
  closedHere: ClosedHere;
}

export type TaskColumns = (options: ColumnOptions) => Column<Task>[];

/** The columns of a customer's or a lead's tab; those about files come with the action that adds them. */
export const recordColumns: TaskColumns = (options) => [
  ...iconColumns(options, 'icon'),
  ...FACT_COLUMNS.map((column) => withClosed(column, options.closedHere)),
  ...attachmentsColumns(options),
];

/** What is done to a row with its icons. */
export function iconColumns(options: ColumnOptions, kind: 'icon' | 'over'): Column<Task>[] {
  const { permissions, employeeId, actions, ...open } = options;
  const icon = { kind, phone: 'action' } as const;
  return [
    {
      ...{ key: 'view', label: texts.table.view, ...icon },
      cell: (task) => (
        <RowIcon label={texts.table.viewTask(task.id)} onClick={() => open.onView(task)}>
          <IconListDetails size={15} aria-hidden />
        </RowIcon>
      ),
    },
    {
      ...{ key: 'edit', label: texts.edit, ...icon },
      cell: (task) => (
        <RowIcon
          label={texts.table.editTask(task.id)}
          why={whyNotReopened(permissions, employeeId, task)}
          onClick={() => open.onEdit(task)}
        >
          <IconPencil size={15} aria-hidden />
        </RowIcon>
      ),
    },
    {
      ...{ key: 'hide', label: texts.table.hideOrShow, ...icon },
      cell: (task) => <HideButton task={task} why={whyLocked(permissions, task)} />,
    },
    ...(actions.length > 0 ? [{ ...actionColumn(actions), ...icon }] : []),
  ];
}

function actionColumn(actions: readonly TaskAction[]): Column<Task> {
  return {
    key: 'addAttachment',
    label: texts.table.addAttachment,
    cell: (task) => <RowActions actions={actions} task={task} />,
  };
}

export function attachmentsColumns({ actions }: Pick<ColumnOptions, 'actions'>): Column<Task>[] {
  return actions.length > 0 ? [ATTACHMENTS] : [];
}

const ATTACHMENTS: Column<Task> = {
  key: 'attachmentCount',
  label: texts.table.attachments,
  kind: 'icon',
  picture: <IconPaperclip size={15} aria-hidden />,
  cell: ({ attachmentCount }) => attachmentCount || '',
  sortBy: ({ attachmentCount }) => attachmentCount,
  align: 'right',
};
