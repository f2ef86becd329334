import { discountInWords, reductionInWords } from '#areas/account-discounts/rules/words.ts';
import { pricedOf } from '#areas/account-discounts/web/public.ts';
import { showTypedMoney } from '#platform/web/inputs/typed-values.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import type { PaymentMethod } from '../contract.ts';
import { type MethodValues, valuesOf } from './method-values.ts';

const LABELS: [keyof MethodValues, string][] = [
  ['payment_type', 'Payment Type'],
  ['checkDescription', 'Description'],
  ['account', 'Account #'],
  ['routing', 'Routing #'],
  ['cardType', 'Credit Card Type'],
  ['month', 'Expiration month'],
  ['year', 'Expiration year'],
  ['bill_name', 'Billing Name'],
  ['bill_address', 'Billing Address'],
  ['bill_city', 'City'],
  ['bill_state', 'State'],
  ['bill_zip', 'Zip'],
];

/** What their payment method and what is typed say differently, in words. */
export function methodDifferences(stored: PaymentMethod, mine: MethodValues): Difference[] {
  const theirs = valuesOf(stored, 0);
  const told = [
    {
      label: 'Base Price Per Office',
      theirs: showTypedMoney(theirs.office_amount),
      mine: showTypedMoney(mine.office_amount),
    },
    ...LABELS.map(([key, label]) => ({ label, theirs: String(theirs[key]), mine: String(mine[key]) })),
    { label: 'Lifetime Discount', theirs: lifetimeWords(theirs), mine: lifetimeWords(mine) },
    { label: 'Discounts', theirs: discountWords(theirs), mine: discountWords(mine) },
  ];
  return told.filter((each) => each.theirs !== each.mine);
}

const lifetimeWords = (values: MethodValues) => {
  const { lifetime } = pricedOf(0, values);
  return lifetime ? reductionInWords(lifetime) : '';
};
const discountWords = (values: MethodValues) => pricedOf(0, values).discounts.map(discountInWords).join(', ');
