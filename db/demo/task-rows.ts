import { daysBefore } from './days.ts';
import { leadsInWork } from './lead-rows.ts';
import { MARIA } from './memorable-customers.ts';
import { Random } from './random.ts';
import { type TableRow, table } from './table-loader.ts';
import { isInCalendar, TASK_PRIORITY_IDS, TASK_STATUS_IDS, TASK_TYPE_IDS } from './task-choices.ts';
import { NOTE_WORDS, TASK_WORDS } from './words/tasks.ts';

export const TASKS = table('tasks', [
  'master_id',
  'id',
  'active',
  'open',
  'type_id',
  'priority_id',
  'status_id',
  'review_required',
  'customer_id',
  'lead_id',
  'assigned_to',
  'office_id',
  'created_by',
  'due_on',
  'due_at',
  'duration',
  'description',
  'created_at',
  'closed_by',
  'closed_at',
]);
const NOTES = table('task_notes', ['master_id', 'id', 'task_id', 'employee_id', 'at', 'text']);

const MASTER_ID = 1001;
const FIRST_TASK = 1_100_001;
const COUNT = 122;
const OWNER = 11;
const AGENT = 13;
const LEFT_THE_AGENCY = 120;
const PEOPLE = [OWNER, 12, AGENT, 14, 101, 102, 104, 105, 106, 107, 110, 111, 114, 117];
const OFFICES = [11, 12, 13];
/** The tasks of Maria, of the agent and of the owner come first; some of each are due today and some are overdue. */
const MARIAS = 24;
const AGENTS = MARIAS + 14;
const OWNERS = AGENTS + 14;
/** Notes of the first task, more than one page of them. */
const MANY_NOTES = 7;

interface Customers {
  count: number;
  before: number;
}

interface Subjects extends Customers {
  leads: readonly number[];
}

/** What the demo agency has to do and has done, with notes. */
export function* taskRows(customers: Customers, today: string): Generator<TableRow> {
  const leads = leadsInWork(customers, today);
  let noteId = 0;
  for (let at = 0; at < COUNT; at++) {
    const random = new Random('task', at);
    const task = makeTask(at, { ...customers, leads }, today, random);
    yield TASKS.row(task);
    const notes = at === 0 ? MANY_NOTES : random.int(0, 3);
    for (let n = 0; n < notes; n++) {
      const day = task.created_at.slice(0, 10);
      yield NOTES.row({
        master_id: MASTER_ID,
        id: ++noteId,
        task_id: task.id,
        employee_id: task.created_by,
        at: `${day} 21:${10 + n}:00Z`,
        text: NOTE_WORDS[(at + n) % NOTE_WORDS.length] ?? '',
      });
    }
  }
}

function makeTask(at: number, subjects: Subjects, today: string, random: Random) {
  const created = random.int(8, 90);
  const type = TASK_TYPE_IDS[at % TASK_TYPE_IDS.length] ?? 1;
  const isOpen = at < OWNERS && at >= MARIAS ? true : random.chance(0.65);
  const { assigned_to, office_id } = assigneeAt(at, random);
  const creator = random.pick(PEOPLE);
  return {
    master_id: MASTER_ID,
    id: FIRST_TASK + at,
    active: at % 9 !== 8,
    open: isOpen,
    type_id: type,
    priority_id: random.pick(TASK_PRIORITY_IDS),
    status_id: random.pick(TASK_STATUS_IDS),
    review_required: random.chance(0.2),
    ...subjectAt(at, subjects, random),
    assigned_to,
    office_id,
    created_by: creator,
    due_on: dueAt(at, today, random),
    due_at: random.chance(0.4)
      ? `${random.int(9, 16)}`.padStart(2, '0') + (random.chance(0.5) ? ':00' : ':30')
      : null,
    duration: isInCalendar(type) ? 15 * random.int(1, 8) : 0,
    description: random.pick(TASK_WORDS[type] ?? []),
    created_at: `${daysBefore(today, created)} ${random.int(13, 20)}:${random.int(10, 59)}:00Z`,
    closed_by: isOpen ? null : (assigned_to ?? creator),
    closed_at: isOpen
      ? null
      : `${daysBefore(today, random.int(1, created - 1))} 22:${random.int(10, 59)}:00Z`,
  };
}

function assigneeAt(at: number, random: Random) {
  const person = (assigned_to: number) => ({ assigned_to, office_id: null });
  if (at >= MARIAS && at < AGENTS) return person(AGENT);
  if (at >= AGENTS && at < OWNERS) return person(OWNER);
  if (at === COUNT - 1) return person(LEFT_THE_AGENCY);
  return at % 5 === 4 ? { assigned_to: null, office_id: random.pick(OFFICES) } : person(random.pick(PEOPLE));
}

function subjectAt(at: number, { count, before, leads }: Subjects, random: Random) {
  if (at < MARIAS) return { customer_id: MARIA, lead_id: null };
  if (at % 7 === 6) return { customer_id: null, lead_id: null };
  if (at % 4 === 3) return { customer_id: null, lead_id: random.pick(leads) };
  return { customer_id: before + random.int(1, count), lead_id: null };
}

function dueAt(at: number, today: string, random: Random): string | null {
  if (at >= MARIAS && at < OWNERS && at % 3 !== 2)
    return daysBefore(today, at % 3 === 0 ? 0 : random.int(1, 9));
  return random.chance(0.12) ? null : daysBefore(today, random.int(-20, 12));
}
