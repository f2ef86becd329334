import { screenTexts } from '#platform/web/screen-texts.ts';

/** What a task itself says, wherever it is shown or edited. */
export const taskTexts = screenTexts({
  /** What each field of a task is called. */
  labels: {
    custid: 'Customer number',
    leadMainId: 'Lead number',
    subject: 'Customer or lead',
    telephone: 'Telephone',
    type: 'Type',
    touser: 'Assigned to',
    /** Of a narrow column. */
    assigned: 'Assigned',
    priority: 'Priority',
    taskstatusid: 'Status',
    duedate: 'Due date',
    tasktime: 'Time',
    due: 'Due',
    duration: 'Duration',
    desc: 'Description',
    review_required: 'Review required',
    notes: 'New note',
    creator: 'Creator',
    date: 'Date',
    closedBy: 'Closed By',
    closed: 'Closed',
  },
  yes: 'Yes',
  no: 'No',
});
