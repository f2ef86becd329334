import { todayAt } from '#areas/policies/server/public.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type * as contract from '../line-contract.ts';
import { type LineStatus, movesTo, STATUS_WORDS } from '../statuses.ts';
import { raiseVersions } from './file-store.ts';
import { type Affected, keepChange } from './keep-change.ts';
import * as store from './line-store.ts';
import { FILE_SUBJECT, lockOpenFile } from './lock-file.ts';

const NOTHING_MOVED =
  'None of these lines could be changed: they are in another state, settled, or picked up by a later file.';
const NOTHING_DELETED = 'None of these lines could be deleted: only pending lines can.';

export async function updateLines(call: Call<typeof contract.updateLines>): Promise<Affected> {
  const { new_status: to, details, ...filter } = call.body;
  const file = await lockOpenFile(call.db, call.params.id);
  const moves = movesTo(to, filter.status as LineStatus | 0);
  const from = moves.map((move) => move.from);
  const affected = await store.moveLines(call.db, { fileId: file.id, filter, details }, from, to);
  if (affected === 0) throw refuse.conflict(NOTHING_MOVED);
  return keepChange(call, {
    action: moves.map((move) => move.action).join(' or '),
    affected,
    before: { status: from.map((status) => STATUS_WORDS[status]).join(' or ') },
    after: { status: STATUS_WORDS[to], filter, details, affected },
  });
}

export async function deleteLines(call: Call<typeof contract.deleteLines>): Promise<Affected> {
  const { details, ...filter } = call.body;
  const file = await lockOpenFile(call.db, call.params.id);
  const affected = await store.markDeleted(call.db, { fileId: file.id, filter, details });
  if (affected === 0) throw refuse.conflict(NOTHING_DELETED);
  return keepChange(call, { action: 'lines deleted', affected, before: { filter, details, affected } });
}

export async function addManualLine({
  db,
  session,
  params: { fileId },
  body: { policy, amount },
}: Call<typeof contract.addManualLine>): Promise<AnswerOf<typeof contract.addManualLine>> {
  const file = await lockOpenFile(db, fileId);
  const id = await store.insertManualLine(db, file.id, policy, amount, todayAt(session.officeId));
  if (id === undefined) throw refuse.fields({ policy: ['Choose a policy of your agency.'] });
  await raiseVersions(db, [file.id]);
  await writeChange(db, session, {
    subject: FILE_SUBJECT,
    subjectId: file.id,
    action: 'line added',
    after: { line: id, policy, amount },
  });
  return { id };
}
