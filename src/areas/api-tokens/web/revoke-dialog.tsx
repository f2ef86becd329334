import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { texts } from './texts.ts';

interface RevokeDialogProps {
  name: string;
  onConfirm: () => void;
  onCancel: () => void;
}

export function RevokeDialog({ name, onConfirm, onCancel }: RevokeDialogProps) {
  return (
    <ConfirmDialog
      title={texts.revoke.ask(name)}
      confirm={texts.revoke.button}
      isDangerous
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {texts.revoke.after}
    </ConfirmDialog>
  );
}
