import { showDay } from '#platform/shared/dates.ts';
import type { TypedPerson } from '#platform/shared/duplicates.ts';
import { languageWords } from '#platform/shared/languages.ts';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import { type Lead, type LeadChoices, type LeadInput, leadInput } from '../contract.ts';
import { leadProblems } from '../rules.ts';
import { LABELS } from './lead-words.ts';

/** What the form contains. A date that cannot be read is kept as the text that was typed. */
export type LeadValues = Omit<LeadInput, 'version'>;

const { version: _, ...EMPTY } = { version: undefined, ...leadInput.parse({}) };
const FIELDS = Object.keys(EMPTY) as (keyof LeadValues)[];

/** A new lead belongs to whoever writes it down, at their office, unless they do not work on leads. */
export function emptyValues(own: Pick<LeadValues, 'assignedTo' | 'officeId'>): LeadValues {
  return { ...EMPTY, ...own };
}

export function valuesOf(lead: Lead): LeadValues {
  const { id, name, status, closedReason, office, assignee, createdBy, customerId, customer, ...rest } = lead;
  const { createdAt, statusSince, version, ...values } = rest;
  // What is stored was taken by the same contract.
  return values as LeadValues;
}

export function inputOf(values: LeadValues): LeadInput {
  return leadInput.parse(values);
}

/** What of the form tells whether somebody is here already. */
export function typedOf(values: LeadValues): TypedPerson {
  const { firstName, lastName, businessName, phone, phone2, email } = values;
  return { firstName, lastName, businessName, phone, phone2, email };
}

/** What is wrong with the form, each message at its field; the server judges by the same rules. */
export function leadErrors(values: LeadValues, today: string, kept: string | null): Record<string, string> {
  const read = leadInput.safeParse(values);
  const own = schemaErrors(read);
  const all = { ...leadProblems(read.success ? read.data : values, today, kept), ...own };
  return formErrors(all);
}

export function leadDifferences(theirs: Lead, mine: LeadValues, choices: LeadChoices): Difference[] {
  const [stored, sent] = [valuesOf(theirs), inputOf(mine)];
  return FIELDS.filter((field) => stored[field] !== sent[field]).map((field) => ({
    label: LABELS[field],
    theirs: shown(field, stored, choices),
    mine: shown(field, sent, choices),
  }));
}

function shown(field: keyof LeadValues, values: LeadValues, { offices, people }: LeadChoices): string {
  const value = values[field];
  if (value === null) return '';
  if (field === 'officeId') return nameIn(offices, value);
  if (field === 'assignedTo') return nameIn(people, value);
  if (field === 'language') return languageWords(value);
  return field === 'followUpOn' ? showDay(String(value)) : String(value);
}

function nameIn(choices: readonly { id: number; name: string }[], id: string | number): string {
  return choices.find((choice) => choice.id === id)?.name ?? `#${id}`;
}
