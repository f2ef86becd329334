/** The columns that sort, by the field that they show. */
export const TASK_SORTS = [
  'statusName',
  'typeName',
  'priorityName',
  'desc',
  'toUser',
  'duedate',
  'fromUser',
  'tranDate',
  'closedBy',
  'dateClosed',
  'attachmentCount',
] as const;
export type TaskSort = (typeof TASK_SORTS)[number];

export const TASK_STATES = ['open', 'closed', 'all'] as const;
export type TaskState = (typeof TASK_STATES)[number];

export const DUE_TIMES = ['overdue', 'today', 'week', 'later', 'none'] as const;
export type DueTime = (typeof DUE_TIMES)[number];

/** How long whoever closed a task can take that back. */
export const UNDO_SECONDS = 60;

/** Letters of a text that is looked for. */
export const QUERY_MAX = 200;
