import { hasOpenOffice } from '#areas/offices/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import {
  addRecord,
  changeRecord,
  deleteRecord,
  type RecordKind,
} from '#platform/server/records/save-record.ts';
import type * as contract from '../contract.ts';
import { MESSAGE_LOG } from '../log.ts';
import { emptyProblems, readMessage } from './read-message.ts';
import * as store from './store.ts';

type Message = contract.OfficeMessage;

export const MESSAGES: RecordKind<Message> = {
  subject: MESSAGE_LOG.subject,
  lock: store.lockMessage,
  find: store.findMessage,
  logged: ({ office, message }) => ({ office: office.name, message }),
};

export function createMessage(call: Call<typeof contract.createMessage>): Promise<Message> {
  const { db, session, body } = call;
  const { officeId } = body;
  const message = readMessage(body.message);
  return addRecord(MESSAGES, call, {
    problems: async () => ({
      ...emptyProblems(message),
      // A closed office has nobody left to read it.
      ...(!(await hasOpenOffice(db, officeId)) && { officeId: [NO_OFFICE] }),
    }),
    add: () => store.insertMessage(db, session.masterId, { officeId, message }),
  });
}

const NO_OFFICE = 'Choose an office of your agency that is in use.';

export function editMessage(call: Call<typeof contract.editMessage>): Promise<Message> {
  const { db, params, body } = call;
  const message = readMessage(body.message);
  return changeRecord(
    MESSAGES,
    call,
    { id: params.id, version: body.version },
    {
      problems: () => emptyProblems(message),
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
