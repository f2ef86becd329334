import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import { type Office, type OfficeGroup, type OfficeInput, officeInput } from '../contract.ts';
import { showHours, TIME_ZONES, type TimeZone, WEEKDAYS } from '../opening-hours.ts';
import { pathOf } from '../rules.ts';
import { pathLine } from './office-words.ts';
import { texts } from './texts.ts';

/** A day keeps its times while it is switched off, so that switching it on again brings them back. */
export interface DayValues {
  isOpen: boolean;
  opens: string;
  closes: string;
}

export type OfficeValues = Omit<OfficeInput, 'version' | 'hours' | 'timeZone'> & {
  timeZone: string;
  hours: DayValues[];
};

const USUAL_HOURS = { opens: '09:00', closes: '17:00' };

export function valuesOf(office: Office | undefined, under: number | null): OfficeValues {
  const { hours, ...fields } = office ?? { ...EMPTY, groupId: under };
  return {
    name: fields.name,
    groupId: fields.groupId,
    address: fields.address,
    city: fields.city,
    state: fields.state,
    zip: fields.zip,
    phone: fields.phone,
    email: fields.email,
    timeZone: fields.timeZone,
    hours: hours.map((day) => ({ isOpen: day !== null, ...USUAL_HOURS, ...day })),
  };
}

const EMPTY = { ...officeInput.parse({ name: 'New' }), name: '' };

/** Reads the form as the server would read what it sends. */
function readValues({ hours, ...values }: OfficeValues) {
  const week = hours.map(({ isOpen, opens, closes }) => (isOpen ? { opens, closes } : null));
  return officeInput.safeParse({ ...values, hours: week });
}

export function inputOf(values: OfficeValues): OfficeInput {
  const read = readValues(values);
  if (!read.success) throw read.error;
  return read.data;
}

/** What is wrong with the form, each message at the path of its field. */
export function officeErrors(values: OfficeValues): Record<string, string> {
  const read = readValues(values);
  const errors = schemaErrors(read);
  return formErrors(errors);
}

/** What differs between the stored office and what is typed, as people read it. */
export function officeDifferences(
  theirs: Office,
  mine: OfficeInput,
  groups: readonly OfficeGroup[],
): Difference[] {
  const [one, other] = [lines(theirs, groups), lines(mine, groups)];
  return Object.keys(one)
    .map((label) => ({ label, theirs: one[label] ?? '', mine: other[label] ?? '' }))
    .filter((difference) => difference.theirs !== difference.mine);
}

function lines(office: Office | OfficeInput, groups: readonly OfficeGroup[]): Record<string, string> {
  const { labels } = texts;
  return {
    [labels.name]: office.name,
    [labels.partOf]: pathLine(pathOf(groups, office.groupId)),
    [labels.street]: office.address,
    [labels.city]: office.city,
    [labels.state]: office.state,
    [labels.zip]: office.zip,
    [labels.phone]: office.phone,
    [labels.email]: office.email,
    [labels.timeZone]: TIME_ZONES[office.timeZone as TimeZone] ?? office.timeZone,
    ...Object.fromEntries(office.hours.map((day, weekday) => [WEEKDAYS[weekday], showHours(day)])),
  };
}
