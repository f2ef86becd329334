import { discountProblems } from '#areas/account-discounts/rules/discounts.ts';
import { discountInWords, reductionInWords } from '#areas/account-discounts/rules/words.ts';
import {
  atFormRows,
  lifetimeOnWire,
  type PricedValues,
  pricedOf,
  pricedValues,
  rowsOnWire,
} from '#areas/account-discounts/web/public.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { Named } from '#platform/shared/record-fields.ts';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import { type AccountAddOn, type AddOn, saveAccountAddOn } from '../contract.ts';
import { texts } from './texts.ts';

/** A choice is the number of what is chosen, as text; '' for none. */
export type AddOnValues = PricedValues & { addon_id: string; salesRep: string };

export function valuesOf(addOn: AccountAddOn | undefined, wanted?: number): AddOnValues {
  return {
    addon_id: String(addOn?.addon_id ?? wanted ?? ''),
    salesRep: String(addOn?.salesRep ?? ''),
    ...pricedValues(addOn?.lifetime_discounts, addOn?.discounts),
  };
}

function readValues(values: AddOnValues, id: number) {
  return saveAccountAddOn.body.safeParse({
    id,
    addon_id: values.addon_id === '' ? undefined : Number(values.addon_id),
    salesRep: values.salesRep === '' ? null : Number(values.salesRep),
    lifetime_discounts: lifetimeOnWire(values.lifetime),
    discounts: rowsOnWire(values.discounts),
  });
}

export function inputOf(values: AddOnValues, id: number) {
  const read = readValues(values, id);
  if (!read.success) throw read.error;
  return read.data;
}

interface Known {
  before: AccountAddOn | undefined;
  /** The one of the catalogue that is chosen. */
  chosen: Pick<AddOn, 'cost' | 'cost_type'> | undefined;
  today: string;
}

/** What is wrong before anything is sent, by the server's own rules. */
export function addOnErrors(values: AddOnValues, { before, chosen, today }: Known): Record<string, string> {
  const errors: FieldErrors = schemaErrors(readValues(values, before?.id ?? 0));
  const priced = { ...pricedOf(chosen?.cost ?? 0, values), isPercent: chosen?.cost_type === 2 };
  const ofDiscounts = chosen ? discountProblems(priced, before?.discounts ?? [], today) : {};
  return formErrors(atForm({ ...ofDiscounts, ...errors }, values));
}

export function atForm(errors: FieldErrors, values: AddOnValues): FieldErrors {
  const moved = Object.entries(errors).map(([path, messages]) => [
    path.replace(/^lifetime_discounts/, 'lifetime'),
    messages,
  ]);
  return atFormRows(Object.fromEntries(moved), values.discounts);
}

export function addOnDifferences(
  stored: AccountAddOn,
  mine: AddOnValues,
  salesmen: readonly Named[],
): Difference[] {
  const nameOf = (id: string) => salesmen.find((each) => String(each.id) === id)?.name ?? (id && `#${id}`);
  const words = (values: AddOnValues) => {
    const { lifetime, discounts } = pricedOf(0, values);
    return {
      salesRep: nameOf(values.salesRep),
      lifetimeDiscount: lifetime ? reductionInWords(lifetime) : '',
      discounts: discounts.map(discountInWords).join(', '),
    };
  };
  const [theirs, own] = [words(valuesOf(stored)), words(mine)];
  return Object.entries(theirs)
    .map(([key, value]) => {
      const field = key as keyof typeof own;
      return { label: texts.labels[field], theirs: value, mine: own[field] };
    })
    .filter((each) => each.theirs !== each.mine);
}
