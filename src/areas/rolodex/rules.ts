import { phoneDigits } from '#platform/shared/phones.ts';

/** Fewer digits occur in every other number. */
const DIGITS_MIN = 3;

export interface SearchTerms {
  /** Each of them must occur somewhere in the entry. */
  words: string[];
  /** A telephone number however it was typed; empty when none was. */
  digits: string;
}

/** What a person typed into the search of the rolodex. */
export function searchTerms(typed: string): SearchTerms {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  const digits = /^[\d\s()+.-]+$/.test(typed) ? phoneDigits(typed) : '';
  return { words, digits: digits.length < DIGITS_MIN ? '' : digits };
}
