import { IconCircleCheck } from '@tabler/icons-react';
import type { Column } from '#platform/web/table/column.ts';
import { RowIcon } from '#platform/web/ui/row-icon.tsx';
import { say } from '#platform/web/wording.ts';
import type { Task } from '../contract.ts';
import { whyLocked } from '../rules.ts';
import { FACT_COLUMNS, Name } from './fact-columns.tsx';
import classes from './my-task-columns.module.css';
import type { MyFilter } from './my-task-filters.tsx';
import { Subject } from './subject.tsx';
import { attachmentsColumns, type ColumnOptions, iconColumns, type TaskColumns } from './task-columns.tsx';
import { commonTexts } from './texts/common.ts';
import { taskTexts } from './texts/task.ts';
import { texts } from './texts.ts';

type FactKey = (typeof FACT_COLUMNS)[number]['key'];

/** What comes first is what is to be done and by when; columns that the filter leaves empty are left out. */
export const myColumns =
  ({ state = 'open', due }: Pick<MyFilter, 'state' | 'due'>): TaskColumns =>
  (options) => {
    const hasClosed = state !== 'open';
    const keys: FactKey[] = [
      ...(['typeName', 'priorityName', 'statusName', 'toUser', 'fromUser', 'tranDate'] as const),
      ...(hasClosed ? (['closedBy', 'dateClosed'] as const) : []),
    ];
    return [
      ...(state === 'closed' ? [] : [closeColumn(options)]),
      ...(due === 'none' ? [] : [{ ...factOf('duedate'), width: 94 }]),
      DESCRIPTION,
      SUBJECT,
      ...keys.map((key) => personal(factOf(key), options)),
      ...attachmentsColumns(options),
      ...iconColumns(options, 'over'),
    ];
  };

const factOf = (key: FactKey): Column<Task> =>
  FACT_COLUMNS.find((column) => column.key === key) as Column<Task>;

function closeColumn({ permissions, onClose }: ColumnOptions): Column<Task> {
  return {
    ...{ key: 'close', label: texts.table.close, kind: 'icon', phone: 'action' },
    cell: (task) =>
      task.open === 1 && (
        <RowIcon
          label={commonTexts.closeTask(task.id)}
          why={whyLocked(permissions, task)}
          onClick={() => onClose(task)}
        >
          <IconCircleCheck size={16} aria-hidden />
        </RowIcon>
      ),
  };
}

/** Whole, as far as the row is wide; a task without one is what its type says. */
const DESCRIPTION: Column<Task> = {
  ...{ key: 'desc', label: taskTexts.labels.desc, kind: 'rest', phone: 'title', width: '100%' },
  cell: ({ desc, typeName }) => (
    <span className={classes.description} title={desc || typeName}>
      {desc || typeName}
    </span>
  ),
  sortBy: ({ desc }) => desc,
};

const SUBJECT: Column<Task> = {
  key: 'subject',
  get label() {
    return say(taskTexts.labels.subject);
  },
  phone: 'fact',
  cell: (task) => (
    <Name title={task.customerName || task.leadName} isWide>
      <Subject task={task} />
    </Name>
  ),
};

/** Oneself is You. */
function personal(column: Column<Task>, { employeeId }: ColumnOptions): Column<Task> {
  if (column.key === 'toUser')
    return {
      ...column,
      cell: (task) =>
        task.touser === employeeId ? texts.table.you : <Name title={task.toUser}>{task.toUser}</Name>,
    };
  if (column.key === 'fromUser')
    return {
      ...column,
      cell: ({ fromuser, fromUser }) =>
        fromuser === employeeId ? texts.table.you : <Name title={fromUser}>{fromUser}</Name>,
    };
  return column.key === 'typeName' ? { ...column, phone: 'fact' } : column;
}
