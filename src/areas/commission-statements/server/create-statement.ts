import { raiseVersions } from '#areas/commissions/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { createStatement as createEndpoint, Statement } from '../contract.ts';
import * as store from './settle-store.ts';
import { logStatement } from './share-log.ts';
import { loadStatement } from './statement-of.ts';
import { lockTaking } from './taking.ts';

/** The subject under which changes to statements are logged. */
export const SUBJECT = 'commission statement';

export const NOTHING_STAGED =
  'Nothing is staged for this person. Stage lines of policies they earn from, or choose another file or date.';

export async function createStatement({
  db,
  session,
  body: { note, amount, ...chosen },
}: Call<typeof createEndpoint>): Promise<Statement> {
  const { employee, ...taken } = chosen;
  const taking = await lockTaking(db, chosen);
  const id = await store.insertStatement(db, { ...session, employee, note });
  await store.takeOpenShares(db, session, id, taking);
  await store.shareOut(db, id, taking);
  await store.markSettled(db, session, id);
  const made = await loadStatement(db, id);
  if (made.lines === 0) throw refuse.conflict(NOTHING_STAGED);
  if (amount !== undefined && amount !== made.amount)
    throw refuse.conflict(
      `This now comes to ${showMoney(made.amount)}, not ${showMoney(amount)}. Please check it again.`,
    );
  await raiseVersions(
    db,
    made.files.map(({ id: file }) => file),
  );
  await logStatement(db, session, {
    subject: SUBJECT,
    subjectId: id,
    action: 'created',
    after: { employeeId: employee, ...taken, note, count: made.lines, amount: made.amount },
  });
  return made;
}
