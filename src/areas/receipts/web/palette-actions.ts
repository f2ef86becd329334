import type { LoadRecordActions } from '#platform/web/ui/record-actions.ts';

/** Loads only once somebody asks for it. */
export const receiptActions: LoadRecordActions = async (...asked) =>
  (await import('./screens.ts')).loadActions(...asked);
