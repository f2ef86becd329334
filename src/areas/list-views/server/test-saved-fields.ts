import { addThenChange, readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { findView, saveView } from '#platform/shared/list-views.ts';

export const savedListView = readsAsSaved(saveView)(async (_, { client }) => ({
  fields: {
    list: ['/rolodex', '/leads/open'],
    name: ['Companies', 'Mine'],
    search: ['kind=companies', 'assignee=3&sort=name'],
  },
  ...addThenChange(client, { save: saveView, find: findView }),
}));
