import { todayAt } from '#areas/policies/server/public.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type * as contract from '../line-contract.ts';
import { MOVES, statesBefore } from '../statuses.ts';
import { raiseVersions } from './file-store.ts';
import * as store from './line-store.ts';
import { lockOpenFile, SUBJECT } from './lock-file.ts';

type Affected = AnswerOf<typeof contract.updateLines>;

const NOTHING_MOVED =
  'None of these lines could be changed: they are in another state, settled, or picked up by a later file.';
const NOTHING_DELETED = 'None of these lines could be deleted: only pending lines can.';
const NOTHING_ADJUSTED = 'None of these lines could be adjusted: only pending lines can.';

export async function updateLines(call: Call<typeof contract.updateLines>): Promise<Affected> {
  const { new_status: to, details, ...filter } = call.body;
  const file = await lockOpenFile(call.db, call.params.id);
  const from = statesBefore(to);
  const affected = await store.moveLines(call.db, { fileId: file.id, filter, details }, from, to);
  if (affected === 0) throw refuse.conflict(NOTHING_MOVED);
  const left = filter.status || from[0];
  const action = MOVES.find((move) => move.from === left && move.to === to)?.action ?? 'moved';
  return keep(call, action, { before: { status: left }, after: { status: to, filter, details, affected } });
}

export async function deleteLines(call: Call<typeof contract.deleteLines>): Promise<Affected> {
  const { details, ...filter } = call.body;
  const file = await lockOpenFile(call.db, call.params.id);
  const affected = await store.markDeleted(call.db, { fileId: file.id, filter, details });
  if (affected === 0) throw refuse.conflict(NOTHING_DELETED);
  return keep(call, 'lines deleted', { before: { filter, details, affected } });
}

/** Of a line that is named twice the last amount counts. */
export async function adjustLines(call: Call<typeof contract.adjustLines>): Promise<Affected> {
  const { details, ...filter } = call.body;
  const file = await lockOpenFile(call.db, call.params.id);
  const amounts = new Map(details.map(({ id, amount }) => [id, amount]));
  const lines = await store.adjustLines(call.db, { fileId: file.id, filter }, amounts);
  if (lines.length > 0)
    return keep(call, 'adjusted', {
      before: { lines: lines.map(({ id, before }) => [id, before]) },
      after: { lines: lines.map(({ id, after }) => [id, after]), affected: lines.length },
    });
  const pending = await store.countPending(call.db, file.id, [...amounts.keys()]);
  if (pending === 0) throw refuse.conflict(NOTHING_ADJUSTED);
  return { affected_items: 0 };
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
    subject: SUBJECT,
    subjectId: file.id,
    action: 'line added',
    after: { line: id, policy, amount },
  });
  return { id };
}

type BulkCall = Call<typeof contract.updateLines | typeof contract.deleteLines | typeof contract.adjustLines>;

interface Logged {
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** One entry for the call, however many lines it changed. */
async function keep({ db, session, params }: BulkCall, action: string, logged: Logged): Promise<Affected> {
  await raiseVersions(db, [params.id]);
  await writeChange(db, session, { subject: SUBJECT, subjectId: params.id, action, ...logged });
  return { affected_items: Number(logged.after?.affected ?? logged.before?.affected) };
}
