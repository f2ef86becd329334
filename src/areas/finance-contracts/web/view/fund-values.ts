import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { onWire, type TypedDay, type TypedMoney } from '#platform/web/inputs/typed-values.ts';
import { type FundInput, fundInput } from '../../ledger-contract.ts';
import { fundProblems, type UnfundedItem } from '../../rules/funding.ts';

// A type and not an interface: a form wants values with an index.
export type FundValues = {
  premiumFinanceDetailsId: number;
  amount: TypedMoney;
  dateFinanced: TypedDay;
};

type Item = Pick<UnfundedItem, 'id' | 'amount'>;

/** The oldest item, all of it; the day is for the person to choose. */
export function fundValues([first]: readonly Item[]): FundValues {
  return { premiumFinanceDetailsId: first?.id ?? 0, amount: first?.amount ?? null, dateFinanced: null };
}

function read(contractId: number, values: FundValues) {
  return fundInput.safeParse({ ...values, premiumFinanceId: contractId, amount: onWire(values.amount) });
}

export function fundBody(contractId: number, values: FundValues): FundInput {
  return fundInput.parse({ ...values, premiumFinanceId: contractId, amount: onWire(values.amount) });
}

/** What is wrong, each message at its field; the server judges by the same rules. */
export function fundErrors(
  values: FundValues,
  { id, today }: { id: number; today: string },
  items: readonly Item[],
): Record<string, string> {
  const result = read(id, values);
  const left = items.find((item) => item.id === values.premiumFinanceDetailsId)?.amount ?? 0;
  return formErrors(result.success ? fundProblems(result.data, left, today) : schemaErrors(result));
}
