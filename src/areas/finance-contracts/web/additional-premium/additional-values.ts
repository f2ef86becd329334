import type { FieldErrors } from '#platform/shared/errors.ts';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { onWire, type TypedDay, type TypedMoney } from '#platform/web/inputs/typed-values.ts';
import { type AdditionalInput, additionalInput } from '../../additional-contract.ts';
import type { Contract } from '../../contract.ts';
import { additionalDialog, additionalProblems, isPaymentOnly } from '../../rules/additional.ts';
import type { Parts } from '../../rules/money-parts.ts';
import { additionalLink } from '../../rules/payment-link.ts';
import type { Payee } from '../../statuses.ts';

/** What the dialog contains. A date or an amount that cannot be read is kept as the text that was typed. */
export type AdditionalValues = {
  selectedPayee: Payee;
  selectedPolicies: number[];
  isPaymentOnly: boolean;
  additionalPremium: TypedMoney;
  policyFee: TypedMoney;
  tax: TypedMoney;
  mgaFee: TypedMoney;
  downPayment: TypedMoney;
  dateFinanced: TypedDay;
};

export function emptyAdditional(today: string): AdditionalValues {
  return {
    selectedPayee: 'carrier',
    selectedPolicies: [],
    isPaymentOnly: false,
    additionalPremium: null,
    policyFee: null,
    tax: null,
    mgaFee: null,
    downPayment: null,
    dateFinanced: today,
  };
}

type AboutContract = Pick<Contract, 'id' | 'version' | 'policyIds'>;

/** What the dialog shows for these values, and why it cannot be submitted yet. */
export function dialogOf(values: AdditionalValues, { policyIds }: Pick<AboutContract, 'policyIds'>) {
  return additionalDialog({
    payee: values.selectedPayee,
    policies: policyIds.length,
    selected: values.selectedPolicies.length,
    isPaymentOnly: values.isPaymentOnly,
  });
}

const AMOUNTS = ['additionalPremium', 'policyFee', 'tax', 'mgaFee'] as const;

/** As it goes over the wire: what is not shown is not sent, and what is empty is nothing. */
function wireOf(values: AdditionalValues, contract: AboutContract) {
  const { showsPolicies, showsDownPayment, showsFees } = dialogOf(values, contract);
  const amountOf = (typed: TypedMoney, isShown: boolean) => (isShown ? (onWire(typed) ?? 0) : 0);
  return {
    premiumFinanceId: contract.id,
    version: contract.version,
    selectedPayee: values.selectedPayee,
    selectedPolicies: showsPolicies ? values.selectedPolicies : [],
    ...Object.fromEntries(AMOUNTS.map((name) => [name, amountOf(values[name], showsFees)])),
    downPayment: amountOf(values.downPayment, showsDownPayment),
    dateFinanced: values.dateFinanced,
  };
}

/** What is sent; nothing while a field cannot be read. */
export function additionalOf(values: AdditionalValues, contract: AboutContract): AdditionalInput | undefined {
  const read = additionalInput.safeParse(wireOf(values, contract));
  return read.success ? read.data : undefined;
}

export function partsOf({ additionalPremium: premium, policyFee, tax, mgaFee }: AdditionalInput): Parts {
  return { premium, policyFee, tax, mgaFee };
}

/** Nothing is added, so nothing is saved: the way leads straight to the payment. */
export function goesToPayment(values: AdditionalValues, contract: AboutContract): boolean {
  const input = additionalOf(values, contract);
  return values.isPaymentOnly || (input !== undefined && isPaymentOnly({ ...input, parts: partsOf(input) }));
}

export function additionalErrors(values: AdditionalValues, contract: AboutContract): Record<string, string> {
  const read = additionalInput.safeParse(wireOf(values, contract));
  return formErrors(read.success ? problemsOf(values, contract, read.data) : schemaErrors(read));
}

function problemsOf(values: AdditionalValues, contract: AboutContract, input: AdditionalInput): FieldErrors {
  if (goesToPayment(values, contract)) return {};
  return additionalProblems({ ...input, parts: partsOf(input) }, contract.policyIds);
}

/** What the payment form is opened with, in the words of the old links. */
export function paymentSearch({ premiumFinanceId, selectedPayee, downPayment }: AdditionalInput) {
  return additionalLink(premiumFinanceId, selectedPayee, downPayment);
}
