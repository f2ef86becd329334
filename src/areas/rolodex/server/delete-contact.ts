import { lastChangedBy, writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { Contact, deleteContact as deleteEndpoint } from '../contract.ts';
import * as store from './contact-store.ts';
import { SUBJECT } from './save-contact.ts';

export async function deleteContact(call: Call<typeof deleteEndpoint>): Promise<Contact> {
  const { db, session, params, query } = call;
  const found = await store.lockContact(db, params.id);
  if (!found) throw refuse.notFound();
  if (query.version !== undefined && query.version !== found.version) {
    throw refuse.changed(await lastChangedBy(db, SUBJECT, found.id), found);
  }
  await store.removeContact(db, found.id);
  const { id, ...before } = found;
  await writeChange(db, session, { subject: SUBJECT, subjectId: id, action: 'deleted', before });
  return found;
}
