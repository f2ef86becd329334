import { showPercent } from '#platform/shared/money.ts';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { onWire, type TypedPercent } from '#platform/web/inputs/typed-values.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import { type Company, type CompanyInput, companyInput } from '../contract.ts';
import { companyProblems, NO_SET_UP } from '../rules.ts';
import { texts } from './texts.ts';

/** What the form contains. A percentage that cannot be read is kept as the text that was typed. */
export type CompanyValues = Omit<CompanyInput, 'version' | 'minimumDownPayment'> & {
  minimumDownPayment: TypedPercent;
};

const FIELDS = Object.keys(texts.labels) as (keyof CompanyValues)[];

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
  ...NO_SET_UP,
};

export function valuesOf(company: Company | undefined): CompanyValues {
  if (!company) return EMPTY;
  const { id, active, version, products, hasGatewaySecret, ...values } = company;
  // Nobody is shown the secret; whoever leaves the field empty keeps it.
  return { ...values, gatewaySecret: '' };
}

/** Reads the form as the server would read what it sends. A company that is no finance company has no set-up. */
function readValues(values: CompanyValues) {
  const sent = withSetUp(values);
  return companyInput.safeParse({ ...sent, minimumDownPayment: onWire(sent.minimumDownPayment) });
}

function withSetUp(values: CompanyValues): CompanyValues {
  return values.isFinance ? values : { ...values, ...NO_SET_UP };
}

export function inputOf(values: CompanyValues): CompanyInput {
  const read = readValues(values);
  if (!read.success) throw read.error;
  return read.data;
}

/** What is wrong with the form, each message at its field; the server judges by the same rules. */
export function companyErrors(values: CompanyValues): Record<string, string> {
  const own = schemaErrors(readValues(values));
  const { minimumDownPayment } = NO_SET_UP;
  const all = { ...companyProblems({ ...withSetUp(values), minimumDownPayment }), ...own };
  return formErrors(all);
}

export function companyDifferences(theirs: Company, mine: CompanyValues): Difference[] {
  const sent = inputOf(mine);
  const stored = { ...valuesOf(theirs), minimumDownPayment: theirs.minimumDownPayment };
  return FIELDS.filter((field) => stored[field] !== sent[field]).map((field) => ({
    label: texts.labels[field],
    ...(field === 'gatewaySecret'
      ? {
          theirs: theirs.hasGatewaySecret ? texts.values.secretSaved : texts.values.noSecret,
          mine: texts.values.enteredSecret,
        }
      : { theirs: shown(stored[field]), mine: shown(sent[field]) }),
  }));
}

/** The only number is a percentage. */
function shown(value: string | number | boolean | null): string {
  if (typeof value === 'number') return showPercent(value);
  return typeof value === 'boolean' ? (value ? texts.values.yes : texts.values.no) : (value ?? '');
}
