import { lastChangedBy, writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type * as contract from '../contract.ts';
import { readMessage } from './read-message.ts';
import * as store from './store.ts';

const SUBJECT = 'office message';

type Message = contract.OfficeMessage;

export async function createMessage(call: Call<typeof contract.createMessage>): Promise<Message> {
  const { db, session, body } = call;
  const message = readMessage(body.message);
  if (!(await store.hasOfficeInUse(db, body.officeId)))
    throw refuse.fields({ officeId: ['Choose an office of your agency that is in use.'] });
  const id = await store.insertMessage(db, session.masterId, { officeId: body.officeId, message });
  const after = await loadMessage(db, id);
  await writeChange(db, session, { subject: SUBJECT, subjectId: id, action: 'added', after: logged(after) });
  return after;
}

export async function editMessage(call: Call<typeof contract.editMessage>): Promise<Message> {
  const { db, session, params, body } = call;
  const message = readMessage(body.message);
  const before = await lockSameVersion(db, params.id, body.version);
  await store.updateMessage(db, before.id, message);
  const after = await loadMessage(db, before.id);
  await writeChange(db, session, {
    subject: SUBJECT,
    subjectId: before.id,
    action: 'edited',
    before: logged(before),
    after: logged(after),
  });
  return after;
}

export async function deleteMessage(call: Call<typeof contract.deleteMessage>): Promise<Message> {
  const { db, session, params, query } = call;
  const before = await lockSameVersion(db, params.id, query.version);
  await store.removeMessage(db, before.id);
  await writeChange(db, session, {
    subject: SUBJECT,
    subjectId: before.id,
    action: 'deleted',
    before: logged(before),
  });
  return before;
}

export async function loadMessage(db: Db, id: number): Promise<Message> {
  const message = await store.findMessage(db, id);
  if (!message) throw refuse.notFound();
  return message;
}

/** A save without a version is taken as it is. */
async function lockSameVersion(db: Db, id: number, version: number | undefined): Promise<Message> {
  const found = await store.lockMessage(db, id);
  if (!found) throw refuse.notFound();
  if (version !== undefined && version !== found.version)
    throw refuse.changed(await lastChangedBy(db, SUBJECT, id), found);
  return found;
}

function logged({ office, message }: Message): Record<string, unknown> {
  return { office: office.name, message };
}
