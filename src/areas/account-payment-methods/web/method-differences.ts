import { discountInWords, reductionInWords } from '#areas/account-discounts/rules/words.ts';
import { pricedOf } from '#areas/account-discounts/web/public.ts';
import { showTypedMoney } from '#platform/web/inputs/typed-values.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import type { PaymentMethod } from '../contract.ts';
import { type MethodValues, valuesOf } from './method-values.ts';
import { texts } from './texts.ts';

const LABELS: [keyof MethodValues, string][] = [
  ['payment_type', texts.labels.paymentType],
  ['checkDescription', texts.labels.description],
  ['account', texts.labels.account],
  ['routing', texts.labels.routing],
  ['cardType', texts.labels.creditCardType],
  ['month', texts.labels.expirationMonth],
  ['year', texts.labels.expirationYear],
  ['bill_name', texts.labels.billingName],
  ['bill_address', texts.labels.billingAddress],
  ['bill_city', texts.labels.city],
  ['bill_state', texts.labels.state],
  ['bill_zip', texts.labels.zip],
];

/** What their payment method and what is typed say differently, in words. */
export function methodDifferences(stored: PaymentMethod, mine: MethodValues): Difference[] {
  const theirs = valuesOf(stored, 0);
  const told = [
    {
      label: texts.labels.basePricePerOffice,
      theirs: showTypedMoney(theirs.office_amount),
      mine: showTypedMoney(mine.office_amount),
    },
    ...LABELS.map(([key, label]) => ({ label, theirs: String(theirs[key]), mine: String(mine[key]) })),
    {
      label: texts.labels.lifetimeDiscount,
      theirs: lifetimeWords(theirs),
      mine: lifetimeWords(mine),
    },
    { label: texts.labels.discounts, theirs: discountWords(theirs), mine: discountWords(mine) },
  ];
  return told.filter((each) => each.theirs !== each.mine);
}

const lifetimeWords = (values: MethodValues) => {
  const { lifetime } = pricedOf(0, values);
  return lifetime ? reductionInWords(lifetime) : '';
};
const discountWords = (values: MethodValues) => pricedOf(0, values).discounts.map(discountInWords).join(', ');
