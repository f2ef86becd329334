import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type * as rowCalls from '../row-contract.ts';
import { lockImport } from './import-store.ts';
import { readView } from './import-view.ts';
import { switchRows } from './received-store.ts';

/** Nothing is logged yet: a dry run that is discarded leaves nothing, and the import tells which rows they were. */
export async function takeInRows(
  call: Call<typeof rowCalls.takeInRows>,
): Promise<AnswerOf<typeof rowCalls.takeInRows>> {
  const { db, params, body } = call;
  const record = await lockImport(db, params.id);
  if (!record) throw refuse.notFound();
  if (record.state !== 'read')
    throw refuse.conflict('Rows can be included only during the dry run. Nothing was changed.');
  if ((await switchRows(db, record.id, body.rows, body.takeIn)) === 0)
    throw refuse.conflict('None of these rows was received before.');
  return readView(db, record.id);
}
