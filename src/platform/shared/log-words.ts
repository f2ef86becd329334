import { type ChangedField, kindIn, type LogSubject, unitOf } from './change-log.ts';
import { isDay, showDay } from './dates.ts';
import { languageWords } from './languages.ts';
import { linesApart, type Sides } from './lines-apart.ts';
import { type Cents, showMoney, showPercent } from './money.ts';
import { themeOf } from './themes.ts';

/** Names of what the log stores by number. */
export interface LogNames {
  people: ReadonlyMap<number, string>;
  offices: ReadonlyMap<number, string>;
  /** Of other records, by `recordKey`; those without one are told by their numbers. */
  records?: ReadonlyMap<string, string>;
}

/** A record that a change names by its number. */
export interface NamedByNumber {
  subject: string;
  id: number;
}

export const recordKey = ({ subject, id }: NamedByNumber) => `${subject} ${id}`;

export interface ShownChange extends Sides {
  field: string;
  label: string;
}

type Fields = Pick<LogSubject, 'fields'>;

/** Field by field, in words; of a list only the lines that are not on both sides. */
export function shownChanges(
  log: Fields,
  changes: readonly ChangedField[],
  names: LogNames,
  money = showMoney,
): ShownChange[] {
  const [earlier, later] = sidesOf(changes);
  const told = { log, names, money };
  return changes.filter(isNews).flatMap(({ field, before, after }) => {
    if (unitOf(log, field) === 'key') return [];
    const sides = (isNumbered: boolean) =>
      linesApart(
        linesOf(field, before, { ...told, isNumbered, beside: earlier }),
        linesOf(field, after, { ...told, isNumbered, beside: later }),
      );
    // Two records may have one name.
    const apart = sides(false) ?? sides(true);
    return apart ? [{ field, label: fieldWords(log, field), ...apart }] : [];
  });
}

/** A box that was not ticked and an amount of nothing, when the record was added, are no news. */
function isNews({ before, after }: ChangedField): boolean {
  return before !== null || (after !== false && after !== 0);
}

type Side = Readonly<Record<string, unknown>>;

function sidesOf(changes: readonly ChangedField[]): [before: Side, after: Side] {
  const side = (which: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.field, change[which]]));
  return [side('before'), side('after')];
}

/** The other records that the changes name by their numbers, at any depth. */
export function recordsNamed(log: Fields, changes: readonly ChangedField[]): NamedByNumber[] {
  const sides = sidesOf(changes);
  return sides.flatMap((side) =>
    Object.entries(side).flatMap(([field, value]) => recordsIn(log, field, value, side)),
  );
}

function recordsIn(log: Fields, field: string, value: unknown, beside: Side): NamedByNumber[] {
  if (Array.isArray(value)) return value.flatMap((each) => recordsIn(log, field, each, beside));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) => recordsIn(log, name, part, beside));
  const subject = kindIn(log, field, beside);
  return subject && typeof value === 'number' ? [{ subject, id: value }] : [];
}

/** What the words are made of. */
interface Told {
  log: Fields;
  /** The fields on the same side. */
  beside: Side;
  /** Says the number of a record beside its name. */
  isNumbered: boolean;
  names: LogNames;
  money: (cents: Cents) => string;
}

/** How many lines of a bulk change a page leaves out: the list puts it in, no area writes it. */
const OWN_FIELDS: Record<string, string> = { moreLines: 'More lines, in the export' };

/** As its area calls it. An old entry may contain a field that no area knows anymore: policyFee reads Policy fee. */
export function fieldWords({ fields }: Fields, field: string): string {
  const told = fields[field] ?? OWN_FIELDS[field];
  if (told !== undefined) return typeof told === 'string' ? told : told.label;
  const words = field
    .replaceAll('_', ' ')
    .replace(/Id$/, '')
    .replaceAll(/(?<=[a-z\d])([A-Z])/g, ' $1');
  return capitalized(words.toLowerCase());
}

export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function linesOf(field: string, value: unknown, told: Told): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.map((each) => partWords(field, each, told));
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([, part]) => !isEmpty(part))
      .map(([name, part]) => `${fieldWords(told.log, name)}: ${partWords(name, part, told)}`);
  return [partWords(field, value, told)];
}

/** One line, however much it contains. */
function partWords(field: string, value: unknown, told: Told): string {
  if (Array.isArray(value)) return value.map((each) => partWords(field, each, told)).join(', ');
  if (typeof value === 'object' && value !== null) return linesOf(field, value, told).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return numberWords(field, value, told);
  if (unitOf(told.log, field) === 'language') return languageWords(value);
  const text = kindWords(told.log, field, String(value));
  return isDay(text) ? showDay(text) : text;
}

function kindWords({ fields }: Fields, field: string, kind: string): string {
  const told = fields[field];
  return (typeof told === 'object' && told.unit === 'kind' && told.called[kind]) || kind;
}

function numberWords(field: string, value: number, told: Told): string {
  const { log, names, money } = told;
  switch (unitOf(log, field)) {
    case 'money':
      return money(value);
    case 'percent':
      return showPercent(value);
    case 'switch':
      return value ? 'Yes' : 'No';
    case 'office':
      return names.offices.get(value) ?? `#${value}`;
    case 'person':
      return names.people.get(value) ?? `#${value}`;
    case 'theme':
      return themeOf(value).name;
    case 'record':
      return recordWords(field, value, told);
    default:
      return String(value);
  }
}

function recordWords(field: string, id: number, { log, names, beside, isNumbered }: Told): string {
  const name = names.records?.get(recordKey({ subject: kindIn(log, field, beside) ?? '', id }));
  if (name === undefined) return `#${id}`;
  return isNumbered ? `${name} #${id}` : name;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
