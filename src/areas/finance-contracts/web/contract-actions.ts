import type { QueryClient } from '@tanstack/react-query';
import type { Purpose } from '#areas/policies/contract.ts';
import type { RecordAction, RecordActions } from '#platform/web/ui/record-actions.ts';
import type { Contract } from '../contract.ts';
import { viewButtons, whyNoPaymentDetails, whyNotEdit, whyNotVoid } from '../rules/actions.ts';
import { whyNotAdd } from '../rules/additional.ts';
import { factsOf, numberOf } from '../rules/contract-facts.ts';
import { downPaymentLink, type PaymentLink, paymentLink, payoffLink } from '../rules/payment-link.ts';
import { contractQuery } from './contract-queries.ts';
import { texts } from './texts.ts';
import type { OpenDialog } from './view/open-dialogs.ts';
import { policiesQuery } from './view/view-queries.ts';

interface Offered extends RecordAction {
  /** Why it cannot be begun now. */
  why: string | undefined;
}

/** What its buttons and its menu would do; what they gray is not offered. */
export function contractActions(contract: Contract, purposes: readonly Purpose[]): RecordAction[] {
  const facts = factsOf(contract);
  const buttons = viewButtons(facts);
  const number = numberOf(contract);
  const dialog = (open: OpenDialog) => `/finance/${contract.id}?open=${open}`;
  const pay = (link: PaymentLink) =>
    `/customer/${contract.customerID}/payment?${new URLSearchParams({ ...link })}`;
  const payoff = payoffLink(contract);
  const nothingLeft = contract.balance > 0 ? undefined : texts.actions.nothingLeft;
  const isIntegrated = contract.company.finance_company_details.isIntegrated === 1;
  const offered: Offered[] = [
    {
      title: texts.actions.processDownPayment(number),
      href: pay(downPaymentLink(contract, purposes)),
      why: buttons.processDownPayment,
    },
    {
      title: texts.actions.pay(number),
      href: pay(paymentLink(contract)),
      why: buttons.payment ?? nothingLeft,
    },
    ...(payoff ? [{ title: texts.actions.payOff(number), href: pay(payoff), why: buttons.payment }] : []),
    { title: texts.actions.fund(number), href: dialog('fund'), why: buttons.fund },
    {
      title: texts.actions.additionalPremium(number),
      href: dialog('additional-premium'),
      why: whyNotAdd(facts),
    },
    {
      title: texts.actions.paymentDetails(number),
      href: dialog('payment-details'),
      why: whyNoPaymentDetails(isIntegrated),
    },
    {
      title: texts.actions.edit(number),
      href: `/finance/${contract.id}/edit`,
      why: whyNotEdit(facts),
    },
    {
      title: texts.actions.void(number),
      href: dialog('void'),
      gate: 'receiptVoid',
      // With receipts on it, asking leads to them.
      why: whyNotVoid({ ...facts, hasReceipts: false }),
    },
    {
      title: contract.active === 1 ? texts.actions.hide(number) : texts.actions.show(number),
      href: dialog('hide'),
      why: undefined,
    },
  ];
  return offered.filter(({ why }) => why === undefined).map(({ why: _, ...action }) => action);
}

/** As the contract is now. */
export async function loadActions(queryClient: QueryClient, id: number): Promise<RecordActions> {
  const [contract, policies] = await Promise.all([
    queryClient.fetchQuery(contractQuery(id)),
    queryClient.fetchQuery(policiesQuery(id)),
  ]);
  const purposes = policies.map(({ cycle_business_purpose: { code } }) => code as Purpose);
  return { actions: contractActions(contract, purposes), customerId: contract.customerID };
}
