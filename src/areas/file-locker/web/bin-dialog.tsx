import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import type { LockerItem } from '../fields.ts';
import { BIN_DAYS } from '../rules.ts';

interface BinDialogProps {
  item: LockerItem;
  onConfirm: () => void;
  onCancel: () => void;
}

export function BinDialog({ item: { name, kind, items }, onConfirm, onCancel }: BinDialogProps) {
  const what = kind === 'folder' && items > 0 ? 'It goes with everything in it' : 'It goes';
  return (
    <ConfirmDialog
      title={`Put ${name} into the bin?`}
      confirm="Put into the bin"
      isDangerous
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {`${what} and can be restored for ${BIN_DAYS} days.`}
    </ConfirmDialog>
  );
}
