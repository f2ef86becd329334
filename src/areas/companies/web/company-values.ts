import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import { type Company, type CompanyInput, companyInput } from '../contract.ts';
import { companyProblems } from '../rules.ts';

export type CompanyValues = Omit<CompanyInput, 'version'>;

/** In the order of the form. */
const LABELS: Record<keyof CompanyValues, string> = {
  name: 'Name',
  isCarrier: 'Carrier',
  isFinance: 'Finance company',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  address: 'Street',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
};
const FIELDS = Object.keys(LABELS) as (keyof CompanyValues)[];

const EMPTY: CompanyValues = {
  name: '',
  isCarrier: true,
  isFinance: false,
  phone: '',
  email: '',
  website: '',
  address: '',
  city: '',
  state: '',
  zip: '',
};

export function valuesOf(company: Company | undefined): CompanyValues {
  if (!company) return EMPTY;
  const { id, active, version, products, ...values } = company;
  return values;
}

/** What is wrong with the form, each message at its field; the server judges by the same rules. */
export function companyErrors(values: CompanyValues): Record<string, string> {
  const read = companyInput.safeParse(values);
  const own = schemaErrors(read);
  const all = { ...companyProblems(values), ...own };
  return formErrors(all);
}

export function companyDifferences(theirs: Company, mine: CompanyValues): Difference[] {
  const sent = companyInput.parse(mine);
  return FIELDS.filter((field) => theirs[field] !== sent[field]).map((field) => ({
    label: LABELS[field],
    theirs: shown(theirs[field]),
    mine: shown(sent[field]),
  }));
}

function shown(value: string | boolean): string {
  return typeof value === 'string' ? value : value ? 'Yes' : 'No';
}
