import type { Call } from '#platform/server/http/mount.ts';
import {
  changeRecord,
  deleteRecord,
  keepAdded,
  type RecordKind,
  refuseProblems,
} from '#platform/server/records/save-record.ts';
import type * as contract from '../contract.ts';
import { MESSAGE_LOG } from '../log.ts';
import { readMessage } from './read-message.ts';
import * as store from './store.ts';

type Message = contract.OfficeMessage;

export const MESSAGES: RecordKind<Message> = {
  subject: MESSAGE_LOG.subject,
  lock: store.lockMessage,
  find: store.findMessage,
  logged: ({ office, message }) => ({ office: office.name, message }),
};

export async function createMessage(call: Call<typeof contract.createMessage>): Promise<Message> {
  const { db, session, body } = call;
  const message = readMessage(body.message);
  if (!(await store.hasOfficeInUse(db, body.officeId)))
    refuseProblems({ officeId: ['Choose an office of your agency that is in use.'] });
  const id = await store.insertMessage(db, session.masterId, { officeId: body.officeId, message });
  return keepAdded(MESSAGES, call, id);
}

export function editMessage(call: Call<typeof contract.editMessage>): Promise<Message> {
  const { db, params, body } = call;
  const message = readMessage(body.message);
  return changeRecord(
    MESSAGES,
    call,
    { id: params.id, version: body.version },
    {
      change: ({ id }) => store.updateMessage(db, id, message),
    },
  );
}

export function deleteMessage(call: Call<typeof contract.deleteMessage>): Promise<Message> {
  const { db, params, query } = call;
  return deleteRecord(MESSAGES, call, { id: params.id, version: query.version }, ({ id }) =>
    store.removeMessage(db, id),
  );
}
