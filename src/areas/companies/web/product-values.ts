import { showPercent } from '#platform/shared/money.ts';
import type { Named } from '#platform/shared/record-fields.ts';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { onWire, type TypedPercent } from '#platform/web/inputs/typed-values.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import { type Product, type ProductInput, productInput } from '../contract.ts';
import { texts } from './texts.ts';

/** What the form contains. A percentage that cannot be read is kept as the text that was typed. */
export type ProductValues = {
  name: string;
  lineOfBusiness: string | null;
  newPercent: TypedPercent;
  renewalPercent: TypedPercent;
  financeCompanyIds: number[];
};

const EMPTY: ProductValues = {
  name: '',
  lineOfBusiness: null,
  newPercent: null,
  renewalPercent: null,
  financeCompanyIds: [],
};

export function valuesOf(product: Product | undefined): ProductValues {
  if (!product) return EMPTY;
  const { name, lineOfBusiness, newPercent, renewalPercent, financeCompanies } = product;
  const financeCompanyIds = financeCompanies.map(({ id }) => id);
  return { name, lineOfBusiness, newPercent, renewalPercent, financeCompanyIds };
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

/** A list is compared by the names of its companies; `offered` has those that the form chose from. */
export function productDifferences(
  theirs: Product,
  values: ProductValues,
  offered: readonly Named[],
): Difference[] {
  const mine = inputOf(values);
  const nameOf = (id: number) =>
    companyChoices(offered, theirs).find((each) => each.id === id)?.name ?? `#${id}`;
  const differences = [
    { label: texts.productLabels.name, theirs: theirs.name, mine: mine.name },
    { label: texts.productLabels.lineOfBusiness, theirs: theirs.lineOfBusiness, mine: mine.lineOfBusiness },
    {
      label: texts.productLabels.newPercent,
      theirs: showPercent(theirs.newPercent),
      mine: showPercent(mine.newPercent),
    },
    {
      label: texts.productLabels.renewalPercent,
      theirs: showPercent(theirs.renewalPercent),
      mine: showPercent(mine.renewalPercent),
    },
    {
      label: texts.productLabels.financeCompanyIds,
      theirs: theirs.financeCompanies.map(({ name }) => name).join(', '),
      mine: mine.financeCompanyIds.map(nameOf).join(', '),
    },
  ];
  return differences.filter((difference) => difference.theirs !== difference.mine);
}

/** What a product can name: what is offered, and what it names already. */
export function companyChoices(offered: readonly Named[], product: Product | undefined): Named[] {
  const ids = new Set(offered.map(({ id }) => id));
  const more = product?.financeCompanies.filter(({ id }) => !ids.has(id)) ?? [];
  return [...offered, ...more];
}
