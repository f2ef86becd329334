import { useWhyClosed } from '#areas/session/web/public.ts';
import type { Contract } from '../../contract.ts';
import { whyNotVoid } from '../../rules/actions.ts';
import { factsOf } from '../../rules/contract-facts.ts';

/** Why Void is grayed. Receipts do not gray it: whoever asks is led to them. */
export function useWhyNotVoid(contract: Contract): string | undefined {
  return useWhyClosed('receiptVoid') ?? whyNotVoid({ ...factsOf(contract), hasReceipts: false });
}
