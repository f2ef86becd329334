import { readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { ownReferrals, referFriend } from '../contract.ts';

export const savedReferral = readsAsSaved(referFriend)(async (_, { client }) => ({
  fields: {
    friendName: ['Fred Friend'],
    email: ['fred@friend.test'],
    agency: ['Friend & Sons'],
    phone: ['(305) 555-0142'],
    message: ['You will like it.'],
  },
  saves: [(body) => client.call(referFriend, { body })],
  find: async () => {
    const found = await client.call(ownReferrals);
    return { ...found, body: found.body.results[0] };
  },
}));
