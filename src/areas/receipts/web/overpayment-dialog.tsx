import { showMoney } from '#platform/shared/money.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { KIND_WORDS } from '../words.ts';
import type { Overpayment } from './use-take-payment.ts';

interface OverpaymentDialogProps {
  overpayments: readonly Overpayment[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** More than is owed may be a slip of the finger or a prepayment: only the person knows. */
export function OverpaymentDialog({ overpayments, onConfirm, onCancel }: OverpaymentDialogProps) {
  const words = overpayments.map(
    ({ policy, kind, beyond }) =>
      `${KIND_WORDS[kind]} of ${policy} is paid ${showMoney(beyond)} beyond what is owed.`,
  );
  return (
    <ConfirmDialog
      title="Take more than is owed?"
      confirm="Take it as a prepayment"
      cancel="Change the amount"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {words.join(' ')}
    </ConfirmDialog>
  );
}
