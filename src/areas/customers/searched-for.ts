import type { CustomerFields } from './rules.ts';

type Known = Partial<Pick<CustomerFields, 'firstName' | 'lastName' | 'phone' | 'email' | 'licenseNumber'>>;

/** What a search that found nobody already says about whoever is added next. */
export function searchedFor(selection: string, query: string): Known {
  const text = query.trim();
  if (selection === 'phone') return { phone: text };
  if (selection === 'email') return text.includes('@') ? { email: text } : {};
  if (selection === 'dl') return { licenseNumber: text };
  if (selection === 'firstName') return { firstName: capitals(text) };
  const isName = ['nameId', 'name', 'exactName', 'lastName'].includes(selection) && !/\d/.test(text);
  return isName ? nameIn(text, selection) : {};
}

/** "johnson, maria" and "maria johnson" are the same person; a single word is a last name. */
function nameIn(text: string, selection: string): Known {
  const [last = '', first] = text.split(',').map((part) => part.trim());
  if (first) return { firstName: capitals(first), lastName: capitals(last) };
  const words = last.split(/\s+/);
  if (selection === 'lastName' || words.length === 1) return { lastName: capitals(last) };
  return { firstName: capitals(words.slice(0, -1).join(' ')), lastName: capitals(words.at(-1) ?? '') };
}

/** People search in small letters; a name that has a capital is left as it is. */
function capitals(text: string): string {
  if (text !== text.toLowerCase()) return text;
  return text.replaceAll(
    /(^|[\s'-])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
