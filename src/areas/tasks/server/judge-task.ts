import { hasCustomer } from '#areas/customers/server/public.ts';
import { hasColleague } from '#areas/employees/server/public.ts';
import { leadHeld } from '#areas/leads/server/public.ts';
import { hasOpenOffice } from '#areas/offices/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import { defaultOf, isInCalendar, needsDescription, offered, type TaskChoices } from '../choices-contract.ts';
import { CHOOSE, type TaskInput } from '../contract.ts';
import { assigneeOf, durationOf, taskProblems } from '../rules.ts';
import type { TaskFields } from './store.ts';
import type { TaskRow } from './task-rows.ts';

/** The columns of what was typed. What was left out is as a new task begins. */
export function fieldsOf(input: TaskInput, { types, priorities, statuses }: TaskChoices): TaskFields {
  const { assignedTo, officeId } = assigneeOf(input);
  return {
    type_id: input.type,
    priority_id: input.priority ?? defaultOf(priorities),
    status_id: input.taskstatusid ?? defaultOf(statuses),
    review_required: input.review_required === 1,
    customer_id: input.custid ?? null,
    lead_id: input.leadMainId ?? null,
    assigned_to: assignedTo,
    office_id: officeId,
    due_on: input.duedate ?? null,
    due_at: input.tasktime ?? null,
    duration: durationOf(input.duration, isInCalendar(types, input.type)),
    description: input.desc ?? '',
  };
}

/** What is wrong with what was typed. What the task has already stays: the task of somebody who left can still be closed. */
export async function judgeTask(
  db: Db,
  input: TaskInput,
  choices: TaskChoices,
  before?: TaskRow,
): Promise<FieldErrors> {
  const fields = fieldsOf(input, choices);
  return {
    ...(await unknownRecords(db, fields, before)),
    ...taskProblems(hasKept(input, before) ? { ...input, duration: undefined } : input, {
      inCalendar: isInCalendar(choices.types, input.type),
      needsDescription: needsDescription(choices.types, input.type) && !wasWithout(fields, before),
    }),
    ...unknownChoices(fields, choices, before),
  };
}

/** One whose type was in the calendar once can still be closed. */
function hasKept({ type, duration }: TaskInput, before?: TaskRow): boolean {
  return before?.type_id === type && before.duration === duration;
}

/** A task from before its type needed a description can still be closed. */
function wasWithout({ type_id }: TaskFields, before?: TaskRow): boolean {
  return before?.description === '' && before.type_id === type_id;
}

/** One that is switched off stays with a task that has it. */
function unknownChoices(fields: TaskFields, choices: TaskChoices, before?: TaskRow): FieldErrors {
  const isOffered = (all: readonly { id: number; active: boolean }[], id: number, held?: number) =>
    offered(all, held).some((choice) => choice.id === id);
  const errors: FieldErrors = {};
  if (!isOffered(choices.types, fields.type_id, before?.type_id)) errors.type = [CHOOSE.type];
  if (!isOffered(choices.priorities, fields.priority_id, before?.priority_id))
    errors.priority = [CHOOSE.priority];
  if (!isOffered(choices.statuses, fields.status_id, before?.status_id))
    errors.taskstatusid = [CHOOSE.taskstatusid];
  return errors;
}

async function unknownRecords(db: Db, fields: TaskFields, before?: TaskRow): Promise<FieldErrors> {
  const { customer_id, lead_id, assigned_to, office_id } = fields;
  const isNew = (column: 'customer_id' | 'lead_id' | 'assigned_to' | 'office_id') =>
    fields[column] !== before?.[column];
  const errors: FieldErrors = {};
  if (customer_id !== null && isNew('customer_id') && !(await hasCustomer(db, customer_id)))
    errors.custid = ['Enter the number of a customer of your agency.'];
  if (lead_id !== null && isNew('lead_id') && !(await leadHeld(db, lead_id)))
    errors.leadMainId = ['Enter the number of a lead of your agency.'];
  if (assigned_to !== null && isNew('assigned_to') && !(await hasColleague(db, assigned_to)))
    errors.touser = ['Choose somebody who works in your agency.'];
  if (office_id !== null && isNew('office_id') && !(await hasOpenOffice(db, office_id)))
    errors.touser = ['Choose an office of your agency that is open.'];
  return errors;
}

/**
 * Of a lead that has become a customer meanwhile, the customer gets the task. The lead that the task has already is
 * left alone: whoever converts it holds it and waits for the task.
 */
export async function withSoldLead(db: Db, fields: TaskFields, before?: TaskRow): Promise<TaskFields> {
  const { lead_id } = fields;
  if (lead_id === null || lead_id === before?.lead_id) return fields;
  const lead = await leadHeld(db, lead_id);
  return lead?.customer_id ? { ...fields, lead_id: null, customer_id: lead.customer_id } : fields;
}
