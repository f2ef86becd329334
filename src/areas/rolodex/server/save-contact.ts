import { lastChangedBy, writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { Contact, saveContact as saveEndpoint } from '../contract.ts';
import * as store from './contact-store.ts';

export const SUBJECT = 'rolodex contact';

type Save = Call<typeof saveEndpoint>;

export async function saveContact(call: Save): Promise<Contact> {
  const { db, params, body } = call;
  if (params.id === 0) return add(call);
  const before = await store.lockContact(db, params.id);
  if (before && body.restore) throw refuse.conflict('Someone has already brought this contact back.');
  if (before) return edit(call, before);
  return restore(call);
}

async function add({ db, session, body }: Save): Promise<Contact> {
  const id = await store.insertContact(db, session.masterId, body);
  return keep({ db, session }, 'added', id);
}

async function edit(call: Save, before: Contact): Promise<Contact> {
  const { db, body } = call;
  if (body.version !== undefined && body.version !== before.version) {
    throw refuse.changed(await lastChangedBy(db, SUBJECT, before.id), before);
  }
  await store.updateContact(db, before.id, body);
  return keep(call, 'edited', before.id, before);
}

/** Only what this agency deleted comes back: the log knows it, and which version it had. */
async function restore(call: Save): Promise<Contact> {
  const { db, session, params, body } = call;
  const version = body.restore ? await store.findDeletedVersion(db, SUBJECT, params.id) : undefined;
  if (version === undefined) throw refuse.notFound();
  if (!(await store.reinsertContact(db, session.masterId, params.id, version + 1, body)))
    throw refuse.conflict('Someone has already brought this contact back.');
  return keep(call, 'restored', params.id);
}

async function keep(
  { db, session }: Pick<Save, 'db' | 'session'>,
  action: string,
  id: number,
  before?: Contact,
): Promise<Contact> {
  const after = await loadContact(db, id);
  await writeChange(db, session, {
    subject: SUBJECT,
    subjectId: id,
    action,
    ...(before && { before: logged(before) }),
    after: logged(after),
  });
  return after;
}

export async function loadContact(db: Db, id: number): Promise<Contact> {
  const contact = await store.findContact(db, id);
  if (!contact) throw refuse.notFound();
  return contact;
}

function logged({ id, version, ...fields }: Contact): Record<string, unknown> {
  return fields;
}
