import { z } from 'zod';
import { neededText } from '#platform/shared/contact-fields.ts';
import { endpoint, idOrNewParams } from '#platform/shared/endpoint.ts';
import { flag } from '#platform/shared/permissions.ts';
import { seenVersion, truth } from '#platform/shared/record-fields.ts';

export const CHOICE_NAME_MAX = 60;
export const MOST_CHOICES = 50;

/** What an administrator says about any choice. */
const common = {
  description: neededText(CHOICE_NAME_MAX, 'Enter a name.'),
  /** Where it stands in lists, from 1; the others make room. */
  place: z
    .number('Enter a place from 1 on.')
    .int('Enter a place from 1 on.')
    .min(1, 'Enter a place from 1 on.')
    .max(MOST_CHOICES, `Enter a place up to ${MOST_CHOICES}.`)
    .optional(),
  /** One that is switched off stays with the tasks that have it. */
  active: truth.default(true),
  version: seenVersion,
};

export const taskTypeInput = z.object({
  ...common,
  /** Happens at an hour and takes its time. */
  showInCalendar: z.union([z.literal(0), z.literal(1)], 'Must be 0 or 1.').default(0),
  /** 1 for one that does not say what is to be done, as Other. */
  needsDescription: z.union([z.literal(0), z.literal(1)], 'Must be 0 or 1.').default(0),
});
export const taskChoiceInput = z.object({
  ...common,
  /** 1 for what a new task begins with; it takes the place of the one before. */
  default: z.union([z.literal(0), z.literal(1)], 'Must be 0 or 1.').default(0),
});
export type TaskTypeInput = z.output<typeof taskTypeInput>;
export type TaskChoiceInput = z.output<typeof taskChoiceInput>;

const whole = z.number().int();
const stored = { id: whole, description: z.string(), place: whole, active: z.boolean(), version: whole };
export const taskType = z.object({ ...stored, showInCalendar: flag, needsDescription: flag });
export const taskChoice = z.object({ ...stored, default: flag });
export type TaskType = z.output<typeof taskType>;
export type TaskChoice = z.output<typeof taskChoice>;

const taskChoices = z.object({
  types: z.array(taskType),
  priorities: z.array(taskChoice),
  statuses: z.array(taskChoice),
});
export type TaskChoices = z.output<typeof taskChoices>;

export const listChoices = endpoint({
  method: 'GET',
  path: '/api/tasks/choices',
  summary: 'Types, priorities and statuses of tasks in their order, including those that are switched off.',
  allow: 'signedIn',
  answer: taskChoices,
});

export const saveType = endpoint({
  method: 'POST',
  path: '/api/tasks/types/{id}',
  summary: 'Adds a type of task (id 0), changes one or switches it on or off; a stale version is refused.',
  allow: 'admin',
  params: idOrNewParams('taskType'),
  body: taskTypeInput,
  answer: taskType,
});

export const savePriority = endpoint({
  method: 'POST',
  path: '/api/tasks/priorities/{id}',
  summary:
    'Adds a priority of tasks (id 0), changes one or switches it on or off; a stale version is refused.',
  allow: 'admin',
  params: idOrNewParams('taskPriority'),
  body: taskChoiceInput,
  answer: taskChoice,
});

export const saveStatus = endpoint({
  method: 'POST',
  path: '/api/tasks/status/{id}',
  summary: 'Adds a status of tasks (id 0), changes one or switches it on or off; a stale version is refused.',
  allow: 'admin',
  params: idOrNewParams('taskStatus'),
  body: taskChoiceInput,
  answer: taskChoice,
});

export function choiceName(choices: readonly { id: number; description: string }[], id: number): string {
  return choices.find((choice) => choice.id === id)?.description ?? '';
}

/** What can be chosen: those in use, and the one that the record has already. */
export function offered<Choice extends { id: number; active: boolean }>(
  choices: readonly Choice[],
  held?: number,
): Choice[] {
  return choices.filter(({ id, active }) => active || id === held);
}

/** What a new task begins with. */
export function defaultOf(choices: readonly TaskChoice[]): number {
  return choices.find((choice) => choice.default === 1)?.id ?? 0;
}

export function isInCalendar(types: readonly TaskType[], type: number): boolean {
  return types.some(({ id, showInCalendar }) => id === type && showInCalendar === 1);
}

export function needsDescription(types: readonly TaskType[], type: number): boolean {
  return types.some((known) => known.id === type && known.needsDescription === 1);
}
