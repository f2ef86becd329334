import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import { numberOf } from '../rules/contract-facts.ts';
import { useVoidContract } from './contract-queries.ts';
import type { ContractDialogProps } from './dialog-props.ts';

export function VoidDialog({ contract, onClose }: ContractDialogProps) {
  const { mutateAsync } = useVoidContract(contract);
  const key = useIdempotencyKey();

  async function voidIt(): Promise<void> {
    onClose();
    await mutateAsync(key.current());
    toastDone(`Contract ${numberOf(contract)} is voided.`);
  }

  return (
    <ConfirmDialog
      title={`Void ${numberOf(contract)}`}
      confirm="Yes"
      cancel="No"
      isDangerous
      onConfirm={() => void voidIt().catch(toastProblem)}
      onCancel={onClose}
    >
      Are you sure you want to void the Finance Contract?
    </ConfirmDialog>
  );
}
