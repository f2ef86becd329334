import { readDay } from '#platform/shared/dates.ts';
import { phoneDigits } from '#platform/shared/phones.ts';

export const QUERY_MIN = 3;
export const QUERY_MAX = 200;
/** More words than a name has make a search slower, not better. */
export const WORDS_MAX = 6;

/** In the order of the choice. */
export const SEARCH_TYPES = [
  { key: 'nameId', label: 'Name or ID' },
  { key: 'name', label: 'Name Only' },
  { key: 'exactName', label: 'Exact Name Match' },
  { key: 'dob', label: 'Date of Birth' },
  { key: 'household', label: 'Household Members' },
  { key: 'pfContract', label: 'PF Contract Number' },
  { key: 'address', label: 'Address' },
  { key: 'phone', label: 'Phone' },
  { key: 'dl', label: 'DL' },
  { key: 'policy', label: 'Policy' },
  { key: 'vin', label: 'VIN' },
  { key: 'tag', label: 'Tag' },
  { key: 'custom1', label: 'custom field 1' },
  { key: 'custom2', label: 'custom field 2' },
  { key: 'custom3', label: 'custom field 3' },
  { key: 'email', label: 'Customer Email' },
  { key: 'checkNumber', label: 'Check Number' },
  { key: 'source', label: 'Source' },
  { key: 'receiptDetailId', label: 'ReceiptDetail ID' },
  { key: 'firstName', label: 'First Name' },
  { key: 'lastName', label: 'Last Name' },
] as const;

/** Not in the choice: the address of stored quotes names it. */
const STORED_QUOTES = { key: 'quote', label: 'Stored Quotes' } as const;

export type SearchType = (typeof SEARCH_TYPES)[number]['key'] | typeof STORED_QUOTES.key;

export function isSearchType(key: string): key is SearchType {
  return [...SEARCH_TYPES, STORED_QUOTES].some((type) => type.key === key);
}

interface LabelConfig {
  showFirstNameLastName: 0 | 1;
  customField1: string;
  customField2: string;
  customField3: string;
}

/** The choice as this agency sees it: its own names for the custom fields, first and last name where wanted. */
export function searchTypesFor(config: LabelConfig, asked?: string): { key: SearchType; label: string }[] {
  const custom: Partial<Record<SearchType, string>> = {
    custom1: config.customField1,
    custom2: config.customField2,
    custom3: config.customField3,
  };
  const types = [...SEARCH_TYPES, ...(asked === STORED_QUOTES.key ? [STORED_QUOTES] : [])];
  return types
    .filter(({ key }) => config.showFirstNameLastName || (key !== 'firstName' && key !== 'lastName'))
    .map(({ key, label }) => ({ key, label: custom[key] || label }));
}

/** Why this cannot be searched for, or nothing. */
export function queryProblem(selection: string, query: string): string | undefined {
  const text = query.trim();
  if (text.length < QUERY_MIN) return `Enter at least ${QUERY_MIN} characters.`;
  if (text.length > QUERY_MAX) return `Enter at most ${QUERY_MAX} characters.`;
  if (selection === 'dob' && !readDay(text)) return 'Enter a valid date, like 11/15/1980.';
  if (selection === 'phone' && phoneDigits(text).length < QUERY_MIN)
    return `Enter at least ${QUERY_MIN} digits.`;
  if (
    ['dl', 'policy', 'vin', 'tag', 'checkNumber', 'pfContract', 'quote'].includes(selection) &&
    !/[0-9a-z]/i.test(text)
  )
    return 'Enter letters or digits.';
  if (selection === 'receiptDetailId' && idIn(text) === undefined)
    return 'Enter the number of a line of a receipt, digits only.';
  return undefined;
}

/** The number in "Name or ID", when digits alone were typed. */
export function idIn(query: string): number | undefined {
  const text = query.trim();
  const id = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
