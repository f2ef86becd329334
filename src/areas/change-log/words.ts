import { type ChangedField, unitOf } from '#platform/shared/change-log.ts';
import { isDay, showDay } from '#platform/shared/dates.ts';
import { showMoney, showPercent } from '#platform/shared/money.ts';

/** Names of what the log knows by number. */
export interface LogNames {
  people: ReadonlyMap<number, string>;
  offices: ReadonlyMap<number, string>;
}

export interface ShownChange {
  field: string;
  label: string;
  one: string[];
  other: string[];
}

/** Field by field, in words; of a list only the lines that are not on both sides. */
export function shownChanges(fields: readonly ChangedField[], names: LogNames): ShownChange[] {
  return fields.filter(isNews).flatMap(({ field, before, after }) => {
    const [one, other] = [linesOf(field, before, names), linesOf(field, after, names)];
    const [had, has] = [new Set(one), new Set(other)];
    const left = one.filter((line) => !has.has(line));
    const came = other.filter((line) => !had.has(line));
    return left.length + came.length > 0 ? [{ field, label: fieldWords(field), one: left, other: came }] : [];
  });
}

/** A box that was not ticked and an amount of nothing, when the record was added, are no news. */
function isNews({ before, after }: ChangedField): boolean {
  return before !== null || (after !== false && after !== 0);
}

/** The wire's own names that say too little. */
const FIELDS: Record<string, string> = {
  custid: 'Customer',
  leadMainId: 'Lead',
  desc: 'Description',
  duedate: 'Due date',
  tasktime: 'Time',
  toUser: 'Assigned to',
  typeName: 'Type',
  priorityName: 'Priority',
  statusName: 'Status',
  effdate: 'Effective date',
  expdate: 'Expiration date',
  dob: 'Date of birth',
  zip: 'ZIP code',
  email: 'Email',
  mgaFee: 'MGA fee',
  vin: 'VIN',
  moreLines: 'More lines, in the export',
};

/** policyFee as Policy fee; a flag of a permission stays as it is called. */
export function fieldWords(field: string): string {
  if (FIELDS[field]) return FIELDS[field];
  if (/^PR[a-zA-Z]/.test(field)) return field;
  const words = field
    .replaceAll('_', ' ')
    .replace(/Id$/, '')
    .replaceAll(/(?<=[a-z\d])([A-Z])/g, ' $1');
  return capitalized(words.toLowerCase());
}

export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const PEOPLE = new Set(['assignedTo', 'employeeId', 'closedBy', 'producerId']);
const SWITCHES = new Set(['active', 'open', 'review_required']);

function linesOf(field: string, value: unknown, names: LogNames): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.map((each) => partWords(field, each, names));
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([, part]) => !isEmpty(part))
      .map(([name, part]) => `${fieldWords(name)}: ${partWords(name, part, names)}`);
  return [partWords(field, value, names)];
}

/** One line, however much stands in it. */
function partWords(field: string, value: unknown, names: LogNames): string {
  if (Array.isArray(value)) return value.map((each) => partWords(field, each, names)).join(', ');
  if (typeof value === 'object' && value !== null) return linesOf(field, value, names).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return numberWords(field, value, names);
  const text = String(value);
  return isDay(text) ? showDay(text) : text;
}

function numberWords(field: string, value: number, { people, offices }: LogNames): string {
  const unit = unitOf(field);
  if (unit) return (unit === 'money' ? showMoney : showPercent)(value);
  if (SWITCHES.has(field)) return value ? 'Yes' : 'No';
  if (field === 'officeId' || field === 'office') return offices.get(value) ?? `#${value}`;
  if (PEOPLE.has(field)) return people.get(value) ?? `#${value}`;
  return /Id$|^custid$/.test(field) ? `#${value}` : String(value);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
