import { ConfirmDialog } from './confirm-dialog.tsx';

interface HideDialogProps {
  /** What is hidden, such as "referral". */
  name: string;
  /** It is hidden already, and would be seen again. */
  isHidden: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** The specification's question before something is hidden or brought back. */
export function HideDialog({ name, isHidden, onYes, onNo }: HideDialogProps) {
  return (
    <ConfirmDialog
      title={`${isHidden ? 'Un-hide' : 'Hide'} ${name}`}
      confirm="Yes"
      cancel="No"
      onConfirm={onYes}
      onCancel={onNo}
    >
      {isHidden
        ? `Are you SURE you want to un-hide this ${name}?`
        : `Are you SURE you want to hide this ${name}?`}
    </ConfirmDialog>
  );
}
