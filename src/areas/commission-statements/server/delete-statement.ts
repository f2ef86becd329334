import { ARCHIVED } from '#areas/commissions/rules.ts';
import { type LockedFile, lockFiles, raiseVersions } from '#areas/commissions/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { deleteStatement as deleteEndpoint } from '../contract.ts';
import { whyNotDelete } from '../rules.ts';
import { SUBJECT } from './create-statement.ts';
import { filesOf, unsettle } from './settle-store.ts';
import { logStatement } from './share-log.ts';
import { loadStatement } from './statement-of.ts';

/** The files are locked before the statement is checked: of two people, the second finds it gone, or posted. */
export async function deleteStatement({
  db,
  session,
  params: { id },
}: Call<typeof deleteEndpoint>): Promise<AnswerOf<typeof deleteEndpoint>> {
  const locked = await lockFilesOf(db, id);
  const { state, employee, amount, lines } = await loadStatement(db, id);
  const why = whyNotDelete(state);
  if (why) throw refuse.conflict(why);
  const archived = locked.find(({ archived_at }) => archived_at);
  if (archived) throw refuse.conflict(`File ${archived.id}: ${ARCHIVED}`);
  await logStatement(db, session, {
    subject: SUBJECT,
    subjectId: id,
    action: 'deleted',
    before: { employeeId: employee.id, amount, count: lines },
  });
  const { files } = await unsettle(db, session, id);
  await raiseVersions(
    db,
    locked.map((file) => file.id),
  );
  return { files };
}

/** A merge may have moved the lines while this waited for their files. */
async function lockFilesOf(db: Db, id: number): Promise<LockedFile[]> {
  const files = await filesOf(db, id);
  const locked = files.length > 0 ? await lockFiles(db, files) : [];
  const now = await filesOf(db, id);
  if (now.every((file) => locked.some((each) => each.id === file))) return locked;
  throw refuse.conflict('The files of this statement were merged just now. Try again.');
}
