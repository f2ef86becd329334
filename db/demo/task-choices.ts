/** The choices that every new agency begins with (migration 0073), by number. */
const TASK_TYPES: Readonly<Record<number, { name: string; inCalendar?: true }>> = {
  1: { name: 'Appointment', inCalendar: true },
  2: { name: 'Call back', inCalendar: true },
  3: { name: 'Renewal call', inCalendar: true },
  4: { name: 'Document' },
  5: { name: 'Payment' },
  6: { name: 'Claim' },
  7: { name: 'Endorsement' },
  8: { name: 'Quote' },
  9: { name: 'Other' },
};
export const TASK_TYPE_IDS = Object.keys(TASK_TYPES).map(Number);
export const TASK_PRIORITY_IDS = [1, 2, 3];
export const TASK_STATUS_IDS = [1, 2, 3, 4];

export const isInCalendar = (type: number) => TASK_TYPES[type]?.inCalendar === true;
export const taskTypeName = (type: unknown) => TASK_TYPES[Number(type)]?.name ?? '';
