import { showMoney } from '#platform/shared/money.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { KIND_WORDS } from '../words.ts';
import { texts } from './texts.ts';
import type { Overpayment } from './use-take-payment.ts';

interface OverpaymentDialogProps {
  overpayments: readonly Overpayment[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** More than is owed may be a slip of the finger or a prepayment: only the person knows. */
export function OverpaymentDialog({ overpayments, onConfirm, onCancel }: OverpaymentDialogProps) {
  const words = overpayments.map(({ policy, kind, beyond }) =>
    texts.overpayment.paidBeyond(KIND_WORDS[kind], policy, showMoney(beyond)),
  );
  return (
    <ConfirmDialog
      title={texts.overpayment.title}
      confirm={texts.overpayment.prepay}
      cancel={texts.overpayment.changeAmount}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {words.join(' ')}
    </ConfirmDialog>
  );
}
