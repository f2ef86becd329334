import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { archiveFiles as archiveEndpoint, unarchiveFiles as unarchiveEndpoint } from '../contract.ts';
import { setArchived } from './file-store.ts';
import { FILE_SUBJECT, lockAll } from './lock-file.ts';
import { refuseUnmatched } from './unmatched-lines.ts';

type ArchiveCall = Call<typeof archiveEndpoint> | Call<typeof unarchiveEndpoint>;

export const archiveFiles = (call: Call<typeof archiveEndpoint>) => change(call, true);
export const unarchiveFiles = (call: Call<typeof unarchiveEndpoint>) => change(call, false);

/** Files already in that state stay as they are. */
async function change({ db, session, body }: ArchiveCall, isArchived: boolean): Promise<void> {
  const locked = await lockAll(db, body.ids);
  const ids = locked.filter((file) => (file.archived_at !== null) !== isArchived).map(({ id }) => id);
  if (ids.length === 0)
    throw refuse.conflict(isArchived ? 'This is archived already.' : 'This is active already.');
  if (isArchived && !('despiteUnmatched' in body && body.despiteUnmatched)) await refuseUnmatched(db, ids);
  await setArchived(db, ids, isArchived);
  for (const id of ids)
    await writeChange(db, session, {
      subject: FILE_SUBJECT,
      subjectId: id,
      action: isArchived ? 'archived' : 'unarchived',
    });
}
