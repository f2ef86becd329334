import { addThenChange, readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { findWebhook, saveWebhook } from '../contract.ts';

export const savedWebhook = readsAsSaved(saveWebhook)(async (_, { client }) => ({
  fields: {
    address: ['https://hooks.example.com/one', 'https://hooks.example.com/other?code=1'],
    events: [
      ['customer', 'receipt'],
      ['policy', 'task', 'contract'],
    ],
    active: [true, false],
  },
  ...addThenChange(client, { save: saveWebhook, find: findWebhook }),
}));
