import {
  alreadyPaidWords,
  besideManualWords,
  correctedWords,
  replacedWords,
} from '#areas/commissions/rules.ts';
import { toastTold, toastUndo } from '#platform/web/ui/toasts.ts';
import { useAssign, useUndoAssignment } from './import-queries.ts';
import { texts } from './texts.ts';
import { undoneWords } from './undone-words.ts';

/** Assigns a line to a policy and says what that did, with Undo. */
export function useAssignLine(lineId: number, onDone: () => void) {
  const { mutateAsync, isPending, error } = useAssign(lineId);
  const undo = useUndoAssignment();
  const assign = (policy: number): void =>
    void mutateAsync(policy)
      .then(({ assignment, assigned, remembered, replaced, alreadyPaid, besideManual, corrected }) => {
        const words = [
          assigned > 0 && texts.assign.assigned(assigned),
          correctedWords(corrected),
          remembered && texts.assign.remembered,
          ...replaced.map(replacedWords),
          alreadyPaidWords(alreadyPaid),
          besideManualWords(besideManual),
        ];
        const told = words.filter((each) => typeof each === 'string');
        // Each correction is undone where it is.
        if (corrected.lines > 0) toastTold(told);
        else
          toastUndo(told.join(' '), () =>
            undo.mutateAsync(assignment).then((done) => toastTold(undoneWords(done))),
          );
        onDone();
      })
      .catch(() => undefined);
  return { assign, isPending, error };
}
