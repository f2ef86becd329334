import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import type { restoreLines as restoreEndpoint } from '../line-contract.ts';
import { PENDING, STATUS_WORDS } from '../statuses.ts';
import { advances } from './advances.ts';
import { chainsOf, lockTerms, standsForTerm, unpaid } from './generated-chains.ts';
import { type Affected, keepChange } from './keep-change.ts';
import { CARRIER, SOURCE, STATUS } from './line-codes.ts';
import { lockOpenFile } from './lock-file.ts';

const NOTHING_RESTORED =
  'None of these lines could be brought back: they are back already, or what they stood for has been paid in another way since.';

/** The moment of this transaction, to the microsecond: it is what its deleted lines have in common. */
export async function momentOfDeletion(db: Db): Promise<string> {
  const { rows } = await sql<{ moment: string }>`
    SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS moment`.execute(db);
  return rows[0]?.moment ?? '';
}

/** Another line that is there counts for the term of the deleted line `d`. */
const termIsTaken = sql`EXISTS (SELECT 1 FROM commission_lines l
  WHERE l.master_id = d.master_id AND l.policy_id = d.policy_id AND l.id <> d.id AND l.deleted_at IS NULL
    AND ${standsForTerm})`;

/**
 * A generated line counts for the term of `d` and `d` does not continue it: it is still to be paid, or has paid what
 * nothing was taken off for.
 */
const generatedPays = sql`(NOT EXISTS (SELECT 1 FROM chain c WHERE c.id = d.forwards_id) AND (
  EXISTS (SELECT 1 FROM unpaid u WHERE u.policy_id = d.policy_id)
  OR (d.advance_id IS NULL AND EXISTS (SELECT 1 FROM advance a
    WHERE a.policy_id = d.policy_id AND a.open <> 0 AND sign(a.open) = sign(d.adjusted)))))`;

/**
 * Nothing is paid twice by a line that comes back. It stays away when its term counts another line by now, a copy
 * also when its original is no longer forwarded, and one that used an advance when another uses that.
 */
const isStillFree = sql`CASE
  WHEN d.source = ${SOURCE.generated} THEN NOT ${termIsTaken}
  WHEN d.source = ${SOURCE.pickedUp} THEN NOT ${generatedPays} AND EXISTS (SELECT 1 FROM commission_lines o
    WHERE o.master_id = d.master_id AND o.id = d.forwards_id AND o.status = ${STATUS.forwarded} AND o.deleted_at IS NULL)
  WHEN d.source IN ${CARRIER} THEN NOT ${generatedPays}
  ELSE true END
  AND (d.advance_id IS NULL OR NOT EXISTS (SELECT 1 FROM commission_lines a
    WHERE a.master_id = d.master_id AND a.advance_id = d.advance_id AND a.deleted_at IS NULL))`;

export async function restoreLines(call: Call<typeof restoreEndpoint>): Promise<Affected> {
  const { deletion } = call.body;
  await lockTerms(call.db, call.session);
  const { id } = await lockOpenFile(call.db, call.params.id);
  const gone = sql`d.file_id = ${id} AND d.deleted_at = ${deletion}::timestamptz AND d.corrects_id IS NULL`;
  const change = sql`
    WITH RECURSIVE ${chainsOf(sql`SELECT d.policy_id FROM commission_lines d WHERE ${gone}`)},
      unpaid AS (${unpaid}), advance AS (${advances})
    UPDATE commission_lines d SET deleted_at = NULL WHERE ${gone} AND ${isStillFree}
    RETURNING d.id, d.policy_number, d.adjusted`;
  return keepChange(
    call,
    {
      action: 'deletion undone',
      changes: [change],
      before: {},
      after: { status: STATUS_WORDS[PENDING] },
      lists: { after: sql`adjusted` },
    },
    NOTHING_RESTORED,
  );
}
