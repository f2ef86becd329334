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
  const verb = isHidden ? 'un-hide' : 'hide';
  return (
    <ConfirmDialog
      title={`${isHidden ? 'Un-hide' : 'Hide'} ${name}`}
      confirm="YES"
      cancel="NO"
      onConfirm={onYes}
      onCancel={onNo}
    >
      {`Are you SURE you want to ${verb} this ${name}?`}
    </ConfirmDialog>
  );
}
