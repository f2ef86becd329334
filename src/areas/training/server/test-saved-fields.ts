import { addThenChange, readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { findVideo, listTags, renameTag, saveVideo } from '../contract.ts';
import { buildTrainingTag } from './test-data.ts';

export const savedVideo = readsAsSaved(saveVideo)(async (_, { client }) => {
  return {
    fields: {
      video: {
        values: ['https://vimeo.com/76979871', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
        read: ({ videoType, videoCode }) =>
          videoType === 1 ? `https://vimeo.com/${videoCode}` : `https://www.youtube.com/watch?v=${videoCode}`,
      },
      description: ['How to add a customer', 'How to add a policy'],
      tags: {
        values: [['first steps'], ['policies', 'terms']],
        read: ({ tags }) => tags.map(({ description }: { description: string }) => description),
      },
    },
    ...addThenChange(client, { save: saveVideo, find: findVideo }),
  };
});

export const renamedTag = readsAsSaved(renameTag)(async ({ owner }, { client, masterId }) => {
  const id = await buildTrainingTag(owner, masterId);
  return {
    fields: { description: ['First steps'] },
    saves: [(body) => client.call(renameTag, { params: { id }, body })],
    find: async () => {
      const found = await client.call(listTags);
      return { ...found, body: found.body.results[0] };
    },
  };
});
