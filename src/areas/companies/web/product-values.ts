import { showPercent } from '#platform/shared/money.ts';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { onWire, type TypedPercent } from '#platform/web/inputs/typed-values.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import { type Product, type ProductInput, productInput } from '../contract.ts';

/** What the form contains. A percentage that cannot be read is kept as the text that was typed. */
export type ProductValues = {
  name: string;
  lineOfBusiness: string | null;
  newPercent: TypedPercent;
  renewalPercent: TypedPercent;
};

export function valuesOf(product: Product | undefined): ProductValues {
  if (!product) return { name: '', lineOfBusiness: null, newPercent: null, renewalPercent: null };
  const { name, lineOfBusiness, newPercent, renewalPercent } = product;
  return { name, lineOfBusiness, newPercent, renewalPercent };
}

/** Reads the form as the server would read what it sends. */
function readValues(values: ProductValues) {
  return productInput.safeParse({
    ...values,
    newPercent: onWire(values.newPercent),
    renewalPercent: onWire(values.renewalPercent),
  });
}

export function inputOf(values: ProductValues): ProductInput {
  const read = readValues(values);
  if (!read.success) throw read.error;
  return read.data;
}

export function productErrors(values: ProductValues): Record<string, string> {
  const read = readValues(values);
  return formErrors(schemaErrors(read));
}

export function productDifferences(theirs: Product, values: ProductValues): Difference[] {
  const mine = inputOf(values);
  const differences = [
    { label: 'Name', theirs: theirs.name, mine: mine.name },
    { label: 'Line of business', theirs: theirs.lineOfBusiness, mine: mine.lineOfBusiness },
    { label: 'New', theirs: showPercent(theirs.newPercent), mine: showPercent(mine.newPercent) },
    { label: 'Renewal', theirs: showPercent(theirs.renewalPercent), mine: showPercent(mine.renewalPercent) },
  ];
  return differences.filter((difference) => difference.theirs !== difference.mine);
}
