import { readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { listNotifications, sendNotification } from '../contract.ts';

export const sentNotification = readsAsSaved(sendNotification)(async (_, { client, id }) => {
  const received = async () => {
    const found = await client.call(listNotifications, { params: { userId: id } });
    return { ...found, body: found.body.notifications[0] };
  };
  return {
    fields: {
      type: { always: 'Employee' },
      sendTo: { unread: 'It chooses who receives it; that the sender did is what is read here.' },
      title: ['Meeting'],
      message: { values: ['At noon.'], read: (told) => told.notification_message.message },
      priority: [2],
    },
    saves: [
      async (body) => {
        await client.call(sendNotification, { body: { ...body, sendTo: [id] } });
        return received();
      },
    ],
    find: received,
  };
});
