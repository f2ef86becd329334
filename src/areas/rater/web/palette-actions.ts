import type { LoadRecordActions } from '#platform/web/ui/record-actions.ts';

/** Loads only once somebody asks for it. */
export const quoteActions: LoadRecordActions = async (...asked) =>
  (await import('./quote-actions.ts')).loadActions(...asked);
