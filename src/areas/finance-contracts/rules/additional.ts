import type { FieldErrors } from '#platform/shared/errors.ts';
import { type Cents, showMoney } from '#platform/shared/money.ts';
import type { Payee } from '../statuses.ts';
import { type ContractFacts, viewButtons } from './actions.ts';
import { mapParts, type Parts, shareOut, totalOf } from './money-parts.ts';

/** An additional premium as it is entered. */
export interface AdditionalPremium {
  /** What is added, the premium among it under its own name on the wire. */
  parts: Parts;
  downPayment: Cents;
  /** Premium and fees less the down payment; computed when it is left out. */
  amount: Cents | null;
  selectedPolicies: readonly number[];
}

/** Nothing is added, only its down payment taken: there is nothing to save. */
export function isPaymentOnly({ parts, downPayment }: AdditionalPremium): boolean {
  return totalOf(parts) === 0 && downPayment > 0;
}

/** Why nothing can be added to a contract; after a rollover the contract that took it over owes what is added. */
export function whyNotAdd(facts: ContractFacts): string | undefined {
  const { rolledInto } = facts;
  return (
    viewButtons(facts).additionalPremium ??
    (rolledInto === null ? undefined : `Contract ${rolledInto} took this one over: add the premium there.`)
  );
}

/** What is wrong with it, for a contract with these policies. */
export function additionalProblems(added: AdditionalPremium, policyIds: readonly number[]): FieldErrors {
  const { parts, downPayment, amount, selectedPolicies } = added;
  const total = totalOf(parts);
  const expected = total - downPayment;
  const errors: FieldErrors = {};
  if (total <= 0) errors.additionalPremium = ['Enter a premium, a fee or a tax above $0.00.'];
  else if (downPayment > total)
    errors.downPayment = [`Enter at most ${showMoney(total)}, the premium with its fees.`];
  else if (amount !== null && amount !== expected)
    errors.amount = [`Must be ${showMoney(expected)}: premium and fees less the down payment.`];
  if (selectedPolicies.some((id) => !policyIds.includes(id)))
    errors.selectedPolicies = ['Choose policies of this contract.'];
  return errors;
}

/**
 * By how much each policy is raised: the chosen ones, or all when none is chosen, in proportion to their premium, the
 * remainder cent to the largest. Policies without any premium share equally.
 */
export function raisesOf(
  parts: Parts,
  policies: readonly { id: number; premium: Cents }[],
  chosen: readonly number[],
): Map<number, Parts> {
  const raised = chosen.length === 0 ? policies : policies.filter(({ id }) => chosen.includes(id));
  const premiums = raised.map(({ premium }) => premium);
  const weights = premiums.some((premium) => premium > 0) ? premiums : raised.map(() => 1);
  const shares = mapShares(parts, weights);
  return new Map(raised.map(({ id }, at) => [id, mapParts((name) => shares[name][at] ?? 0)]));
}

function mapShares(parts: Parts, weights: readonly number[]): Record<keyof Parts, Cents[]> {
  return {
    premium: shareOut(parts.premium, weights),
    policyFee: shareOut(parts.policyFee, weights),
    tax: shareOut(parts.tax, weights),
    mgaFee: shareOut(parts.mgaFee, weights),
  };
}

interface DialogFacts {
  payee: Payee;
  policies: number;
  selected: number;
  isPaymentOnly: boolean;
}

/** What the dialog shows, and why it cannot be submitted yet. */
export function additionalDialog({ payee, policies, selected, isPaymentOnly: paymentOnly }: DialogFacts) {
  const choosesPolicies = payee === 'carrier' && policies > 1;
  return {
    showsPolicies: choosesPolicies,
    showsDownPayment: selected < 2 || payee === 'premiumFinanceCompany' || policies === 1,
    showsFees: !paymentOnly,
    whyNot: choosesPolicies && selected === 0 ? 'Choose the policies it is for.' : undefined,
  };
}
