import { showDay } from '#platform/shared/dates.ts';
import { showMoney, showPercent } from '#platform/shared/money.ts';
import { say } from '#platform/web/wording.ts';
import { type Policy, type PolicyInput, PURPOSES, type Purpose } from '../contract.ts';
import type { PolicyStatus } from '../statuses.ts';
import { texts } from './texts.ts';

/** What each field is called on the screens, in the order of the form. */
export const LABELS = {
  ...texts.labels,
  get customer() {
    return say(texts.labels.customer);
  },
};
export type ShownField = keyof typeof LABELS;
const FIELDS = Object.keys(LABELS) as ShownField[];

export const purposeWords = (code: Purpose) => `${code} ${PURPOSES[code]}`;

export type Names = ReadonlyMap<number, string>;

export const namesOf = (list: readonly { id: number; name: string }[]): Names =>
  new Map(list.map(({ id, name }) => [id, name]));

type Producers = { name: string; split: number }[];

/** One field as people read it. */
function fieldText(field: ShownField, value: unknown, offices: Names): string {
  if (value === null || value === undefined || value === '') return '';
  switch (field) {
    case 'purpose':
      return purposeWords(value as Purpose);
    case 'status':
      return texts.statuses[value as PolicyStatus];
    case 'effdate':
    case 'expdate':
    case 'cancelledOn':
      return showDay(String(value));
    case 'premium':
    case 'policyFee':
    case 'tax':
    case 'mgaFee':
      return showMoney(Number(value));
    case 'producers':
      return (value as Producers).map(({ name, split }) => `${name} ${showPercent(split)}`).join(', ');
    case 'officeId':
      return offices.get(Number(value)) ?? texts.officeById(String(value));
    default:
      return String(value);
  }
}

export interface ShownDifference {
  field: ShownField;
  label: string;
  one: string;
  other: string;
}

type Shown = Partial<Record<ShownField, unknown>>;

/** What differs between two states of a policy, of the fields that both of them know. */
export function shownDifferences(one: Shown, other: Shown, offices: Names): ShownDifference[] {
  return FIELDS.filter((field) => field in one && field in other)
    .map((field) => ({
      field,
      label: LABELS[field],
      one: fieldText(field, one[field], offices),
      other: fieldText(field, other[field], offices),
    }))
    .filter((difference) => difference.one !== difference.other);
}

const productWords = (company: string, product: string) => `${company}, ${product}`;

export function shownPolicy({ company, product, ...policy }: Policy): Shown {
  return { ...policy, product: productWords(company, product) };
}

interface InputNames {
  company: string;
  product: string;
  people: Names;
}

/** What a form would save; a status that it leaves alone is not compared. */
export function shownInput({ status, ...input }: PolicyInput, names: InputNames): Shown {
  const producers = input.producers
    .map(({ employeeId, split }) => ({ employeeId, split, name: names.people.get(employeeId) ?? '' }))
    .sort((a, b) => b.split - a.split || a.employeeId - b.employeeId);
  return {
    ...input,
    ...(status && { status }),
    producers,
    product: productWords(names.company, names.product),
  };
}
