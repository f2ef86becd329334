import { addThenChange, readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { findTemplate, saveTemplate } from '../contract.ts';

export const savedTemplate = readsAsSaved(saveTemplate)(async (_, { client }) => ({
  fields: {
    kind: { always: 'emailBlast' },
    title: ['Welcome', 'Birthday'],
    subject: ['Hello {{customer.firstName}}', 'Happy birthday'],
    body: ['<p>Dear {{customer.name}}</p>', '<p>Dear friend</p>'],
    // The one that mails begin with is in use, so that they take turns.
    isDefault: [true, false],
    active: [true, false],
  },
  ...addThenChange(client, { save: saveTemplate, find: findTemplate }),
}));
