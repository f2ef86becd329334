import { sql } from 'kysely';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import { todayAt } from '#platform/server/clock/office-clock.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type * as contract from '../line-contract.ts';
import { CLOSED } from '../rules.ts';
import { FORWARDED, type LineStatus, movesTo, PENDING, STATUS_WORDS } from '../statuses.ts';
import { listSameTerm } from './beside-manual.ts';
import { raiseVersions } from './file-store.ts';
import { type Affected, keepChange } from './keep-change.ts';
import { deletingLines, hasPolicy, insertManualLine, movingLines } from './line-store.ts';
import { FILE_SUBJECT, lockActiveFile, lockOpenFile } from './lock-file.ts';
import { momentOfDeletion } from './restore-lines.ts';

const NOTHING_MOVED =
  'None of these lines could be changed: they are in another state, settled, picked up by a later file, or the carrier has paid what they advanced.';
const NOTHING_DELETED =
  'None of these lines could be deleted: only pending lines can, and what corrects a line goes when its correction is undone.';

export async function updateLines(call: Call<typeof contract.updateLines>): Promise<Affected> {
  const { new_status: to, details, ...filter } = call.body;
  const { id: fileId, posted_at } = await lockActiveFile(call.db, call.params.id);
  // What was left open in a posted file goes on to be settled or forwarded, and nothing comes back into it.
  const moves = movesTo(to, filter.status as LineStatus | 0).filter(
    ({ from }) => !posted_at || from !== FORWARDED,
  );
  const whyNothing = posted_at ? CLOSED : NOTHING_MOVED;
  if (moves.length === 0) throw refuse.conflict(whyNothing);
  const change = {
    action: moves.map((move) => move.action).join(' or '),
    changes: moves.map(({ from }) => movingLines({ fileId, filter, details }, from, to)),
    before: { status: moves.map(({ from }) => STATUS_WORDS[from]).join(' or ') },
    after: { status: STATUS_WORDS[to], filter },
    // When lines come from two states, each says which it was in.
    lists: { after: sql`adjusted`, ...(moves.length > 1 && { status: sql`old_status` }) },
  };
  return keepChange(call, change, whyNothing);
}

export async function deleteLines(
  call: Call<typeof contract.deleteLines>,
): Promise<AnswerOf<typeof contract.deleteLines>> {
  const { details, ...filter } = call.body;
  const { id: fileId } = await lockOpenFile(call.db, call.params.id);
  const changes = [deletingLines({ fileId, filter, details })];
  const before = { status: STATUS_WORDS[PENDING] };
  const change = {
    action: 'lines deleted',
    changes,
    before,
    after: { filter },
    lists: { before: sql`adjusted` },
  };
  const affected = await keepChange(call, change, NOTHING_DELETED);
  return { ...affected, deletion: await momentOfDeletion(call.db) };
}

const NO_POLICY = ['Choose a policy of your agency.'];

export async function addManualLine({
  db,
  session,
  params: { fileId },
  body: { policy, amount, reason },
}: Call<typeof contract.addManualLine>): Promise<AnswerOf<typeof contract.addManualLine>> {
  if (!(await hasPolicy(db, policy))) throw refuse.fields({ policy: NO_POLICY });
  const file = await lockOpenFile(db, fileId);
  const added = await insertManualLine(
    db,
    file.id,
    policy,
    { cents: amount, reason },
    todayAt(session.officeId),
  );
  if (!added) throw refuse.fields({ policy: NO_POLICY });
  await raiseVersions(db, [file.id]);
  await writeChange(db, session, {
    subject: FILE_SUBJECT,
    subjectId: file.id,
    action: 'line added',
    after: { line: added.id, policy: added.policyNumber, amount, reason },
  });
  return { id: added.id, sameTerm: await listSameTerm(db, policy, added.id) };
}
