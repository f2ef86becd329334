import type { Task } from '../contract.ts';

/** A row whose closing note is being written stays in its place, even if the task has left the list meanwhile. */
export function withNoted(
  rows: readonly Task[] | undefined,
  noted: { task: Task; place: number } | undefined,
): Task[] | undefined {
  if (!rows || !noted || rows.some(({ id }) => id === noted.task.id)) return rows && [...rows];
  return [...rows].toSpliced(noted.place, 0, noted.task);
}
