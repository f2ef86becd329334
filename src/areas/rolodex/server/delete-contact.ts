import type { Call } from '#platform/server/http/mount.ts';
import { deleteRecord } from '#platform/server/records/save-record.ts';
import type { Contact, deleteContact as deleteEndpoint } from '../contract.ts';
import * as store from './contact-store.ts';
import { CONTACTS } from './save-contact.ts';

/** The log also keeps the version, so that what is brought back goes on from there. */
const REMEMBERED = { ...CONTACTS, logged: ({ id, ...fields }: Contact) => fields };

export function deleteContact(call: Call<typeof deleteEndpoint>): Promise<Contact> {
  const { db, params, query } = call;
  return deleteRecord(REMEMBERED, call, { id: params.id, version: query.version }, ({ id }) =>
    store.removeContact(db, id),
  );
}
