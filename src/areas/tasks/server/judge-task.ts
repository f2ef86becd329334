import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { TaskInput } from '../contract.ts';
import { assigneeOf, durationOf, taskProblems } from '../rules.ts';
import { hasCustomer, hasLead, hasOffice, hasPerson } from './choices-store.ts';
import type { TaskFields } from './store.ts';
import type { TaskRow } from './task-rows.ts';

/** The columns of what was typed, once all that it names is there. */
export async function judgeTask(db: Db, input: TaskInput, before?: TaskRow): Promise<TaskFields> {
  const { assignedTo, officeId } = assigneeOf(input);
  const fields = {
    type_id: input.type,
    priority_id: input.priority,
    status_id: input.taskstatusid,
    review_required: input.review_required === 1,
    customer_id: input.custid ?? null,
    lead_id: input.leadMainId ?? null,
    assigned_to: assignedTo,
    office_id: officeId,
    due_on: input.duedate ?? null,
    due_at: input.tasktime ?? null,
    duration: durationOf(input),
    description: input.desc ?? '',
  };
  const problems = { ...(await unknownRecords(db, fields, before)), ...taskProblems(input) };
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
  return fields;
}

/** What the task has already stays: the task of somebody who left can still be closed. */
async function unknownRecords(db: Db, fields: TaskFields, before?: TaskRow): Promise<FieldErrors> {
  const { customer_id, lead_id, assigned_to, office_id } = fields;
  const isNew = (column: 'customer_id' | 'lead_id' | 'assigned_to' | 'office_id') =>
    fields[column] !== before?.[column];
  const errors: FieldErrors = {};
  if (customer_id !== null && isNew('customer_id') && !(await hasCustomer(db, customer_id)))
    errors.custid = ['Enter the number of a customer of your agency.'];
  if (lead_id !== null && isNew('lead_id') && !(await hasLead(db, lead_id)))
    errors.leadMainId = ['Enter the number of a lead of your agency.'];
  if (assigned_to !== null && isNew('assigned_to') && !(await hasPerson(db, assigned_to)))
    errors.touser = ['Choose somebody who works in your agency.'];
  if (office_id !== null && isNew('office_id') && !(await hasOffice(db, office_id)))
    errors.touser = ['Choose an office of your agency that is open.'];
  return errors;
}
