import type { LeadFollower } from '#areas/leads/server/public.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import { lockTasksOfLead, updateTask } from './store.ts';
import { tasksFor } from './task-records.ts';

/** What is to be done for a lead that becomes a customer is to be done for the customer. */
export const followLead: LeadFollower = async (work, { leadId, customerId }) => {
  const change = ({ id }: { id: number }) =>
    updateTask(work.db, id, { lead_id: null, customer_id: customerId });
  for (const { id } of await lockTasksOfLead(work.db, leadId))
    await changeRecord(tasksFor(work.session), work, { id }, { change });
};
