import { hasCustomer } from '#areas/customers/server/public.ts';
import { hasColleague } from '#areas/employees/server/public.ts';
import { leadHeld } from '#areas/leads/server/public.ts';
import { hasOpenOffice } from '#areas/offices/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { TaskInput } from '../contract.ts';
import { assigneeOf, durationOf, taskProblems } from '../rules.ts';
import type { TaskFields } from './store.ts';
import type { TaskRow } from './task-rows.ts';

/** The columns of what was typed. */
export function fieldsOf(input: TaskInput): TaskFields {
  const { assignedTo, officeId } = assigneeOf(input);
  return {
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
}

/** What is wrong with what was typed. What the task has already stays: the task of somebody who left can still be closed. */
export async function judgeTask(db: Db, input: TaskInput, before?: TaskRow): Promise<FieldErrors> {
  return { ...(await unknownRecords(db, fieldsOf(input), before)), ...taskProblems(input) };
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
