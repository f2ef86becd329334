import type { FieldErrors } from '#platform/shared/errors.ts';
import { say } from '#platform/web/wording.ts';
import type { DueTime } from '../statuses.ts';

/** What the list of refused fields calls them. */
const FIELD_NAMES: Record<string, string> = {
  desc: 'description',
  duedate: 'due date',
  get custid() {
    return say('not a valid customer number');
  },
  leadMainId: 'not a valid lead number',
  touser: 'assigned to',
  office: 'assigned to',
  tasktime: 'time',
  taskstatusid: 'status',
  review_required: 'review required',
};

export interface RefusedField {
  name: string;
  messages: string;
}

export function refusedFields(errors: FieldErrors): RefusedField[] {
  return Object.entries(errors).map(([field, messages]) => ({
    name: FIELD_NAMES[field] ?? field,
    messages: messages.join(' '),
  }));
}

export const DUE_WORDS: Record<DueTime, string> = {
  overdue: 'Overdue',
  today: 'Due today',
  week: 'Next seven days',
  later: 'Later',
  none: 'No due date',
};
