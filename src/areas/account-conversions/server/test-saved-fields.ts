import { buildAccount } from '#areas/accounts/server/test-data.ts';
import { readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { addConversion, listConversions } from '../contract.ts';

export const addedConversion = readsAsSaved(addConversion)(async ({ owner }, { client, id }) => {
  const masterId = await buildAccount(owner);
  return {
    fields: {
      masterId: [masterId],
      conversionType: ['Competitor'],
      competitorId: [127],
      competitorName: ['Paper files'],
      comments: ['Two boxes.'],
      fee: [250.5],
    },
    saves: [(body) => client.call(addConversion, { body })],
    find: async () => {
      const answer = await client.call(listConversions, { params: { userId: id, masterId } });
      return { ...answer, body: answer.body.results[0] };
    },
  };
});
