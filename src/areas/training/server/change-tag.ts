import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { refuseTakenName } from '#platform/server/http/refuse-taken-name.ts';
import type { CountedTag, deleteTag as deleteEndpoint, renameTag as renameEndpoint } from '../contract.ts';
import { TAG_LOG } from '../log.ts';
import * as store from './tag-store.ts';

const SUBJECT = TAG_LOG.subject;

export async function renameTag(call: Call<typeof renameEndpoint>): Promise<CountedTag> {
  const { db, session, params, body } = call;
  const { id, description: before } = await lock(db, params.id);
  await refuseTakenName(
    'training_tags_description',
    'There is already a tag with that name.',
    store.renameTag(db, id, body.description),
    'description',
  );
  await writeChange(db, session, {
    subject: SUBJECT,
    subjectId: id,
    action: 'edited',
    before: { description: before },
    after: { description: body.description },
  });
  return lock(db, id);
}

export async function deleteTag(call: Call<typeof deleteEndpoint>): Promise<CountedTag> {
  const { db, session, params } = call;
  const tag = await lock(db, params.id);
  await store.removeTag(db, tag.id);
  const { id, ...before } = tag;
  await writeChange(db, session, { subject: SUBJECT, subjectId: id, action: 'deleted', before });
  return tag;
}

async function lock(db: Db, id: number): Promise<CountedTag> {
  const tag = await store.lockTag(db, id);
  if (!tag) throw refuse.notFound();
  return tag;
}
