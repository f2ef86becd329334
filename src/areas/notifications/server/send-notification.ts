import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { idsOf, type sendNotification as sendEndpoint } from '../contract.ts';
import { NOTIFICATION_LOG } from '../log.ts';
import { unknownReceivers } from '../rules.ts';
import { countKnown, listPeople } from './receivers-store.ts';
import { tell } from './tell-people.ts';

type Send = Pick<Call<typeof sendEndpoint>, 'db' | 'session' | 'body'>;

/** Finds the people that the choice covers and notifies them. */
export async function sendNotification({ db, session, body }: Send) {
  const { type, title, message, priority } = body;
  const sendTo = type === 'Company Wide' ? [] : idsOf(body.sendTo);
  if (type !== 'Company Wide') {
    const unknown = unknownReceivers(type, sendTo.length - (await countKnown(db, type, sendTo)));
    if (unknown) throw refuse.fields({ sendTo: [unknown] });
  }
  const to = await listPeople(db, type, sendTo);
  if (to.length === 0)
    throw refuse.fields({ sendTo: ['No one works there at the moment. Choose someone else.'] });
  const { masterId, employeeId } = session;
  const { id, receivers } = await tell(db, {
    masterId,
    from: employeeId,
    to,
    type,
    title,
    message,
    priority,
  });
  await writeChange(db, session, {
    subject: NOTIFICATION_LOG.subject,
    subjectId: id,
    action: 'sent',
    after: { type, sendTo, title, message, priority, receivers: receivers.length },
  });
  return { id, type, title, message, priority, receivers: receivers.length };
}
