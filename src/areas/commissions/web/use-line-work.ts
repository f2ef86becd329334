import { useState } from 'react';
import { toastDone, toastUndo } from '#platform/web/ui/toasts.ts';
import type { Details } from '../line-contract.ts';
import { emptiesFilter } from '../rules.ts';
import { FORWARDED, type LineStatus, movesTo, STAGED } from '../statuses.ts';
import type { Adjustments } from './adjustments.ts';
import { useDeleteLines, useRestoreLines, useUpdateLines } from './commission-queries.ts';
import type { ShownFilter } from './line-search.ts';
import { texts } from './texts.ts';
import { type AdjustedSave, useAdjustedSave } from './use-adjusted-save.ts';
import type { LineSelection } from './use-line-selection.ts';

interface LineWorkOptions {
  fileId: number;
  filter: ShownFilter;
  selection: LineSelection;
  adjustments: Adjustments;
  /** Lines under the filter. */
  total: number;
  /** How many there are already in a state, under the rest of the filter. */
  countIn: (status: LineStatus) => number;
  onEmptied: () => void;
  /** Nothing comes back into a posted file. */
  isPosted: boolean;
}

export interface LineWork {
  isBusy: boolean;
  move: (to: 1 | 2 | 4) => void;
  remove: () => void;
  adjusted: AdjustedSave;
  /** Why the last action was refused. */
  problem: string | undefined;
}

/** What is done to the lines of a file, with its messages; an action that took them all resets the filter. */
export function useLineWork(options: LineWorkOptions): LineWork {
  const { fileId, filter, selection, adjustments, total, countIn, onEmptied, isPosted } = options;
  const update = useUpdateLines(fileId);
  const remove = useDeleteLines(fileId);
  const restore = useRestoreLines(fileId);
  const [problem, setProblem] = useState<string>();
  const onError = (error: Error) => setProblem(error.message);

  function done(affected: number, details: Details): void {
    setProblem(undefined);
    selection.drop(details);
    if (emptiesFilter(affected, total)) onEmptied();
  }

  function move(to: 1 | 2 | 4): void {
    const { details } = selection;
    if (!details) return;
    const action = movesTo(to, filter.status)[0]?.action ?? 'moved';
    const hadNone = countIn(to) === 0;
    const back = { ...filter, status: to, new_status: 1 as const, details };
    void update.mutateAsync({ ...filter, new_status: to, details }).then(({ affected_items }) => {
      done(affected_items, details);
      const words = texts.lineActions.moved[action](affected_items);
      // What others had moved already must not come back with it.
      const isAllMine = details === '*' ? hadNone : affected_items === details.length;
      const comesBack = to === STAGED || (to === FORWARDED && !isPosted);
      if (comesBack && isAllMine) toastUndo(words, () => update.mutateAsync(back));
      else toastDone(words);
    }, onError);
  }

  function deleteSelected(): void {
    const { details } = selection;
    if (!details) return;
    void remove.mutateAsync({ ...filter, details }).then(({ affected_items, deletion }) => {
      done(affected_items, details);
      toastUndo(texts.lineActions.deleted(affected_items), () => restore.mutateAsync(deletion));
    }, onError);
  }

  const adjusted = useAdjustedSave({
    fileId,
    adjustments,
    onSaved: (affected) => done(affected, '*'),
    onError,
  });
  const isBusy = update.isPending || remove.isPending || adjusted.isSaving;
  return { isBusy, move, remove: deleteSelected, adjusted, problem };
}
