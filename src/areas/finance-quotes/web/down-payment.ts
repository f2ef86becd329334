import type { Contract } from '#areas/finance-contracts/contract.ts';
import {
  additionalLink,
  downPaymentLinkAs,
  type PaymentLink,
} from '#areas/finance-contracts/rules/payment-link.ts';
import type { OpenAgreement } from '#areas/finance-contracts/web/public.ts';

/** What the payment form is told, with the entry type carried on; nothing when nothing is to be paid now. */
export function downPaymentOf(
  contract: Contract,
  { entryType, added }: Pick<OpenAgreement, 'entryType' | 'added'>,
): PaymentLink | undefined {
  if (added)
    return added.downPayment > 0 ? additionalLink(contract.id, added.payee, added.downPayment) : undefined;
  const isOpen = contract.isDownPaymentProcessed === 0 && contract.downPayment > 0;
  return isOpen ? downPaymentLinkAs(contract, entryType) : undefined;
}
