import { sql } from 'kysely';
import { lockFiles, lockTerms, raiseVersions, restoreReplaced } from '#areas/commissions/server/public.ts';
import { lastChangedBy, writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { Refusal, refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type * as contract from '../assignment-contract.ts';
import { UNDONE, whyHeld } from '../rules.ts';
import { heldOf } from './assignment-store.ts';
import * as store from './undo-store.ts';

/** All of its lines or none: a number that means the wrong policy means it for all of them. */
export async function undoAssignment(
  call: Call<typeof contract.undoAssignment>,
): Promise<AnswerOf<typeof contract.undoAssignment>> {
  const { db, session, params } = call;
  await lockTerms(db, session);
  const assignment = await lockStanding(db, params.id);
  const { id } = assignment;
  const files = await store.filesOfAssignment(db, id);
  // Whoever works on one of these files is waited for.
  if (files.length > 0) await lockFiles(db, files);
  const why = whyHeld(await heldOf(db, id));
  if (why) throw refuse.conflict(why);
  const terms = await store.listTerms(db, id);
  const freed = await store.freeLines(db, session, assignment);
  await store.freeRows(db, id, UNDONE);
  const restored = await restoreReplaced(db, {
    author: session,
    terms: sql`SELECT unnest(${terms}::bigint[])`,
    by: { undoneAssignment: id },
  });
  // A file may have gathered one just now, where it was staged.
  if ((await store.closeAssignment(db, id)) > freed.lines)
    throw refuse.conflict('A line was staged or forwarded just now. Bring it back to Pending first.');
  const changed = [...freed.files, ...restored].map(({ file }) => file);
  await raiseVersions(db, [...new Set(changed)]);
  return { lines: freed.lines, files: freed.files, restored };
}

export async function forgetNumber(
  call: Call<typeof contract.forgetNumber>,
): Promise<AnswerOf<typeof contract.forgetNumber>> {
  const { db, session, params } = call;
  const { id, alias, company_id, policy, policy_number } = await lockStanding(db, params.id);
  if (alias === '') throw refuse.conflict('This number is no longer remembered.');
  await store.forgetAlias(db, { company_id, alias });
  await writeChange(db, session, {
    subject: store.SUBJECT,
    subjectId: id,
    action: 'number forgotten',
    before: { alias, policy },
  });
  return { policyNumber: policy_number };
}

async function lockStanding(db: Db, id: number): Promise<store.LockedAssignment> {
  const assignment = await store.lockAssignment(db, id);
  if (!assignment) throw refuse.notFound();
  if (!assignment.undone_at) return assignment;
  const changedBy = await lastChangedBy(db, store.SUBJECT, id);
  throw new Refusal(409, { message: `${changedBy} has undone this assignment already.`, changedBy });
}
