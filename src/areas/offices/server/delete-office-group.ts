import { lastChangedBy, writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { deleteOfficeGroup as deleteEndpoint } from '../contract.ts';
import { whyNotDeletable } from '../rules.ts';
import { countBelow, deleteGroup, lockGroup } from './group-store.ts';
import { loggedGroup } from './save-office-group.ts';

export async function deleteOfficeGroup({
  db,
  session,
  params: { id },
  query,
}: Call<typeof deleteEndpoint>): Promise<void> {
  const before = await lockGroup(db, id);
  if (!before) throw refuse.notFound();
  if (query.version !== undefined && query.version !== before.version) {
    const who = await lastChangedBy(db, 'office group', id);
    throw refuse.conflict(
      `${who} changed ${before.name} in the meantime. Look at it again before you delete it.`,
    );
  }
  const why = whyNotDeletable(await countBelow(db, id));
  if (why) throw refuse.conflict(why);
  await deleteGroup(db, id);
  await writeChange(db, session, {
    subject: 'office group',
    subjectId: id,
    action: 'deleted',
    before: loggedGroup(before),
  });
}
