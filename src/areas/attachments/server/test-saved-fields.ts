import { addThenChange, readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { listTypes, saveType } from '../contract.ts';

export const savedAttachmentType = readsAsSaved(saveType)(async (_, { client }) => ({
  fields: {
    name: ['Photo of the car', 'Photo of the home'],
    active: [false, true],
  },
  saves: addThenChange(client, { save: saveType, find: listTypes }).saves,
  find: async ({ id }) => {
    const found = await client.call(listTypes);
    const types: { id: number }[] = found.body.results;
    return { ...found, body: types.find((type) => type.id === id) };
  },
}));
