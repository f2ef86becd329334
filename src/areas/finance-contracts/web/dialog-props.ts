import type { ContractRow } from '../contract.ts';

/** Every dialog about a contract. */
export interface ContractDialogProps {
  contract: ContractRow;
  onClose: () => void;
}
