import type { Task } from '../contract.ts';

/** A task that was closed, and the way back. */
export interface Closing {
  task: Task;
  undo: () => Promise<void>;
}

/** Answers whether the task is in its list, and keeps it there for now. */
type Listener = (closing: Closing) => boolean;

const lists = new Set<Listener>();

/** For a list, as long as it is on the screen. */
export function hearClosings(listener: Listener): () => void {
  lists.add(listener);
  return () => lists.delete(listener);
}

/** Whether a list on the screen shows that the task is closed, with the way back. */
export function isShownClosed(closing: Closing): boolean {
  return [...lists].map((hear) => hear(closing)).includes(true);
}
