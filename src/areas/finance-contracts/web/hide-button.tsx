import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { HideDialog } from '#platform/web/ui/hide-dialog.tsx';
import { RowIcon } from '#platform/web/ui/row-icon.tsx';
import { toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import type { ContractRow } from '../contract.ts';
import { numberOf } from '../rules/contract-facts.ts';
import { useShowContract } from './contract-queries.ts';

/** Moves a contract to the other list, once somebody has said so. */
export function HideButton({ contract }: { contract: ContractRow }) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useShowContract(contract.id);
  const isHidden = contract.active === 0;

  async function move(): Promise<void> {
    setAsking(false);
    await mutateAsync(isHidden);
    const words = isHidden ? 'is in the active list again.' : 'is hidden.';
    toastUndo(`Contract ${numberOf(contract)} ${words}`, () => mutateAsync(!isHidden));
  }

  return (
    <>
      <RowIcon
        label={`${isHidden ? 'Show' : 'Hide'} ${numberOf(contract)}`}
        loading={isPending}
        onClick={() => setAsking(true)}
      >
        {isHidden ? <IconEye size={15} aria-hidden /> : <IconEyeOff size={15} aria-hidden />}
      </RowIcon>
      {isAsking && (
        <HideDialog
          name="finance contract"
          isHidden={isHidden}
          onYes={() => void move().catch(toastProblem)}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}
