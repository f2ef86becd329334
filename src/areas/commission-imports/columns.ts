import type { FieldErrors } from '#platform/shared/errors.ts';

/** What a statement can say about a commission. */
export const FIELDS = [
  'policyNumber',
  'customerName',
  'productName',
  'transactionDate',
  'effectiveDate',
  'expirationDate',
  'premium',
  'commission',
] as const;
export type Field = (typeof FIELDS)[number];

/** Which column of the sheet contains what, by its heading; null where none does. */
export type ColumnMap = Record<Field, string | null>;

export const FIELD_WORDS: Readonly<Record<Field, string>> = {
  policyNumber: 'Policy number',
  customerName: 'Customer name',
  productName: 'Product',
  transactionDate: 'Transaction date',
  effectiveDate: 'Effective date',
  expirationDate: 'Expiration date',
  premium: 'Premium',
  commission: 'Commission',
};

export const NO_COLUMNS: ColumnMap = {
  policyNumber: null,
  customerName: null,
  productName: null,
  transactionDate: null,
  effectiveDate: null,
  expirationDate: null,
  premium: null,
  commission: null,
};

/** Headings as carriers write them, the most telling first, in letters only. */
const USUAL: Readonly<Record<Field, readonly string[]>> = {
  policyNumber: ['policynumber', 'policyno', 'policynum', 'policyid', 'polno', 'policy', 'contractnumber'],
  customerName: ['insuredname', 'namedinsured', 'insured', 'customername', 'customer', 'client', 'name'],
  productName: ['product', 'productname', 'lineofbusiness', 'lob', 'policytype', 'coverage', 'line', 'type'],
  transactionDate: ['transactiondate', 'transdate', 'trandate', 'paiddate', 'statementdate', 'date'],
  effectiveDate: ['effectivedate', 'effdate', 'effective', 'inceptiondate', 'inception', 'startdate'],
  expirationDate: ['expirationdate', 'expdate', 'expiration', 'expiry', 'enddate'],
  premium: ['premium', 'writtenpremium', 'grosspremium', 'netpremium', 'commissionablepremium'],
  commission: ['commission', 'commissionamount', 'commissionpaid', 'commamount', 'comm', 'amount'],
};
/** A shorter word is part of too many headings to be useful. */
const TELLING = 6;
const RATE = /%|rate|percent|pct/i;

const letters = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z]+/g, '');

/** What the headings look like; each column is used once. */
export function guessColumns(headings: readonly string[]): ColumnMap {
  const map: ColumnMap = { ...NO_COLUMNS };
  let free = headings
    .filter((heading) => !RATE.test(heading))
    .map((heading) => ({ heading, read: letters(heading) }));
  const take = (fits: (read: string, word: string) => boolean) => {
    for (const field of FIELDS.filter((name) => map[name] === null)) {
      const found = firstOf(USUAL[field], (word) => free.find(({ read }) => fits(read, word)));
      if (found === undefined) continue;
      map[field] = found.heading;
      free = free.filter((each) => each !== found);
    }
  };
  take((read, word) => read === word);
  take((read, word) => word.length >= TELLING && read.includes(word));
  return map;
}

function firstOf<T>(words: readonly string[], find: (word: string) => T | undefined): T | undefined {
  for (const word of words) {
    const found = find(word);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The sheet has all columns of a saved map, none of them twice: a person has to say which one is meant. */
function hasColumns(map: ColumnMap, headings: readonly string[]): boolean {
  return FIELDS.every(
    (field) =>
      map[field] === null || (headings.includes(map[field]) && !headings.includes(`${map[field]} (2)`)),
  );
}

/**
 * A saved map whose columns the sheet has, with the policy number where the map has none and the sheet plainly does:
 * a row is recognized by its number. Undefined when the sheet lacks a column of the map.
 */
export function completed(map: ColumnMap, headings: readonly string[]): ColumnMap | undefined {
  if (!hasColumns(map, headings)) return undefined;
  if (map.policyNumber !== null) return map;
  const taken = new Set(Object.values(map));
  const policyNumber = headings.find(
    (heading) => !taken.has(heading) && USUAL.policyNumber.includes(letters(heading)),
  );
  return policyNumber === undefined ? map : { ...map, policyNumber };
}

/** A saved map is used as it is when nothing has to be added to it: a person checks additions first. */
export function fits(map: ColumnMap, headings: readonly string[]): boolean {
  return completed(map, headings) === map;
}

const DATES: readonly Field[] = ['transactionDate', 'effectiveDate', 'expirationDate'];

/** Why a sheet cannot be read by this map, by field. */
export function mapProblems(map: ColumnMap, headings: readonly string[]): FieldErrors {
  const errors: FieldErrors = {};
  if (!map.policyNumber && !map.customerName)
    errors['map.policyNumber'] = ['Choose the column that holds the policy number or the customer.'];
  if (!map.transactionDate) errors['map.transactionDate'] = ['Choose the column that holds the date.'];
  if (!map.commission) errors['map.commission'] = ['Choose the column that holds the commission.'];
  const taken = new Map<string, Field>();
  for (const field of FIELDS) {
    const heading = map[field];
    if (heading === null) continue;
    const other = taken.get(heading);
    if (!headings.includes(heading)) errors[`map.${field}`] = [`The file has no column “${heading}”.`];
    else if (other && !(DATES.includes(field) && DATES.includes(other)))
      errors[`map.${field}`] = [`This column already holds the ${FIELD_WORDS[other].toLowerCase()}.`];
    else taken.set(heading, field);
  }
  return errors;
}
