import { z } from 'zod';
import type { FieldErrors } from '#platform/shared/errors.ts';

export const INSTRUCTIONS_MAX = 1000;
export const TRAINING_NAME_MAX = 30;
const PHONE_LENGTH = 10;

/** What the sign-up form holds, as it was typed. */
export interface SignUpForm {
  crm: string;
  operatingName: string;
  instructions: string;
  trainingContactName: string;
  trainingContactEmail: string;
  agency: { name: string };
  owner: {
    name: string;
    street: string;
    city: string;
    state: string;
    zipcode: string;
    contact1: string;
    contact2: string;
    primary_phone: string;
    fax: string;
    cell_phone: string;
    email: string;
  };
  /** The name of a package, '' or None for none. */
  packageName: string;
  sales_representative: number | null;
  referralSource: string;
}

type Rule = [field: string, message: string, isWrong: (form: SignUpForm) => boolean];

const blank = (text: string) => text.trim() === '';
const needed = (field: string, message: string, of: (form: SignUpForm) => string): Rule => [
  field,
  message,
  (form) => blank(of(form)),
];
const tenDigits = (field: string, message: string, of: (form: SignUpForm) => string): Rule => [
  field,
  message,
  (form) => !blank(of(form)) && of(form).trim().length < PHONE_LENGTH,
];
const isAddress = (text: string) => z.email().safeParse(text.trim()).success;
const address = (field: string, of: (form: SignUpForm) => string): Rule[] => [
  [
    field,
    'Please enter a valid email. Email missing @',
    (form) => !blank(of(form)) && !of(form).includes('@'),
  ],
  [field, 'Please enter a valid email.', (form) => of(form).includes('@') && !isAddress(of(form))],
];

/** In the order of the form; every message is collected. */
const RULES: readonly Rule[] = [
  needed('crm', 'CRM field is required.', ({ crm }) => crm),
  needed('agency.name', 'Agency Name is required.', ({ agency }) => agency.name),
  needed('owner.street', 'Address is required.', ({ owner }) => owner.street),
  needed('owner.city', 'City is required.', ({ owner }) => owner.city),
  needed('owner.state', 'State is required.', ({ owner }) => owner.state),
  needed('owner.zipcode', 'Zip is required.', ({ owner }) => owner.zipcode),
  needed('owner.contact1', 'Contact 1 is required.', ({ owner }) => owner.contact1),
  tenDigits('owner.contact1', 'Please enter ten digits for contact 1.', ({ owner }) => owner.contact1),
  needed('owner.contact2', 'Contact 2 is required.', ({ owner }) => owner.contact2),
  tenDigits('owner.contact2', 'Please enter ten digits for contact 2.', ({ owner }) => owner.contact2),
  needed('owner.primary_phone', 'Phone is required.', ({ owner }) => owner.primary_phone),
  tenDigits('owner.primary_phone', 'Please enter ten digits for Phone.', ({ owner }) => owner.primary_phone),
  needed('owner.fax', 'Fax field is required.', ({ owner }) => owner.fax),
  tenDigits('owner.fax', 'Please enter ten digits for fax.', ({ owner }) => owner.fax),
  needed('operatingName', 'Agency Operating Name is required.', ({ operatingName }) => operatingName),
  needed('owner.name', 'Agent/Owner Name is required.', ({ owner }) => owner.name),
  needed('owner.cell_phone', 'Agent/Owner Cell Phone is required.', ({ owner }) => owner.cell_phone),
  tenDigits(
    'owner.cell_phone',
    'Please enter ten digits for Agent/Owner Cell Phone.',
    ({ owner }) => owner.cell_phone,
  ),
  needed('owner.email', 'Agent/Owner Email is required.', ({ owner }) => owner.email),
  ...address('owner.email', ({ owner }) => owner.email),
  [
    'packageName',
    'Select a package level.',
    ({ packageName }) => blank(packageName) || packageName === 'None',
  ],
  [
    'sales_representative',
    'Select a sales representative.',
    ({ sales_representative }) => !sales_representative,
  ],
  needed('referralSource', 'Select a source.', ({ referralSource }) => referralSource),
  needed('instructions', 'Other Instructions is required.', ({ instructions }) => instructions),
  needed(
    'trainingContactName',
    'Training Contact Name is required.',
    ({ trainingContactName }) => trainingContactName,
  ),
  needed(
    'trainingContactEmail',
    'Training Contact Email is required.',
    ({ trainingContactEmail }) => trainingContactEmail,
  ),
  ...address('trainingContactEmail', ({ trainingContactEmail }) => trainingContactEmail),
];

export function signUpProblems(form: SignUpForm): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, message, isWrong] of RULES)
    if (isWrong(form)) errors[field] = [...(errors[field] ?? []), message];
  return errors;
}

/** A name is cut at its last space. */
export function ownerName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().replaceAll(/\s+/g, ' ');
  const at = words.lastIndexOf(' ');
  return at < 0
    ? { firstName: words, lastName: '' }
    : { firstName: words.slice(0, at), lastName: words.slice(at + 1) };
}
