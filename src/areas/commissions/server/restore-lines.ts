import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import type { restoreLines as restoreEndpoint } from '../line-contract.ts';
import { PENDING, STATUS_WORDS } from '../statuses.ts';
import { lockTerms } from './generated-chains.ts';
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

/**
 * Nothing is paid twice by a line that comes back: a generated one stays away when the carrier has sent its own, a
 * copy when its original is no longer forwarded, and one that used an advance when another uses that by now.
 */
const isStillFree = sql`CASE
  WHEN l.source = ${SOURCE.generated} THEN NOT EXISTS (SELECT 1 FROM commission_lines c
    WHERE c.master_id = l.master_id AND c.policy_id = l.policy_id AND c.source IN ${CARRIER} AND c.deleted_at IS NULL)
  WHEN l.source = ${SOURCE.pickedUp} THEN EXISTS (SELECT 1 FROM commission_lines o
    WHERE o.master_id = l.master_id AND o.id = l.forwards_id AND o.status = ${STATUS.forwarded} AND o.deleted_at IS NULL)
  ELSE true END
  AND (l.advance_id IS NULL OR NOT EXISTS (SELECT 1 FROM commission_lines a
    WHERE a.master_id = l.master_id AND a.advance_id = l.advance_id AND a.deleted_at IS NULL))`;

export async function restoreLines(call: Call<typeof restoreEndpoint>): Promise<Affected> {
  const { deletion } = call.body;
  await lockTerms(call.db, call.session);
  const { id } = await lockOpenFile(call.db, call.params.id);
  const change = sql`UPDATE commission_lines l SET deleted_at = NULL
    WHERE l.file_id = ${id} AND l.deleted_at = ${deletion}::timestamptz AND l.corrects_id IS NULL AND ${isStillFree}
    RETURNING l.id, l.policy_number, l.adjusted`;
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
