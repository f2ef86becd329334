import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { toastDone, toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import { isAboutUnmatched } from '../rules.ts';
import { useArchiveFiles, useDeleteFiles, useRefresh } from './commission-queries.ts';
import type { FileQuestion } from './file-questions.ts';
import type { CommissionSlots } from './slots.ts';
import { texts } from './texts.ts';

interface FileQuestionDialogProps {
  question: FileQuestion;
  PostFiles: CommissionSlots['PostFiles'];
  onClose: () => void;
  onDone?: () => void;
}

/** Asks, and on yes does it to the files. */
export function FileQuestionDialog({ question, PostFiles, onClose, onDone }: FileQuestionDialogProps) {
  const remove = useDeleteFiles();
  const archive = useArchiveFiles();
  const refresh = useRefresh();
  const [unmatched, setUnmatched] = useState<string>();
  const { what, ids } = question;

  /** Lines of no policy are asked about with their figures, and only once. */
  function onError(error: Error): void {
    if (isAboutUnmatched(error.message)) setUnmatched(error.message);
    else {
      onClose();
      toastProblem(error);
    }
  }

  function setArchived(isArchived: boolean): void {
    if (archive.isPending) return;
    const onSuccess = () => {
      onClose();
      // They were so before, lines of no policy or not.
      const back = { ids, isArchived: !isArchived, despiteUnmatched: true };
      const { done } = texts.questions[isArchived ? 'archive' : 'unarchive'];
      toastUndo(done(ids.length), () => archive.mutateAsync(back));
      onDone?.();
    };
    void archive
      .mutateAsync({ ids, isArchived, despiteUnmatched: unmatched !== undefined })
      .then(onSuccess, onError);
  }

  function confirm(): void {
    if (what === 'delete') {
      onClose();
      const onSuccess = () => {
        toastDone(texts.questions.delete.done(ids.length));
        onDone?.();
      };
      void remove.mutateAsync(ids).then(onSuccess, toastProblem);
    } else setArchived(what === 'archive');
  }

  function posted(): void {
    onClose();
    onDone?.();
    void refresh();
  }

  if (what === 'post') return PostFiles ? <PostFiles ids={ids} onClose={onClose} onPosted={posted} /> : null;
  const { ask, confirm: label } = texts.questions[what];
  return (
    <ConfirmDialog
      title={label}
      confirm={unmatched ? texts.questions.anyway(label) : label}
      isDangerous={what === 'delete'}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {unmatched ?? ask(ids.length)}
    </ConfirmDialog>
  );
}
