import { useRef, useState } from 'react';
import { CallError } from '#platform/web/api/call-error.ts';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import { adjustLines, type ChangedLine } from '../line-contract.ts';
import { type Adjustments, readAdjustments } from './adjustments.ts';
import { useAdjustLines } from './commission-queries.ts';
import { texts } from './texts.ts';

/** Lines that somebody else has adjusted while amounts were typed over them. */
export interface AdjustedConflict {
  changedBy: string;
  lines: ChangedLine[];
}

interface AdjustedSaveOptions {
  fileId: number;
  adjustments: Adjustments;
  onSaved: (affected: number) => void;
  onError: (error: Error) => void;
}

export interface AdjustedSave {
  /** Whether every typed amount can be read; says so when one cannot. */
  isReadable: () => boolean;
  save: (reason: string) => void;
  isSaving: boolean;
  conflict: AdjustedConflict | undefined;
  /** What is typed over the changed lines is dropped; the rest stays to be saved. */
  takeTheirs: () => void;
  /** What is typed is saved over what the other has saved. */
  keepMine: () => void;
  dismiss: () => void;
}

/** The typed amounts may be on any page and under any filter. */
const EVERYWHERE = { status: 0, company: 0, source: 0, customer: 0, product: 0 };

/** Saves all amounts that are typed, over those that were shown; if someone else was first, the choice waits here. */
export function useAdjustedSave(options: AdjustedSaveOptions): AdjustedSave {
  const { fileId, adjustments, onSaved, onError } = options;
  const { mutateAsync, isPending } = useAdjustLines(fileId);
  // Asked once, also when somebody else was first.
  const reason = useRef('');
  const [conflict, setConflict] = useState<AdjustedConflict>();

  function isReadable(): boolean {
    const { details, wrong } = readAdjustments(adjustments.all());
    if (wrong.length === 0) return details.length > 0;
    toastProblem(texts.adjusting.unreadable);
    return false;
  }

  function save(why: string): void {
    if (!isReadable()) return;
    const sent = adjustments.all();
    const { details } = readAdjustments(sent);
    reason.current = why;
    void mutateAsync({ ...EVERYWHERE, details, reason: why }).then(
      ({ affected_items }) => {
        setConflict(undefined);
        adjustments.saved(sent);
        onSaved(affected_items);
        const { done, partlyDone } = texts.adjusting;
        const all = details.length;
        toastDone(affected_items === all ? done(all) : partlyDone(affected_items, all));
      },
      (error) => {
        const met = conflictIn(error);
        setConflict(met);
        if (!met) onError(error);
      },
    );
  }

  function takeTheirs(): void {
    adjustments.drop(conflict?.lines ?? []);
    setConflict(undefined);
  }

  function keepMine(): void {
    adjustments.rebase(conflict?.lines ?? []);
    save(reason.current);
  }

  const dismiss = () => setConflict(undefined);
  return { isReadable, save, isSaving: isPending, conflict, takeTheirs, keepMine, dismiss };
}

function conflictIn(error: Error): AdjustedConflict | undefined {
  if (!(error instanceof CallError) || error.status !== 409) return undefined;
  const current = adjustLines.answer.safeParse(error.current);
  if (!current.data?.changed) return undefined;
  return { changedBy: error.changedBy ?? texts.adjusting.somebody, lines: current.data.changed };
}
