import { addThenChange, readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { findFilter, saveFilter } from '../filter-contract.ts';

export const savedReportFilter = readsAsSaved(saveFilter)(async (_, { client }) => ({
  fields: {
    report: ['receipts', 'renewals'],
    name: ['Month end', 'Next year'],
    filter: [{ days: 'lastMonth', by: 'person' } as Record<string, string>, { by: 'company' }],
    shared: [true, false],
    schedule: ['weekly', 'monthly'],
  },
  ...addThenChange(client, { save: saveFilter, find: findFilter }),
}));
