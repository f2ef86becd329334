import { toastDone } from '#platform/web/ui/toasts.ts';
import type { TaskStep } from '../rules.ts';

/** What a toast says after each step. */
export const SAVED_WORDS: Record<TaskStep, string> = {
  save: 'Saved',
  close: 'The task is closed.',
  reopen: 'The task is open again.',
  hide: 'The task is hidden.',
};

/** Closing says so itself, with the way back. */
export function toastSaved(step: TaskStep): void {
  if (step !== 'close') toastDone(SAVED_WORDS[step]);
}
