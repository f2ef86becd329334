import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { LARGEST_CENTS } from '#platform/shared/money.ts';
import type { mergeFiles as mergeEndpoint, undoMerge as undoEndpoint } from '../contract.ts';
import { ALL_COMPANIES, CLOSED, mergedFacts } from '../rules.ts';
import { markDeleted } from './delete-files.ts';
import { findCompany, type LockedFile } from './file-store.ts';
import { lockAll, lockOpenFile } from './lock-file.ts';
import * as store from './merge-store.ts';

/** The first id is the target; the lines of the others move into it, and then they are gone. */
export async function mergeFiles({
  db,
  session,
  body: { ids },
}: Call<typeof mergeEndpoint>): Promise<AnswerOf<typeof mergeEndpoint>> {
  if (new Set(ids).size < ids.length)
    throw refuse.fields({ ids: ['A file cannot be merged into itself, and none twice.'] });
  const locked = await lockAll(db, ids);
  if (locked.some(({ archived_at }) => archived_at))
    throw refuse.conflict('An archived file cannot be merged. Un-archive it first.');
  const posted = locked.find(({ posted_at }) => posted_at);
  if (posted) throw refuse.conflict(`File ${posted.id}: ${CLOSED}`);
  const [targetId, ...sourceIds] = ids as [number, ...number[]];
  const target = locked.find(({ id }) => id === targetId) as LockedFile;
  const sources = locked.filter(({ id }) => id !== targetId);
  const after = columnsOf(mergedFacts(factsIn(target), sources.map(factsIn)));
  if (Number(after.deposit_amount) > LARGEST_CENTS)
    throw refuse.conflict('The deposits of these files are too large to add up. Correct them first.');
  const mergeId = await store.insertMerge(db, { ...session, target, sourceIds });
  const moved = await store.moveLines(db, mergeId, {
    author: session,
    targetId,
    sourceIds,
    action: 'merged',
    before: await toldFacts(db, store.factsOf(target)),
    after: { ...(await toldFacts(db, after)), merged: sourceIds },
  });
  await store.saveFacts(db, targetId, after);
  await markDeleted(db, sourceIds);
  return { id: targetId, moved };
}

export async function undoMerge({
  db,
  session,
  params: { id },
}: Call<typeof undoEndpoint>): Promise<AnswerOf<typeof undoEndpoint>> {
  const target = await lockOpenFile(db, id);
  const merge = await store.findOpenMerge(db, id);
  if (!merge)
    throw refuse.conflict(
      'There is no merge to undo: something in this file has changed since the last one.',
    );
  await store.moveLinesBack(db, merge.id, {
    author: session,
    targetId: id,
    sourceIds: merge.source_ids,
    action: 'merge undone',
    before: { ...(await toldFacts(db, store.factsOf(target))), merged: merge.source_ids },
    after: await toldFacts(db, merge.target_before),
  });
  await store.saveFacts(db, id, merge.target_before);
  await store.restoreFiles(db, merge.source_ids);
  await store.markUndone(db, merge.id);
  return { ids: merge.source_ids };
}

/** As a person reads them in the log: the company by its name. */
async function toldFacts(db: Db, { company_id, ...facts }: store.TargetFacts) {
  return { company: company_id === null ? ALL_COMPANIES : await findCompany(db, company_id), ...facts };
}

function factsIn({ company_id, forward_only, start_on, end_on, deposit_amount }: LockedFile) {
  return {
    companyId: company_id,
    forwardOnly: forward_only,
    start: start_on,
    end: end_on,
    depositAmount: deposit_amount,
  };
}

function columnsOf({
  companyId,
  forwardOnly,
  start,
  end,
  depositAmount,
}: ReturnType<typeof mergedFacts>): store.TargetFacts {
  return {
    company_id: companyId,
    forward_only: forwardOnly,
    start_on: start,
    end_on: end,
    deposit_amount: depositAmount,
  };
}
