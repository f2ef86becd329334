import type { Contract, ContractInput } from '../contract.ts';
import type { Computed } from '../rules/fields.ts';
import type { ContractColumns } from './store.ts';

type Input = Omit<ContractInput, 'version'>;

/** What can be edited whatever happened to the contract, unless it is voided. */
export function labelsOf(input: Input) {
  return {
    contract_number: input.contractNumber,
    agreement_id: input.agreementID,
    memo: input.memo,
    paid_to_agency: input.paidToAgency === 1,
  };
}

export function columnsOf(input: Input, found: Computed, transferred: number): ContractColumns {
  return {
    ...labelsOf(input),
    company_id: input.compID,
    status: input.contractStatus,
    premium: input.premium,
    policy_fee: input.policyFee,
    tax: input.tax,
    mga_fee: input.mgaFee,
    down_payment: input.downPayment,
    amount_financed: found.amountFinanced,
    amount_financed_entered: found.amountFinanced !== found.leastFinanced,
    apr: found.APR,
    apr_entered: input.APR !== null && input.APR !== found.computedApr,
    date_financed: input.dateFinanced,
    number_payments: input.numberPayments,
    payment_amount: input.paymentAmount,
    total_of_payments: found.totalOfPayments,
    // Of terms that somebody enters nobody knows it.
    setup_fee: 0,
    advanced_on: found.advancedOn,
    transfer_balance: transferred,
  };
}

/** True when the save changes an amount, the company or the policies. What is left empty stays computed. */
export function changesTerms(before: Contract, input: Input): boolean {
  const isSameEntry = (given: number | null, kept: number | null, wasEntered: boolean) =>
    given === null ? !wasEntered : given === kept;
  const plain = [
    'compID',
    'premium',
    'policyFee',
    'tax',
    'mgaFee',
    'downPayment',
    'dateFinanced',
    'numberPayments',
    'paymentAmount',
  ] as const;
  return (
    plain.some((name) => before[name] !== input[name]) ||
    !isSameEntry(input.amountFinanced, before.amountFinanced, before.isAmountFinancedEntered) ||
    !isSameEntry(input.APR, before.APR, before.isAPREntered) ||
    String(before.policyIds) !== String(input.policyIds.toSorted((a, b) => a - b))
  );
}
