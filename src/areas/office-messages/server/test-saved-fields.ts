import { buildOffice } from '#areas/offices/server/test-data.ts';
import { readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { createMessage, editMessage, findMessage } from '../contract.ts';
import { buildOfficeMessage } from './test-data.ts';

export const createdMessage = readsAsSaved(createMessage)(async ({ owner }, { client, masterId }) => ({
  fields: {
    officeId: { values: [await buildOffice(owner, masterId)], read: ({ office }) => office.id },
    message: ['<p>We close at noon.</p>'],
  },
  saves: [(body) => client.call(createMessage, { body })],
  find: ({ id }) => client.call(findMessage, { params: { id } }),
}));

export const editedMessage = readsAsSaved(editMessage)(async ({ owner }, { client, masterId }) => {
  const id = await buildOfficeMessage(owner, masterId);
  return {
    fields: { message: ['<p>We close at two.</p>'] },
    saves: [(body) => client.call(editMessage, { params: { id }, body })],
    find: () => client.call(findMessage, { params: { id } }),
  };
});
