import { showTime } from '#areas/tasks/rules.ts';
import { showDay } from '#platform/shared/dates.ts';
import { daysBefore } from './days.ts';
import { type TableRow, table } from './table-loader.ts';
import { taskTypeName } from './task-choices.ts';
import { type DemoNotification, NOTIFICATION_WORDS } from './words/notifications.ts';

const MESSAGES = table('notification_messages', [
  'master_id',
  'id',
  'from_employee_id',
  'type',
  'title',
  'message',
  'priority',
  'link',
  'once_key',
  'created_at',
]);
const NOTIFICATIONS = table('notifications', ['master_id', 'id', 'message_id', 'employee_id', 'read_at']);

const MASTER_ID = 1001;
const OWNER = 11;
const AGENT = 13;
const BOTH = [OWNER, AGENT];
const OFFICE_PEOPLE: Readonly<Record<number, readonly number[]>> = {
  11: [OWNER, 12, 101, 104, 105, 110, 111, 114, 115],
  12: [AGENT, 102, 106, 107, 112, 117, 118],
  13: [103, 108, 109, 113, 119],
};
const DOWNTOWN = [...peopleOf(11), ...peopleOf(12)];
const MIAMI = [...DOWNTOWN, ...peopleOf(13)];
const EVERYBODY = [...MIAMI, 14, 116];

/** For each type: one choice that the owner or the agent belongs to. */
const RECEIVERS: Record<DemoNotification['type'], readonly number[]> = {
  'Company Wide': EVERYBODY,
  Employee: BOTH,
  'Employee Group': [OWNER, 12, 101, 102, 103, 116],
  Office: peopleOf(11),
  District: peopleOf(12),
  Region: DOWNTOWN,
  Division: MIAMI,
  Territory: MIAMI,
};
/** The latest of them are unread. */
const UNREAD = 4;
/** How far back the product reminds of what is due. */
const REMINDED_DAYS = 7;

function peopleOf(office: number): readonly number[] {
  return OFFICE_PEOPLE[office] ?? [];
}

interface Telling {
  at: string;
  to: readonly number[];
  isRead: boolean;
  message: Record<
    'from_employee_id' | 'type' | 'title' | 'message' | 'priority' | 'link' | 'once_key',
    string | number | null
  >;
}

/** What people in the demo agency were notified about: by each other, and by the product about tasks that are due. */
export function* notificationRows(tasks: Iterable<TableRow>, today: string): Generator<TableRow> {
  const told = [...reminders(tasks, today), ...fromColleagues(today)].sort((a, b) => (a.at < b.at ? -1 : 1));
  let id = 0;
  for (const [at, { to, isRead, message, at: created_at }] of told.entries()) {
    yield MESSAGES.row({ master_id: MASTER_ID, id: at + 1, created_at, ...message });
    for (const employee_id of to) {
      const read_at = isRead ? created_at.replace(/ \d\d/, ' 23') : null;
      yield NOTIFICATIONS.row({ master_id: MASTER_ID, id: ++id, message_id: at + 1, employee_id, read_at });
    }
  }
}

function fromColleagues(today: string): Telling[] {
  return NOTIFICATION_WORDS.map(({ from, ...words }, at) => ({
    at: `${daysBefore(today, 1 + at * 2)} ${13 + (at % 7)}:${20 + at}:00Z`,
    to: RECEIVERS[words.type],
    isRead: at >= UNREAD,
    message: { from_employee_id: from, ...words, link: '', once_key: null },
  }));
}

/** Without these the product would remind of all of them when it first starts. */
function* reminders(tasks: Iterable<TableRow>, today: string): Generator<Telling> {
  for (const { table, values: task } of tasks) {
    if (table.name !== 'tasks' || !task.open || !task.active || task.due_on === null) continue;
    const due = String(task.due_on);
    if (due > today || due < daysBefore(today, REMINDED_DAYS + 1)) continue;
    const type = taskTypeName(task.type_id);
    const time = String(task.due_at ?? '');
    yield {
      at: `${due} ${due < today ? 12 : '00'}:00:00Z`,
      to: task.assigned_to === null ? peopleOf(Number(task.office_id)) : [Number(task.assigned_to)],
      isRead: due < today,
      message: {
        from_employee_id: null,
        type: '',
        title: `Task due ${showDay(due)}${time && ` at ${showTime(time)}`}: ${type}`,
        message: String(task.description) || type,
        priority: 4 - Number(task.priority_id),
        link: `/task?view=${task.id}`,
        once_key: `task-due:${task.id}:${due}${time && ` ${time}`}`,
      },
    };
  }
}
