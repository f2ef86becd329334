import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import type { LockerItem } from '../fields.ts';
import { BIN_DAYS } from '../rules.ts';
import { texts } from './texts.ts';

interface BinDialogProps {
  item: LockerItem;
  onConfirm: () => void;
  onCancel: () => void;
}

export function BinDialog({ item: { name, kind, items }, onConfirm, onCancel }: BinDialogProps) {
  const hasMore = kind === 'folder' && items > 0;
  return (
    <ConfirmDialog
      title={texts.throwAway.title(name)}
      confirm={texts.throwAway.confirm}
      isDangerous
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {hasMore ? texts.throwAway.allCanBeRestored(BIN_DAYS) : texts.throwAway.canBeRestored(BIN_DAYS)}
    </ConfirmDialog>
  );
}
