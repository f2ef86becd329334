import { call } from '#platform/web/api/call.ts';
import type { NumberFinder } from '#platform/web/inputs/finder.ts';
import { say } from '#platform/web/wording.ts';
import { searchCustomers } from '../search-contract.ts';
import { queryProblem } from '../search-types.ts';
import { finderTexts } from './texts/finder.ts';

const MOST = 15;
const selection = 'nameId';

/** Finds customers by number or by fragments of the name. */
export const CUSTOMER_FINDER: NumberFinder = {
  key: 'customers',
  problemOf: (typed) => queryProblem(selection, typed),
  find: async (query, signal) =>
    (await call(searchCustomers, { query: { selection, query, page: 1, per_page: MOST }, signal })).results,
  words: () => ({
    label: say(finderTexts.label),
    placeholder: finderTexts.placeholder,
    noMatch: say(finderTexts.noMatch),
    button: say(finderTexts.button),
  }),
};
