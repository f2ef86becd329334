import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { findCall, placeCall, saveNotes } from '../contract.ts';
import { buildPhoneCall } from './test-data.ts';

export const placedCall = readsAsSaved(placeCall)(async ({ owner }, { client, id, masterId }) => {
  await owner.query('UPDATE employees SET telephony_on = true WHERE id = $1', [id]);
  return {
    fields: { number: ['(305) 555-0142'], customerId: [await buildCustomer(owner, masterId)] },
    saves: [(body) => client.call(placeCall, { body })],
    find: (call) => client.call(findCall, { params: { id: call.id } }),
  };
});

export const notedCall = readsAsSaved(saveNotes)(async ({ owner }, { client, id: employeeId, masterId }) => {
  const id = await buildPhoneCall(owner, { masterId, employeeId });
  const save = (body: unknown) => client.call(saveNotes, { params: { id }, body });
  return {
    fields: { notes: ['Wants a quote.', 'Wants two quotes.'] },
    saves: [save, save],
    find: () => client.call(findCall, { params: { id } }),
  };
});
