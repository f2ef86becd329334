import type { LeadFollower } from '#areas/leads/server/public.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import { SUBJECT } from './upload-attachments.ts';

/** The files of a lead that becomes a customer are the customer's, and so are those of its tasks. */
export const followLead: LeadFollower = async ({ db, session }, { leadId, customerId }) => {
  const moved = await db
    .updateTable('attachments')
    .set({ table_name: 'customer', record_id: customerId, customer_id: customerId })
    .where('table_name', '=', 'lead')
    .where('record_id', '=', leadId)
    .returning('id')
    .execute();
  for (const { id } of moved)
    await writeChange(db, session, {
      subject: SUBJECT,
      subjectId: id,
      action: 'edited',
      before: { tableName: 'lead', recordId: leadId },
      after: { tableName: 'customer', recordId: customerId },
    });
  await db
    .updateTable('attachments')
    .set({ customer_id: customerId })
    .where('table_name', '=', 'task')
    .where('record_id', 'in', (task) => task.selectFrom('tasks').select('id').where('lead_id', '=', leadId))
    .execute();
};
