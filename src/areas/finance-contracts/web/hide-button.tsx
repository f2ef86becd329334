import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { RowIcon } from '#platform/web/ui/row-icon.tsx';
import type { ContractRow } from '../contract.ts';
import { numberOf } from '../rules/contract-facts.ts';
import { HideContractDialog } from './hide-contract-dialog.tsx';
import { texts } from './texts.ts';

/** Asks before it moves a contract to the other list. */
export function HideButton({ contract }: { contract: ContractRow }) {
  const [isAsking, setAsking] = useState(false);
  const isHidden = contract.active === 0;
  const number = numberOf(contract);
  return (
    <>
      <RowIcon
        label={isHidden ? texts.actions.show(number) : texts.actions.hide(number)}
        onClick={() => setAsking(true)}
      >
        {isHidden ? <IconEye size={15} aria-hidden /> : <IconEyeOff size={15} aria-hidden />}
      </RowIcon>
      {isAsking && <HideContractDialog contract={contract} onClose={() => setAsking(false)} />}
    </>
  );
}
