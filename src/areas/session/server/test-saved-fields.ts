import { readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { ownProfile, saveOwnProfile } from '../profile-contract.ts';

export const savedProfile = readsAsSaved(saveOwnProfile)(async (_, { client }) => {
  const save = (body: unknown) => client.call(saveOwnProfile, { body });
  return {
    fields: {
      firstName: ['María', 'Ida'],
      lastName: ['Núñez', 'New'],
      phone: ['(305) 555-0142', '(305) 555-0143'],
    },
    saves: [save, save],
    find: () => client.call(ownProfile),
  };
});
