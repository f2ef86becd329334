import { useNavigate } from '@tanstack/react-router';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { RECEIPTS_ATTACHED } from '../rules/actions.ts';
import type { ContractDialogProps } from './dialog-props.ts';

/** Receipts keep a contract from being voided: this leads to them. */
export function ReceiptsDialog({ contract, onClose }: ContractDialogProps) {
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      title="Void"
      confirm="Yes"
      cancel="No"
      onConfirm={() =>
        void navigate({
          to: '/customer/$id',
          params: { id: contract.customerID },
          search: { tab: 'receipts' },
        })
      }
      onCancel={onClose}
    >
      {`${RECEIPTS_ATTACHED}. Click Yes to view the receipts.`}
    </ConfirmDialog>
  );
}
