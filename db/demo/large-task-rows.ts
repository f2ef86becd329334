import { daysBefore } from './days.ts';
import { Random } from './random.ts';
import { type TableRow, table } from './table-loader.ts';
import { isInCalendar, TASK_TYPE_IDS } from './task-choices.ts';
import { TASKS } from './task-rows.ts';
import { TASK_WORDS } from './words/tasks.ts';

const EMPLOYEES = table('employees', ['master_id', 'id', 'office_id', 'first_name', 'last_name', 'email']);

export interface TaskIds {
  task: number;
}

export interface TaskWorld {
  masterId: number;
  officeIds: readonly number[];
  /** The people who can sign in. */
  ownerIds: readonly number[];
  today: string;
  ids: TaskIds;
}

export const TASKS_OF_CUSTOMER = 3;
/** So that each person has about as much to do in a small agency as in a large one. */
const CUSTOMERS_OF_COLLEAGUE = 150;

/** Three tasks for each customer in that range, assigned to colleagues created with them; a quarter are open. */
export function* largeTaskRows(world: TaskWorld, firstCustomer: number, lastCustomer: number) {
  const colleagues = colleaguesOf(world, lastCustomer - firstCustomer + 1);
  yield* colleagues.map(EMPLOYEES.row);
  const people = [...world.ownerIds, ...colleagues.map(({ id }) => id)];
  for (let customerId = firstCustomer; customerId <= lastCustomer; customerId++) {
    const random = new Random('tasks', world.masterId, customerId - firstCustomer);
    for (let n = 0; n < TASKS_OF_CUSTOMER; n++) yield taskRow(world, people, customerId, random);
  }
}

function colleaguesOf({ masterId, officeIds }: TaskWorld, customers: number) {
  const count = Math.ceil(customers / CUSTOMERS_OF_COLLEAGUE);
  return Array.from({ length: count }, (_, at) => ({
    master_id: masterId,
    id: masterId * 1_000 + at,
    office_id: officeIds[at % officeIds.length] ?? null,
    first_name: 'Colleague',
    last_name: String(at + 1),
    email: `bench-${masterId}-${at + 1}@bench.test`,
  }));
}

function taskRow(
  { masterId, officeIds, today, ids }: TaskWorld,
  people: readonly number[],
  customerId: number,
  random: Random,
): TableRow {
  const type = random.pick(TASK_TYPE_IDS);
  const created = random.int(1, 900);
  const isOpen = random.chance(0.25);
  const isOfOffice = random.chance(0.004);
  const at = (days: number) => `${daysBefore(today, days)} 15:${random.int(10, 59)}:00Z`;
  return TASKS.row({
    master_id: masterId,
    id: ++ids.task,
    active: random.chance(0.95),
    open: isOpen,
    type_id: type,
    priority_id: random.int(1, 3),
    status_id: random.int(1, 3),
    review_required: random.chance(0.1),
    customer_id: customerId,
    lead_id: null,
    assigned_to: isOfOffice ? null : random.pick(people),
    office_id: isOfOffice ? random.pick(officeIds) : null,
    created_by: random.pick(people),
    due_on: random.chance(0.9) ? daysBefore(today, created - random.int(0, 30)) : null,
    due_at: null,
    duration: isInCalendar(type) ? 30 : 0,
    description: random.pick(TASK_WORDS[type] ?? []),
    created_at: at(created),
    closed_by: isOpen ? null : random.pick(people),
    closed_at: isOpen ? null : at(Math.max(0, created - 5)),
  });
}
