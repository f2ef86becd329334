import type { FieldErrors } from '#platform/shared/errors.ts';
import { USUAL_LANGUAGE } from '#platform/shared/languages.ts';
import { type CustomerInput, HOUSEHOLD_MAX, MEMO_MAX, VEHICLES_MAX } from './contract.ts';
import type { CustomerFields as Fields } from './rules.ts';

/** What is chosen as one: half an address of each would be nobody's. */
export const MERGE_PARTS = {
  name: ['firstName', 'lastName', 'businessName'],
  dob: ['dob'],
  phone: ['phone'],
  phone2: ['phone2'],
  email: ['email'],
  language: ['language'],
  address: ['address', 'city', 'state', 'zip'],
  license: ['licenseNumber', 'licenseState'],
  office: ['officeId'],
  source: ['source'],
  custom1: ['custom1'],
  custom2: ['custom2'],
  custom3: ['custom3'],
} as const satisfies Record<string, readonly (keyof CustomerInput)[]>;
export type MergePart = keyof typeof MERGE_PARTS;
export const MERGE_PART_NAMES = Object.keys(MERGE_PARTS) as [MergePart, ...MergePart[]];

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const valuesOf = (fields: Fields, part: MergePart) => MERGE_PARTS[part].map((field) => fields[field]);
/** The usual language is what nobody chose. */
const isEmpty = (fields: Fields, part: MergePart) =>
  valuesOf(fields, part).every((value) => !value || (part === 'language' && value === USUAL_LANGUAGE));

/** Where the two differ, in the order of the form. */
export function differingParts(kept: Fields, merged: Fields): MergePart[] {
  return MERGE_PART_NAMES.filter((part) => !same(valuesOf(kept, part), valuesOf(merged, part)));
}

/** What is taken from the merged one unless somebody chooses: whatever only that one has. */
export function proposedParts(kept: Fields, merged: Fields): MergePart[] {
  return differingParts(kept, merged).filter((part) => isEmpty(kept, part));
}

/**
 * Both records as one: the parts in `taken` are those of the merged customer. Whatever is a list or a text of both is
 * joined, and whoever opted out once stays opted out.
 */
export function mergedFields(kept: Fields, merged: Fields, taken: readonly MergePart[]): Fields {
  const chosen = Object.fromEntries(
    taken.flatMap((part) => MERGE_PARTS[part].map((field) => [field, merged[field]])),
  );
  return {
    ...kept,
    ...chosen,
    emailOptOut: kept.emailOptOut || merged.emailOptOut,
    memo: joinedMemo(kept.memo, merged.memo),
    household: joined(kept.household, merged.household),
    vehicles: joined(kept.vehicles, merged.vehicles),
  };
}

function joinedMemo(one: string, other: string): string {
  return one.includes(other) ? one : [one, other].filter(Boolean).join('\n\n');
}

function joined<Row>(one: readonly Row[], other: readonly Row[]): Row[] {
  return [...one, ...other.filter((row) => !one.some((known) => same(known, row)))];
}

/** What both together have too much of. */
export function mergeProblems(fields: Fields): FieldErrors {
  const errors: FieldErrors = {};
  const shorten = 'Shorten one of them first.';
  if (fields.memo.length > MEMO_MAX)
    errors.memo = [`The two memos together are longer than ${MEMO_MAX} characters. ${shorten}`];
  if (fields.household.length > HOUSEHOLD_MAX)
    errors.household = [`The two households together have more than ${HOUSEHOLD_MAX} people. ${shorten}`];
  if (fields.vehicles.length > VEHICLES_MAX)
    errors.vehicles = [`The two together have more than ${VEHICLES_MAX} vehicles. ${shorten}`];
  return errors;
}

const WITH_ITSELF = 'A customer cannot be merged with itself.';
const NO_SUCH_OTHER = 'Choose another customer of your agency.';

export function whyNotOther(id: number, otherId: number, isThere: boolean): FieldErrors {
  if (id === otherId) return { other: [WITH_ITSELF] };
  return isThere ? {} : { other: [NO_SUCH_OTHER] };
}

/** What people call what has a fingerprint of its own. */
const SEEN_WORDS: Record<string, string> = {
  record: 'The record of the customer',
  policies: 'A policy',
  receipts: 'A receipt',
  contracts: 'A finance contract',
  tasks: 'A task',
  files: 'A file',
  emails: 'An email',
  calls: 'A phone call',
  leads: 'A lead',
  commissions: 'A commission line',
  quotes: 'A quote',
};

/** Why a merge can no longer be undone: what was added or changed since. `seen` is how it was right after the merge. */
export function whyNotUndo(seen: Record<string, string>, now: Record<string, string>): string | undefined {
  const changed = Object.keys(seen).find((key) => seen[key] !== now[key]);
  if (changed === undefined) return undefined;
  return `${SEEN_WORDS[changed] ?? 'Something'} was added or changed since the merge, so it can no longer be undone.`;
}
