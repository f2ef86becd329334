import { call } from '#platform/web/api/call.ts';
import type { NumberFinder } from '#platform/web/inputs/finder.ts';
import { lookupProblem } from '../rules.ts';
import { finderTexts } from './texts/finder.ts';

const MOST = 15;

/** Finds leads by fragments of name, phone and email. */
export const LEAD_FINDER: NumberFinder = {
  key: 'leads',
  problemOf: lookupProblem,
  find: async (query, signal) => {
    // Most fields that could find a lead are about a customer: the calls of leads load when one is looked for.
    const { lookupLeads } = await import('../list-contract.ts');
    return (await call(lookupLeads, { query: { query, page: 1, per_page: MOST }, signal })).results;
  },
  words: () => finderTexts,
};
