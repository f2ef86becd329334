import type { ContractDialogProps } from './dialog-props.ts';
import { ReceiptsDialog } from './receipts-dialog.tsx';
import { VoidDialog } from './void-dialog.tsx';

/** Asks before a contract is voided; with receipts on it, it leads to them instead. */
export function AskToVoid(props: ContractDialogProps) {
  const Asked = props.contract.receipt_details.length > 0 ? ReceiptsDialog : VoidDialog;
  return <Asked {...props} />;
}
