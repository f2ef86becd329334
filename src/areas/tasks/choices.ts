import type { Flag } from '#platform/shared/permissions.ts';

interface TaskType {
  value: number;
  description: string;
  /** 1 for what happens at an hour and takes its time. */
  showInCalendar: Flag;
}

interface Choice {
  value: number;
  description: string;
  /** 1 for what a new task begins with. */
  default: Flag;
}

export const TASK_TYPES: readonly TaskType[] = [
  { value: 1, description: 'Appointment', showInCalendar: 1 },
  { value: 2, description: 'Call back', showInCalendar: 1 },
  { value: 3, description: 'Renewal call', showInCalendar: 1 },
  { value: 4, description: 'Document', showInCalendar: 0 },
  { value: 5, description: 'Payment', showInCalendar: 0 },
  { value: 6, description: 'Claim', showInCalendar: 0 },
  { value: 7, description: 'Endorsement', showInCalendar: 0 },
  { value: 8, description: 'Quote', showInCalendar: 0 },
  { value: 9, description: 'Other', showInCalendar: 0 },
];

/** The most pressing first. */
export const TASK_PRIORITIES: readonly Choice[] = [
  { value: 1, description: 'Urgent', default: 0 },
  { value: 2, description: 'High', default: 0 },
  { value: 3, description: 'Normal', default: 1 },
];

/** How far an open task has come. */
export const TASK_STATUSES: readonly Choice[] = [
  { value: 1, description: 'Open', default: 1 },
  { value: 2, description: 'In progress', default: 0 },
  { value: 3, description: 'With customer', default: 0 },
  { value: 4, description: 'With company', default: 0 },
];

interface Described {
  value: number;
  description: string;
}

export function choiceName(choices: readonly Described[], value: number): string {
  return choices.find((choice) => choice.value === value)?.description ?? '';
}

export function isChoice(choices: readonly Described[], value: number): boolean {
  return choices.some((choice) => choice.value === value);
}

export function defaultOf(choices: readonly Choice[]): number {
  return choices.find((choice) => choice.default === 1)?.value ?? 0;
}

export function isInCalendar(type: number): boolean {
  return TASK_TYPES.some(({ value, showInCalendar }) => value === type && showInCalendar === 1);
}
