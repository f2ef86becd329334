import { officeToday } from '#platform/web/office-today.ts';
import { toastDone, toastUndo } from '#platform/web/ui/toasts.ts';
import type { Lead } from '../contract.ts';
import { type ChangeableStatus, nextStatuses, statusProblems } from '../status-rules.ts';

interface StatusBody {
  status: ChangeableStatus;
  reason: string;
  followUpOn: string | null;
  version: number;
}

/** Says what became of the lead, with the way back wherever its status of before can follow. */
export function tellStatus(
  words: string,
  { status, closedReason, followUpOn }: Lead,
  changed: Lead,
  send: (body: StatusBody) => Promise<unknown>,
): void {
  const before = nextStatuses(changed).find((next) => next === status);
  const back = before && { status: before, reason: closedReason, followUpOn, version: changed.version };
  if (back && Object.keys(statusProblems(back, officeToday())).length === 0)
    toastUndo(words, () => send(back));
  else toastDone(words);
}
