import { showDay } from '#platform/shared/dates.ts';
import { languageWords } from '#platform/shared/languages.ts';
import { linesApart } from '#platform/shared/lines-apart.ts';
import type { ShownChange } from '#platform/shared/log-words.ts';
import type { CustomerInput, HouseholdMember, Vehicle } from '../contract.ts';
import { memberWords, vehicleWords } from './customer-words.ts';
import { texts } from './texts.ts';

export type CustomerField = Exclude<keyof CustomerInput, 'version'>;

interface LabelConfig {
  customField1: string;
  customField2: string;
  customField3: string;
}

/** What each field is called on the screens, in the order of the form. */
export function fieldLabels(config: LabelConfig): Record<CustomerField, string> {
  const { source, officeId, memo, ...above } = texts.labels;
  return {
    ...above,
    custom1: capitalized(config.customField1),
    custom2: capitalized(config.customField2),
    custom3: capitalized(config.customField3),
    source,
    officeId,
    memo,
  };
}

function capitalized(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

export type OfficeNames = ReadonlyMap<number, string>;

/** One field as people read it, as lines: a list has one line for each of its rows. */
export function fieldLines(field: CustomerField, value: unknown, offices: OfficeNames): string[] {
  if (value === null || value === undefined || value === '') return [];
  switch (field) {
    case 'household':
      return (value as HouseholdMember[]).map(memberWords);
    case 'vehicles':
      return (value as Vehicle[]).map(vehicleWords);
    case 'emailOptOut':
      return [value ? texts.values.yes : texts.values.no];
    case 'language':
      return [languageWords(value)];
    case 'dob':
      return [showDay(String(value))];
    case 'officeId':
      return [offices.get(Number(value)) ?? texts.values.office(String(value))];
    default:
      return [String(value)];
  }
}

interface Words {
  labels: Record<CustomerField, string>;
  offices: OfficeNames;
}

/** What differs between two states of a customer; of a list, only the rows that are not in both. */
export function fieldDifferences(
  one: Partial<Record<CustomerField, unknown>>,
  other: Partial<Record<CustomerField, unknown>>,
  { labels, offices }: Words,
): ShownChange[] {
  const fields = Object.keys(labels) as CustomerField[];
  return fields.flatMap((field) => {
    const [before, after] = [one[field], other[field]].map((value) => fieldLines(field, value, offices));
    const apart = linesApart(before ?? [], after ?? []);
    return apart ? [{ field, label: labels[field], ...apart }] : [];
  });
}

export function officeNames(offices: readonly { id: number; name: string }[]): OfficeNames {
  return new Map(offices.map(({ id, name }) => [id, name]));
}
