import type { LeadFollower } from '#areas/leads/server/public.ts';
import { keepChange, loadTask } from './keep-change.ts';
import { lockTasksOfLead, updateTask } from './store.ts';

/** What is to be done for a lead that becomes a customer is to be done for the customer. */
export const followLead: LeadFollower = async (work, { leadId, customerId }) => {
  for (const { id } of await lockTasksOfLead(work.db, leadId)) {
    const before = await loadTask(work, id);
    await updateTask(work.db, id, { lead_id: null, customer_id: customerId });
    await keepChange(work, 'edited', id, { before });
  }
};
