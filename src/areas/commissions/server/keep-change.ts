import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { deleteLines, restoreLines, updateLines } from '../line-contract.ts';
import { raiseVersions } from './file-store.ts';
import { changeLogged } from './logged-lines.ts';

export type Affected = AnswerOf<typeof updateLines>;

type BulkCall = Call<typeof updateLines | typeof deleteLines | typeof restoreLines>;

/** One entry for the call, however many lines it changed; refused when it changed none. */
export async function keepChange(
  { db, session, params: { id } }: BulkCall,
  change: Omit<Parameters<typeof changeLogged>[2], 'fileId'>,
  whyNothing: string,
): Promise<Affected> {
  const affected = await changeLogged(db, session, { ...change, fileId: id });
  if (affected === 0) throw refuse.conflict(whyNothing);
  await raiseVersions(db, [id]);
  return { affected_items: affected };
}
