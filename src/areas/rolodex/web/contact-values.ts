import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import { type Contact, type ContactInput, contactInput } from '../contract.ts';
import { texts } from './texts.ts';

export type ContactValues = Omit<ContactInput, 'version' | 'restore'>;

/** In the order of the form. */
const FIELDS = Object.keys(texts.labels) as (keyof ContactValues)[];

export function valuesOf(contact: Contact | undefined): ContactValues {
  const pick = (field: keyof ContactValues) => [field, contact?.[field] ?? ''] as const;
  return Object.fromEntries(FIELDS.map(pick)) as ContactValues;
}

export function contactErrors(values: ContactValues): Record<string, string> {
  const read = contactInput.safeParse(values);
  return formErrors(schemaErrors(read));
}

export function contactDifferences(theirs: Contact, values: ContactValues): Difference[] {
  const { labels } = texts;
  const mine = contactInput.parse(values);
  return FIELDS.filter((field) => theirs[field] !== mine[field]).map((field) => ({
    label: labels[field],
    theirs: theirs[field],
    mine: mine[field],
  }));
}
