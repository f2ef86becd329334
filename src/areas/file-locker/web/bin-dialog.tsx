import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import type { LockerItem } from '../fields.ts';
import { BIN_DAYS } from '../rules.ts';

interface BinDialogProps {
  item: LockerItem;
  onConfirm: () => void;
  onCancel: () => void;
}

export function BinDialog({ item: { name, kind, items }, onConfirm, onCancel }: BinDialogProps) {
  const what = kind === 'folder' && items > 0 ? 'It and everything in it' : 'It';
  return (
    <ConfirmDialog
      title={`Move ${name} to the trash?`}
      confirm="Move to trash"
      isDangerous
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {`${what} can be restored for ${BIN_DAYS} days.`}
    </ConfirmDialog>
  );
}
