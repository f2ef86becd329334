import { toastDone } from '#platform/web/ui/toasts.ts';
import type { TaskStep } from '../rules.ts';
import { texts } from './texts.ts';

/** Closing says so itself, with the way back. */
export function toastSaved(step: TaskStep): void {
  if (step !== 'close') toastDone(texts.saved[step]);
}
