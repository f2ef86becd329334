import { MERGE_FIELDS } from '#areas/templates/rules.ts';

/** What can fill a field of a form: the merge fields of letters, and what forms ask for besides. */
export const FACTS = {
  ...MERGE_FIELDS,
  'customer.phone2': 'Second phone',
  'customer.dateOfBirth': 'Date of birth',
  'customer.licenseNumber': 'License number',
  'customer.licenseState': 'License state',
  'vehicle1.year': 'Year',
  'vehicle1.make': 'Make',
  'vehicle1.model': 'Model',
  'vehicle1.vin': 'VIN',
  'vehicle2.year': 'Year',
  'vehicle2.make': 'Make',
  'vehicle2.model': 'Model',
  'vehicle2.vin': 'VIN',
} as const;
export type Fact = keyof typeof FACTS;
export type FactValues = Partial<Record<Fact, string>>;

export const FACT_NAMES = Object.keys(FACTS) as Fact[];

/** How many of a customer's vehicles can fill a form. */
export const VEHICLES = 2;

export const FACT_GROUPS = {
  customer: 'Customer',
  policy: 'Policy',
  vehicle1: 'First vehicle',
  vehicle2: 'Second vehicle',
  agency: 'Agency',
  employee: 'Employee',
} as const;
export type FactGroup = keyof typeof FACT_GROUPS;

export const factsOf = (group: FactGroup) => FACT_NAMES.filter((name) => name.startsWith(`${group}.`));

/** A fact in words, with the group that it belongs to. */
export function factWords(fact: Fact): string {
  const group = fact.slice(0, fact.indexOf('.')) as FactGroup;
  return `${FACT_GROUPS[group]}: ${FACTS[fact]}`;
}
