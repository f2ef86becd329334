import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import { type Contact, type ContactInput, contactInput } from '../contract.ts';

export type ContactValues = Omit<ContactInput, 'version' | 'restore'>;

/** What each field is called, in the order of the form. */
export const LABELS: Record<keyof ContactValues, string> = {
  name: 'Name',
  company: 'Company',
  jobTitle: 'Job title',
  phone: 'Phone',
  phone2: 'Second phone',
  email: 'Email',
  address: 'Street',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  notes: 'Notes',
};
const FIELDS = Object.keys(LABELS) as (keyof ContactValues)[];

export function valuesOf(contact: Contact | undefined): ContactValues {
  const pick = (field: keyof ContactValues) => [field, contact?.[field] ?? ''] as const;
  return Object.fromEntries(FIELDS.map(pick)) as ContactValues;
}

export function contactErrors(values: ContactValues): Record<string, string> {
  const read = contactInput.safeParse(values);
  return formErrors(schemaErrors(read));
}

export function contactDifferences(theirs: Contact, values: ContactValues): Difference[] {
  const mine = contactInput.parse(values);
  return FIELDS.filter((field) => theirs[field] !== mine[field]).map((field) => ({
    label: LABELS[field],
    theirs: theirs[field],
    mine: mine[field],
  }));
}
