import type { FieldErrors } from '#platform/shared/errors.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Named } from '#platform/shared/record-fields.ts';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { onWire, type TypedMoney } from '#platform/web/inputs/typed-values.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import type { Account } from '../contract.ts';
import { type AccountFacts, accountFacts } from '../facts-contract.ts';
import { texts } from './texts.ts';

/** A choice is the number of what is chosen, as text; '' for none. */
export type FactsValues = {
  packageId: string;
  setup_fee: TypedMoney;
  bill_plan: string;
  salesRepId: string;
  source: string;
  isReceiveLeads: boolean;
  isEnabledRaterTab: boolean;
  telephonySubAccount: boolean;
};

export function valuesOf(account: Account): FactsValues {
  const { packageId, setup_fee, bill_plan, salesRep, source } = account;
  return {
    packageId: String(packageId ?? ''),
    ...{ setup_fee, bill_plan, source },
    salesRepId: String(salesRep?.id ?? ''),
    isReceiveLeads: account.isReceiveLeads === 1,
    isEnabledRaterTab: account.isEnabledRaterTab === 1,
    telephonySubAccount: account.telephonySubAccount === 1,
  };
}

const choice = (text: string) => (text === '' ? null : Number(text));

function readValues(values: FactsValues) {
  return accountFacts.safeParse({
    packageId: choice(values.packageId),
    setup_fee: onWire(values.setup_fee),
    bill_plan: values.bill_plan,
    salesRepId: choice(values.salesRepId),
    source: values.source,
    isReceiveLeads: Number(values.isReceiveLeads),
    isEnabledRaterTab: Number(values.isEnabledRaterTab),
    telephonySubAccount: Number(values.telephonySubAccount),
  });
}

export function inputOf(values: FactsValues): AccountFacts {
  const read = readValues(values);
  if (!read.success) throw read.error;
  return read.data;
}

export function factsErrors(values: FactsValues): Record<string, string> {
  const errors: FieldErrors = schemaErrors(readValues(values));
  return formErrors(errors);
}

export interface Choices {
  packages: readonly Named[];
  salesmen: readonly Named[];
}

export function factsDifferences(theirs: Account, mine: FactsValues, choices: Choices): Difference[] {
  const nameIn = (names: readonly Named[], id: string) =>
    names.find((each) => String(each.id) === id)?.name ?? (id && `#${id}`);
  const fee = (typed: TypedMoney) => (typeof typed === 'number' ? showMoney(typed) : (typed ?? ''));
  const onOff = (isOn: boolean) => (isOn ? texts.facts.on : texts.facts.off);
  const words = (values: FactsValues): [string, string][] => [
    [texts.labels.version, nameIn(choices.packages, values.packageId)],
    [texts.labels.setupFee, fee(values.setup_fee)],
    [texts.labels.billPlan, values.bill_plan],
    [texts.labels.salesRepresentative, nameIn(choices.salesmen, values.salesRepId)],
    [texts.labels.source, values.source],
    [texts.labels.receivesLeads, onOff(values.isReceiveLeads)],
    [texts.labels.rater, onOff(values.isEnabledRaterTab)],
    [texts.labels.telephony, onOff(values.telephonySubAccount)],
  ];
  const [ofTheirs, ofMine] = [words(valuesOf(theirs)), words(mine)];
  return ofTheirs
    .map(([label, value], at) => ({ label, theirs: value, mine: ofMine[at]?.[1] ?? '' }))
    .filter((each) => each.theirs !== each.mine);
}
