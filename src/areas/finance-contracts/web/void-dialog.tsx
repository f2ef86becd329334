import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import { numberOf } from '../rules/contract-facts.ts';
import { useVoidContract } from './contract-queries.ts';
import type { ContractDialogProps } from './dialog-props.ts';
import { texts } from './texts.ts';

export function VoidDialog({ contract, onClose }: ContractDialogProps) {
  const { mutateAsync } = useVoidContract(contract);
  const key = useIdempotencyKey();

  async function voidIt(): Promise<void> {
    onClose();
    await mutateAsync(key.current());
    toastDone(texts.voiding.done(numberOf(contract)));
  }

  return (
    <ConfirmDialog
      title={texts.actions.void(numberOf(contract))}
      confirm={texts.answers.yes}
      cancel={texts.answers.no}
      isDangerous
      onConfirm={() => void voidIt().catch(toastProblem)}
      onCancel={onClose}
    >
      {texts.voiding.ask}
    </ConfirmDialog>
  );
}
