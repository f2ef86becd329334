import type { FieldErrors } from '#platform/shared/errors.ts';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { onWire, type TypedAmount } from '#platform/web/inputs/typed-values.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import { type AddOn, updateAddOn } from '../contract.ts';
import {
  BILL_TYPE_WORDS,
  type BillType,
  COST_TYPES,
  type CostType,
  catalogueProblems,
  INCLUDE_LEVELS,
  type IncludeLevel,
  showCost,
} from '../rules.ts';
import { texts } from './texts.ts';

/** Choices are numbers as text, as a select has them. */
export type CatalogueValues = {
  name: string;
  description: string;
  cost: TypedAmount;
  cost_type: string;
  bill_type: string;
  lite_switch: string;
  isCommissionable: string;
};

const NEW: CatalogueValues = {
  ...{ name: '', description: '', cost: null, cost_type: '1', bill_type: 'flat_monthly', lite_switch: '999' },
  isCommissionable: '0',
};

export function valuesOf(stored: AddOn | undefined): CatalogueValues {
  if (!stored) return NEW;
  const { name, description, cost, ...addOn } = stored;
  return {
    name,
    description,
    cost,
    cost_type: String(addOn.cost_type),
    bill_type: addOn.bill_type,
    lite_switch: String(addOn.lite_switch),
    isCommissionable: String(addOn.isCommissionable),
  };
}

function readValues({ name, description, cost, bill_type, ...values }: CatalogueValues) {
  return updateAddOn.body.safeParse({
    ...{ name, description, bill_type, cost: onWire(cost) },
    cost_type: Number(values.cost_type),
    lite_switch: Number(values.lite_switch),
    isCommissionable: Number(values.isCommissionable),
  });
}

export function inputOf(values: CatalogueValues) {
  const read = readValues(values);
  if (!read.success) throw read.error;
  return read.data;
}

export function catalogueErrors(values: CatalogueValues): Record<string, string> {
  const read = readValues(values);
  const errors: FieldErrors = read.success
    ? catalogueProblems({ ...read.data, cost_type: read.data.cost_type as CostType })
    : schemaErrors(read);
  return formErrors(errors);
}

export function catalogueDifferences(theirs: AddOn, mine: CatalogueValues): Difference[] {
  const words = (values: CatalogueValues): [string, string][] => [
    [texts.labels.name, values.name],
    [texts.labels.whatItDoes, values.description],
    [
      texts.labels.cost,
      typeof values.cost === 'number'
        ? showCost(values.cost, Number(values.cost_type) as CostType)
        : (values.cost ?? ''),
    ],
    [texts.labels.costType, COST_TYPES[Number(values.cost_type) as CostType]],
    [texts.labels.type, BILL_TYPE_WORDS[values.bill_type as BillType]],
    [texts.labels.includeLevel, INCLUDE_LEVELS[Number(values.lite_switch) as IncludeLevel]],
    [texts.labels.commissionable, values.isCommissionable === '1' ? texts.catalogue.yes : texts.catalogue.no],
  ];
  const ofMine = words(mine);
  return words(valuesOf(theirs))
    .map(([label, value], at) => ({ label, theirs: value, mine: ofMine[at]?.[1] ?? '' }))
    .filter((each) => each.theirs !== each.mine);
}
