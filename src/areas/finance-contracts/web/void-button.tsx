import { IconBan } from '@tabler/icons-react';
import { useState } from 'react';
import { RowIcon } from '#platform/web/ui/row-icon.tsx';
import type { ContractRow } from '../contract.ts';
import type { Icon } from '../rules/actions.ts';
import { numberOf } from '../rules/contract-facts.ts';
import { ReceiptsDialog } from './receipts-dialog.tsx';
import { VoidDialog } from './void-dialog.tsx';

interface VoidButtonProps {
  contract: ContractRow;
  icon: Icon;
}

/** Asks before it voids; with receipts on the contract it leads to them instead. */
export function VoidButton({ contract, icon }: VoidButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const Asked = contract.receipt_details.length > 0 ? ReceiptsDialog : VoidDialog;
  return (
    <>
      <RowIcon label={`Void ${numberOf(contract)}`} why={icon.why} onClick={() => setAsking(true)}>
        <IconBan size={15} aria-hidden />
      </RowIcon>
      {isAsking && <Asked contract={contract} onClose={() => setAsking(false)} />}
    </>
  );
}
