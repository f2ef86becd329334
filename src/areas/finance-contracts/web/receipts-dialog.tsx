import { useNavigate } from '@tanstack/react-router';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { RECEIPTS_ATTACHED } from '../rules/actions.ts';
import { numberOf } from '../rules/contract-facts.ts';
import type { ContractDialogProps } from './dialog-props.ts';
import { texts } from './texts.ts';
import { PAYMENT_SECTION } from './view/sections.ts';

/** Receipts keep a contract from being voided: this leads to them. */
export function ReceiptsDialog({ contract, onClose }: ContractDialogProps) {
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      title={texts.actions.void(numberOf(contract))}
      confirm={texts.answers.yes}
      cancel={texts.answers.no}
      onConfirm={() =>
        // The receipts on this contract, whoever paid; the page unfolds that section.
        void navigate({ to: '/finance/$id', params: { id: contract.id }, search: {}, hash: PAYMENT_SECTION })
      }
      onCancel={onClose}
    >
      {texts.voiding.viewReceipts(RECEIPTS_ATTACHED)}
    </ConfirmDialog>
  );
}
