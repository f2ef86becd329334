import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { signUpAgency } from '../contract.ts';
import { type SignUpForm, signUpProblems } from '../rules.ts';

/** A choice is the number of what is chosen, as text; '' for none. */
export type SignUpValues = Omit<SignUpForm, 'sales_representative'> & {
  sales_representative: string;
  competitor: string;
};

export const EMPTY: SignUpValues = {
  ...{ crm: '', operatingName: '', instructions: '', trainingContactName: '', trainingContactEmail: '' },
  ...{ packageName: 'None', referralSource: '', competitor: '', sales_representative: '' },
  agency: { name: '' },
  owner: {
    ...{ name: '', street: '', city: '', state: '', zipcode: '', contact1: '', contact2: '' },
    ...{ primary_phone: '', fax: '', cell_phone: '', email: '' },
  },
};

const formOf = (values: SignUpValues) => ({
  ...values,
  sales_representative: values.sales_representative === '' ? null : Number(values.sales_representative),
});

export function inputOf(values: SignUpValues) {
  return signUpAgency.body.parse(formOf(values));
}

/** Every message, in the order of the form. */
export function signUpErrors(values: SignUpValues): Record<string, string> {
  const problems = signUpProblems(formOf(values));
  const read = signUpAgency.body.safeParse(formOf(values));
  return formErrors({ ...problems, ...schemaErrors(read) });
}
