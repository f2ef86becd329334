import type { LoadRecordActions } from '#platform/web/ui/record-actions.ts';

/** Loads only once somebody asks for it. */
export const taskActions: LoadRecordActions = async (...asked) =>
  (await import('./task-actions.ts')).loadActions(...asked);
