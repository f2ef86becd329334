import type { TaskChoices } from '../choices-contract.ts';
import type { Task, TaskInput } from '../contract.ts';
import { inputOf, valuesOf } from './task-values.ts';

/** What is sent to make a task what it was. Its notes stay: what was said is said. */
export function valuesToRestore(before: Task, choices: TaskChoices): TaskInput {
  return inputOf(valuesOf(before), choices);
}

/** Whether a save changed nothing but notes and state. */
export function hasSameValues(before: Task, after: Task, choices: TaskChoices): boolean {
  const [was, is] = [before, after].map((task) => JSON.stringify(valuesToRestore(task, choices)));
  return was === is;
}
