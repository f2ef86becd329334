import { HideDialog } from '#platform/web/ui/hide-dialog.tsx';
import { toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import { numberOf } from '../rules/contract-facts.ts';
import { useShowContract } from './contract-queries.ts';
import type { ContractDialogProps } from './dialog-props.ts';
import { texts } from './texts.ts';

/** Moves a contract to the other list, once somebody has said so. */
export function HideContractDialog({ contract, onClose }: ContractDialogProps) {
  const { mutateAsync } = useShowContract(contract.id);
  const isHidden = contract.active === 0;

  async function move(): Promise<void> {
    onClose();
    await mutateAsync(isHidden);
    const words = isHidden ? texts.hiding.shown : texts.hiding.hidden;
    toastUndo(words(numberOf(contract)), () => mutateAsync(!isHidden));
  }

  return (
    <HideDialog
      title={isHidden ? texts.hiding.unhideTitle : texts.hiding.hideTitle}
      question={isHidden ? texts.hiding.unhideQuestion : texts.hiding.hideQuestion}
      onYes={() => void move().catch(toastProblem)}
      onNo={onClose}
    />
  );
}
