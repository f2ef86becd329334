import type { Contract } from '#areas/finance-contracts/contract.ts';
import { whyNotAdd } from '#areas/finance-contracts/rules/additional.ts';
import { factsOf } from '#areas/finance-contracts/rules/contract-facts.ts';
import { openTo } from '#areas/finance-contracts/rules/dues.ts';
import { aprOf } from '#areas/finance-gateway/rules/apr.ts';
import { dueDays, equalParts } from '#areas/finance-gateway/rules/terms.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { Cents, PercentHundredths } from '#platform/shared/money.ts';

/**
 * What the customer still owes of the payments: a down payment that is to be taken for an earlier endorsement is in the
 * balance, and no payment.
 */
export function presentBalanceOf({ balance, openDownPayments }: Contract): Cents {
  return Math.max(0, balance - openTo('premiumFinanceCompany', openDownPayments));
}

/** The payments not yet due, with what is left of each. */
export function remainingOf({ schedule, today }: Contract): { due: string; amount: Cents }[] {
  return schedule
    .filter(({ due, amount, paid }) => due > today && paid < amount)
    .map(({ due, amount, paid }) => ({ due, amount: amount - paid }));
}

/** Why a company is not asked about an additional premium on this contract. */
export function whyNotEndorse(contract: Contract): string | undefined {
  const { name, finance_company_details } = contract.company;
  const why = whyNotAdd(factsOf(contract));
  if (why) return why;
  return finance_company_details.isIntegrated === 1
    ? undefined
    : `${name} is not integrated: save the additional premium instead.`;
}

interface QuotedEndorsement {
  generated: boolean;
  presentBalance: Cents;
  nextDue: string;
}

/** Why an endorsement can no longer be generated as it was quoted. */
export function whyNotGenerate(
  { generated, presentBalance, nextDue }: QuotedEndorsement,
  contract: Contract,
): string | undefined {
  if (generated) return 'The contract of this endorsement has been generated already.';
  const isOld = presentBalanceOf(contract) !== presentBalance || nextDue <= contract.today;
  return isOld ? 'The contract has changed since this was quoted. Ask for it again.' : undefined;
}

/** With the names that the call gives the fields. */
export function namedAsEndorsement({ selectedPolicies, ...problems }: FieldErrors): FieldErrors {
  return { ...problems, ...(selectedPolicies && { policyIds: selectedPolicies }) };
}

interface AddedCredit {
  amountFinanced: Cents;
  financeCharge: Cents;
  effective: string;
  nextDue: string;
  payments: number;
}

/** The APR of what is added alone, paid in equal parts with the payments that are left; 0 when none can be told. */
export function aprOfAdded(added: AddedCredit): PercentHundredths {
  const { amountFinanced, financeCharge, effective, nextDue, payments } = added;
  if (amountFinanced <= 0) return 0;
  const amounts = equalParts(amountFinanced + financeCharge, payments);
  const flows = dueDays(nextDue, payments).map((date, at) => ({ date, amount: amounts[at] ?? 0 }));
  const found = aprOf([{ date: effective, amount: amountFinanced }], flows);
  return 'problem' in found ? 0 : found.apr;
}
