import { IconBan } from '@tabler/icons-react';
import { useState } from 'react';
import { RowIcon } from '#platform/web/ui/row-icon.tsx';
import type { ContractRow } from '../contract.ts';
import type { Icon } from '../rules/actions.ts';
import { numberOf } from '../rules/contract-facts.ts';
import { AskToVoid } from './ask-to-void.tsx';
import { texts } from './texts.ts';

interface VoidButtonProps {
  contract: ContractRow;
  icon: Icon;
}

/** Grayed with the reason, or asks before it voids. */
export function VoidButton({ contract, icon }: VoidButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <RowIcon label={texts.actions.void(numberOf(contract))} why={icon.why} onClick={() => setAsking(true)}>
        <IconBan size={15} aria-hidden />
      </RowIcon>
      {isAsking && <AskToVoid contract={contract} onClose={() => setAsking(false)} />}
    </>
  );
}
