import { flagOf } from '#platform/shared/permissions.ts';
import type { Task } from '../contract.ts';
import type { TaskRow } from './task-rows.ts';

/** A row in the words of the wire, for whoever asks. */
export function taskOf(row: TaskRow, currentUser: number): Task {
  return {
    id: row.id,
    active: flagOf(row.active),
    open: flagOf(row.open),
    type: row.type_id,
    review_required: flagOf(row.review_required),
    custid: row.customer_id,
    leadMainId: row.lead_id,
    office: row.office_id ?? 0,
    touser: row.assigned_to ?? 0,
    fromuser: row.created_by,
    duedate: row.due_on,
    tasktime: row.due_at,
    timeZone: row.time_zone,
    duration: row.duration,
    priority: row.priority_id,
    taskstatusid: row.status_id,
    desc: row.description,
    notes: '',
    currentUser,
    closedby: row.closed_by,
    customerName: row.customer_name ?? '',
    customerPhone: row.customer_phone ?? '',
    leadName: row.lead_name ?? '',
    // However far it had come, a closed task says so.
    statusName: row.open ? row.status_name : 'Closed',
    typeName: row.type_name,
    priorityName: row.priority_name,
    toUser: row.assignee ?? '',
    fromUser: row.creator,
    tranDate: row.created_at,
    closedBy: row.closer ?? '',
    dateClosed: row.closed_at,
    attachmentCount: row.attachments,
    version: row.version,
  };
}
