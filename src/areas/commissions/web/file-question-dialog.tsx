import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import { useArchiveFiles, useDeleteFiles, useRefresh } from './commission-queries.ts';
import { counted } from './commission-words.ts';
import { type FileQuestion, questionWords } from './file-questions.ts';
import type { CommissionSlots } from './slots.ts';

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
  const { what, ids } = question;

  function done(words: string): void {
    toastDone(`${counted(ids.length, 'file', 'files')} ${words}.`);
    onDone?.();
  }

  function confirm(): void {
    onClose();
    if (what === 'delete') remove.mutate(ids, { onSuccess: () => done('deleted'), onError: toastProblem });
    else {
      const isArchived = what === 'archive';
      const onSuccess = () => done(isArchived ? 'archived' : 'un-archived');
      archive.mutate({ ids, isArchived }, { onSuccess, onError: toastProblem });
    }
  }

  function posted(): void {
    onClose();
    onDone?.();
    void refresh();
  }

  if (what === 'post') return PostFiles ? <PostFiles ids={ids} onClose={onClose} onPosted={posted} /> : null;
  const { words, confirm: label } = questionWords(what, ids.length);
  return (
    <ConfirmDialog
      title={label}
      confirm={label}
      isDangerous={what === 'delete'}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {words}
    </ConfirmDialog>
  );
}
