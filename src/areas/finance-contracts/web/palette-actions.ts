import type { LoadRecordActions } from '#platform/web/ui/record-actions.ts';

/** Loads only once somebody asks for it. */
export const contractActions: LoadRecordActions = async (...asked) =>
  (await import('./contract-actions.ts')).loadActions(...asked);
