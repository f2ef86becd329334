import type { Contract } from '../../contract.ts';

/** The dialogs of the page. Done means saved: nothing typed is left to ask about. */
export interface ViewDialogProps {
  contract: Contract;
  onClose: (isDone?: true) => void;
}
