import { PaperTick } from '#platform/web/print/paper-tick.tsx';
import type { Column } from '#platform/web/table/column.ts';
import { CallLink } from '#platform/web/ui/call-link.tsx';
import { RowIcon } from '#platform/web/ui/row-icon.tsx';
import { say } from '#platform/web/wording.ts';
import type { Task } from '../contract.ts';
import { whyLocked } from '../rules.ts';
import { ClosedCheck, ClosedWord } from './closed-check.tsx';
import undo from './closed-undo.module.css';
import { ClosedUndo } from './closed-undo.tsx';
import { FACT_COLUMNS, Name } from './fact-columns.tsx';
import classes from './my-task-columns.module.css';
import type { MyFilter } from './my-task-filters.tsx';
import { Subject } from './subject.tsx';
import { isPressing, PriorityBadge } from './task-badges.tsx';
import { attachmentsColumns, type ColumnOptions, iconColumns, type TaskColumns } from './task-columns.tsx';
import { commonTexts } from './texts/common.ts';
import { taskTexts } from './texts/task.ts';
import { texts } from './texts.ts';
import { TickIcon } from './tick-icon.tsx';
import type { ClosedTask } from './use-closed-here.ts';

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
      ...(due === 'none' ? [] : [dueColumn(options)]),
      PRESSING,
      descriptionColumn(options),
      SUBJECT,
      ...keys.map((key) => personal(factOf(key), options)),
      ...attachmentsColumns(options),
      // A phone has them in the view of the task, which a tap on the row opens.
      ...iconColumns(options, 'over').map(withoutPhone),
      CALL,
    ];
  };

const factOf = (key: FactKey): Column<Task> =>
  FACT_COLUMNS.find((column) => column.key === key) as Column<Task>;

function closeColumn({ permissions, onClose, closedHere }: ColumnOptions): Column<Task> {
  return {
    ...{ key: 'close', label: texts.table.close, kind: 'icon', phone: 'before' },
    cell: (task) =>
      closedHere(task.id) ? (
        <ClosedCheck />
      ) : (
        task.open === 1 && (
          <>
            <RowIcon
              label={commonTexts.closeTask(task.id)}
              why={whyLocked(permissions, task)}
              onClick={() => onClose(task)}
            >
              <TickIcon />
            </RowIcon>
            <PaperTick />
          </>
        )
      ),
  };
}

function dueColumn({ closedHere }: ColumnOptions): Column<Task> {
  const { cell, ...column } = factOf('duedate');
  return {
    ...column,
    ...{ width: 94, phone: 'fact' },
    cell: (task) => (closedHere(task.id) ? <ClosedWord /> : cell(task)),
  };
}

/** Whole, as far as the row is wide; a task without one is what its type says. */
function descriptionColumn({ closedHere }: ColumnOptions): Column<Task> {
  return {
    ...{ key: 'desc', label: taskTexts.labels.desc, kind: 'rest', phone: 'title', width: '100%' },
    cell: (task) => <Words task={task} closed={closedHere(task.id)} />,
    sortBy: ({ desc }) => desc,
  };
}

function Words({ task, closed }: { task: Task; closed: ClosedTask | undefined }) {
  const words = task.desc || task.typeName;
  if (!closed)
    return (
      <span className={classes.description} title={words}>
        {words}
      </span>
    );
  return (
    <span className={classes.closed}>
      <span className={undo.struck} title={words}>
        {words}
      </span>
      <ClosedUndo closed={closed} />
    </span>
  );
}

/** A phone says the priority of what presses alone. */
const PRESSING: Column<Task> = {
  ...{ key: 'pressing', label: taskTexts.labels.priority, phone: 'fact', isPhoneOnly: true },
  cell: (task) => isPressing(task) && <PriorityBadge task={task} />,
};

const CALL: Column<Task> = {
  ...{ key: 'call', label: texts.table.call, kind: 'icon', phone: 'side', isPhoneOnly: true },
  cell: ({ customerName, customerPhone }) =>
    customerPhone && <CallLink name={customerName} phone={customerPhone} />,
};

function withoutPhone({ phone, ...column }: Column<Task>): Column<Task> {
  return column;
}

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
      ...withoutPhone(column),
      cell: (task) =>
        task.touser === employeeId ? texts.table.you : <Name title={task.toUser}>{task.toUser}</Name>,
    };
  if (column.key === 'fromUser')
    return {
      ...column,
      cell: ({ fromuser, fromUser }) =>
        fromuser === employeeId ? texts.table.you : <Name title={fromUser}>{fromUser}</Name>,
    };
  return withoutPhone(column);
}
