import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Purpose } from '#areas/policies/contract.ts';
import type { Contract } from '../../contract.ts';
import { downPaymentLink, type PaymentLink, paymentLink, payoffLink } from '../../rules/payment-link.ts';
import { policiesQuery } from './view-queries.ts';

/** The ways to the payment form, each with what it is for. */
export function usePay(contract: Contract) {
  const { data: policies } = useQuery(policiesQuery(contract.id));
  const navigate = useNavigate();
  const go = (search: PaymentLink) =>
    void navigate({ to: '/customer/$id/payment', params: { id: contract.customerID }, search });
  const purposes = policies?.map(({ cycle_business_purpose: { code } }) => code as Purpose);
  const payoff = payoffLink(contract);
  return {
    pay: () => go(paymentLink(contract)),
    payDown: () => go(downPaymentLink(contract, purposes)),
    payOff: payoff && (() => go(payoff)),
  };
}
