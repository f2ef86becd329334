import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { addRecord, type RecordKind, saveRecord } from '#platform/server/records/save-record.ts';
import type { Contact, saveContact as saveEndpoint } from '../contract.ts';
import { CONTACT_LOG } from '../log.ts';
import * as store from './contact-store.ts';

export const CONTACTS: RecordKind<Contact> = {
  subject: CONTACT_LOG.subject,
  lock: store.lockContact,
  find: store.findContact,
  logged: ({ id, version, ...fields }) => fields,
};

type Save = Call<typeof saveEndpoint>;

export function saveContact(call: Save): Promise<Contact> {
  const { db, session, params, body } = call;
  if (params.id !== 0 && body.restore) return restore(call);
  return saveRecord(
    CONTACTS,
    call,
    { id: params.id, version: body.version },
    {
      add: () => store.insertContact(db, session.masterId, body),
      change: ({ id }) => store.updateContact(db, id, body),
    },
  );
}

const BACK_ALREADY = 'Someone has already brought this contact back.';

/** Only what this agency deleted comes back: the log knows it, and which version it had. */
async function restore(call: Save): Promise<Contact> {
  const { db, session, params, body } = call;
  if (await store.lockContact(db, params.id)) throw refuse.conflict(BACK_ALREADY);
  const version = await store.findDeletedVersion(db, CONTACTS.subject, params.id);
  if (version === undefined) throw refuse.notFound();
  return addRecord(CONTACTS, call, {
    action: 'restored',
    add: async () => {
      if (!(await store.reinsertContact(db, session.masterId, params.id, version + 1, body)))
        throw refuse.conflict(BACK_ALREADY);
      return params.id;
    },
  });
}
