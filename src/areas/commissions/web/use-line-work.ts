import { useState } from 'react';
import { toastDone, toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import type { LineFilter } from '../line-contract.ts';
import { emptiesFilter } from '../rules.ts';
import { type LineStatus, MOVES } from '../statuses.ts';
import { type Adjustments, readAdjustments } from './adjustments.ts';
import { useAdjustLines, useDeleteLines, useUpdateLines } from './commission-queries.ts';
import { counted } from './commission-words.ts';
import type { LineSelection } from './use-line-selection.ts';

interface LineWorkOptions {
  fileId: number;
  filter: LineFilter;
  selection: LineSelection;
  adjustments: Adjustments;
  /** Lines under the filter. */
  total: number;
  /** How many there are already in a state, under the rest of the filter. */
  countIn: (status: LineStatus) => number;
  onEmptied: () => void;
}

export interface LineWork {
  isBusy: boolean;
  move: (to: 1 | 2 | 4) => void;
  remove: () => void;
  saveAdjusted: () => void;
  /** Why the last action was refused. */
  problem: string | undefined;
}

const lines = (count: number) => counted(count, 'line', 'lines');

/** What is done to the lines of a file, with its messages; an action that took them all resets the filter. */
export function useLineWork(options: LineWorkOptions): LineWork {
  const { fileId, filter, selection, adjustments, total, countIn, onEmptied } = options;
  const update = useUpdateLines(fileId);
  const remove = useDeleteLines(fileId);
  const adjust = useAdjustLines(fileId);
  const [problem, setProblem] = useState<string>();
  const onError = (error: Error) => setProblem(error.message);

  function done(affected: number): void {
    setProblem(undefined);
    selection.clear();
    if (emptiesFilter(affected, total)) onEmptied();
  }

  function move(to: 1 | 2 | 4): void {
    const { details } = selection;
    if (!details) return;
    const action = MOVES.find((each) => each.from === filter.status && each.to === to)?.action ?? 'moved';
    // All lines of a state are known by it alone only when nothing else was in it before.
    const canUndo = to !== 1 && (details !== '*' || countIn(to) === 0);
    const back = { ...filter, status: to, new_status: 1 as const, details };
    update.mutate(
      { ...filter, new_status: to, details },
      {
        onSuccess: ({ affected_items }) => {
          done(affected_items);
          const words = `${lines(affected_items)} ${action}.`;
          if (canUndo) toastUndo(words, () => update.mutateAsync(back));
          else toastDone(words);
        },
        onError,
      },
    );
  }

  function deleteSelected(): void {
    if (!selection.details) return;
    const body = { ...filter, details: selection.details };
    const onSuccess = ({ affected_items }: { affected_items: number }) => {
      done(affected_items);
      toastDone(`${lines(affected_items)} deleted.`);
    };
    remove.mutate(body, { onSuccess, onError });
  }

  function saveAdjusted(): void {
    const { details, wrong } = readAdjustments(adjustments.all());
    if (wrong.length > 0) {
      toastProblem('Some amounts cannot be read. Correct them first; nothing was saved.');
      return;
    }
    if (details.length === 0) return;
    const everything = { status: 0, company: 0, source: 0, customer: 0, product: 0 };
    const onSuccess = ({ affected_items }: { affected_items: number }) => {
      adjustments.clear();
      done(affected_items);
      toastDone(`${lines(affected_items)} adjusted.`);
    };
    adjust.mutate({ ...everything, details }, { onSuccess, onError });
  }

  const isBusy = update.isPending || remove.isPending || adjust.isPending;
  return { isBusy, move, remove: deleteSelected, saveAdjusted, problem };
}
