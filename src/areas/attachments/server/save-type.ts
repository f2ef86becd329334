import type { Call } from '#platform/server/http/mount.ts';
import { refuseTakenName } from '#platform/server/http/refuse-taken-name.ts';
import { type RecordKind, saveRecord } from '#platform/server/records/save-record.ts';
import type { AttachmentType, saveType as saveEndpoint } from '../contract.ts';
import { TYPE_LOG } from '../log.ts';
import * as store from './type-store.ts';

const TAKEN = 'There is already an attachment type with this name. Choose another name.';

const TYPES: RecordKind<AttachmentType> = {
  subject: TYPE_LOG.subject,
  lock: store.lockType,
  find: store.lockType,
  logged: ({ name, active }) => ({ name, active }),
};

export function saveType(call: Call<typeof saveEndpoint>): Promise<AttachmentType> {
  const { db, session, params, body } = call;
  const saving = saveRecord(
    TYPES,
    call,
    { id: params.id, version: body.version },
    {
      add: () => store.insertType(db, session.masterId, body),
      change: ({ id }) => store.updateType(db, id, body),
    },
  );
  return refuseTakenName('attachment_types_name', TAKEN, saving);
}
