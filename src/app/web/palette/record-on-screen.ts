import { contractActions } from '#areas/finance-contracts/web/public.ts';
import { leadActions } from '#areas/leads/web/public.ts';
import { policyActions } from '#areas/policies/web/public.ts';
import { quoteActions } from '#areas/rater/web/public.ts';
import { receiptActions } from '#areas/receipts/web/public.ts';
import { taskActions } from '#areas/tasks/web/public.ts';
import type { LoadRecordActions } from '#platform/web/ui/record-actions.ts';

/** What offers actions of its own, by the first word of its address; each loads once its record is open. */
export const LOADERS = {
  finance: contractActions,
  policy: policyActions,
  receipt: receiptActions,
  lead: leadActions,
  quote: quoteActions,
  TaskEdit: taskActions,
} satisfies Record<string, LoadRecordActions>;

export interface RecordOnScreen {
  kind: keyof typeof LOADERS;
  id: number;
}

/** The record whose screen is open; a task has its number behind the question mark. */
export function recordOnScreen(path: string, search: { id?: unknown }): RecordOnScreen | undefined {
  const [, kind = '', inPath] = path.split('/');
  const id = Number(kind === 'TaskEdit' ? search.id : inPath);
  return isKind(kind) && Number.isSafeInteger(id) && id > 0 ? { kind, id } : undefined;
}

const isKind = (name: string): name is keyof typeof LOADERS => Object.hasOwn(LOADERS, name);
