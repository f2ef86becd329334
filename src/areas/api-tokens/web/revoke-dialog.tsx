import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';

interface RevokeDialogProps {
  name: string;
  onConfirm: () => void;
  onCancel: () => void;
}

export function RevokeDialog({ name, onConfirm, onCancel }: RevokeDialogProps) {
  return (
    <ConfirmDialog
      title={`Revoke ${name}?`}
      confirm="Revoke"
      isDangerous
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      Programs that use this token are refused from now on. It cannot be brought back.
    </ConfirmDialog>
  );
}
