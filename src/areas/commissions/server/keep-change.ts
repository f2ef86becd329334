import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { adjustLines, deleteLines, updateLines } from '../line-contract.ts';
import { raiseVersions } from './file-store.ts';
import { FILE_SUBJECT } from './lock-file.ts';

export type Affected = AnswerOf<typeof updateLines>;

type BulkCall = Call<typeof updateLines | typeof deleteLines | typeof adjustLines>;

interface Logged {
  action: string;
  affected: number;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** One entry for the call, however many lines it changed. */
export async function keepChange(
  { db, session, params: { id } }: BulkCall,
  { affected, ...logged }: Logged,
): Promise<Affected> {
  await raiseVersions(db, [id]);
  await writeChange(db, session, { subject: FILE_SUBJECT, subjectId: id, ...logged });
  return { affected_items: affected };
}
