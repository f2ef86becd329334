import { texts } from '../texts.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface HideDialogProps {
  title: string;
  /** Whether to hide it, or to show again what is hidden already. */
  question: string;
  onYes: () => void;
  onNo: () => void;
}

/** The specification's question before something is hidden or brought back. */
export function HideDialog({ title, question, onYes, onNo }: HideDialogProps) {
  return (
    <ConfirmDialog
      title={title}
      confirm={texts.buttons.yes}
      cancel={texts.buttons.no}
      onConfirm={onYes}
      onCancel={onNo}
    >
      {question}
    </ConfirmDialog>
  );
}
