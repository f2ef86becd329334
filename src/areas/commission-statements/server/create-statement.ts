import { sql } from 'kysely';
import { raiseVersions } from '#areas/commissions/server/public.ts';
import type { Session } from '#platform/server/auth/session.ts';
import { todayAt } from '#platform/server/clock/office-clock.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { type Cents, showMoney } from '#platform/shared/money.ts';
import type {
  createAllStatements as allEndpoint,
  ChosenFiles,
  createStatement as createEndpoint,
  Statement,
} from '../contract.ts';
import * as store from './settle-store.ts';
import { logStatement } from './share-log.ts';
import { nextNumber } from './statement-numbers.ts';
import { loadStatement } from './statement-of.ts';
import { lockTaking, lockTakingOfAll } from './taking.ts';
import { listWaiting, type Taking } from './waiting-store.ts';

/** The subject under which changes to statements are logged. */
export const SUBJECT = 'commission statement';

export const NOTHING_STAGED =
  'Nothing is staged for this person. Stage lines of policies they earn from, or choose another file or date.';
const NOTHING_FOR_ANYBODY =
  'Nothing is staged for anybody. Stage lines of policies with producers, or choose another file, month or date.';

export async function createStatement({
  db,
  session,
  body: { note, amount, ...chosen },
}: Call<typeof createEndpoint>): Promise<Statement> {
  const taking = await lockTaking(db, chosen);
  const made = await settleFor(db, session, taking, chosen, note);
  refuseChanged(made.amount, amount);
  await raiseVersions(
    db,
    made.files.map(({ id: file }) => file),
  );
  return made;
}

/** One for each person who earns of the files, in the order of their names; all of them or none. */
export async function createAllStatements({
  db,
  session,
  body: { note, amount, ...chosen },
}: Call<typeof allEndpoint>): Promise<AnswerOf<typeof allEndpoint>> {
  const taking = await lockTakingOfAll(db, chosen);
  const people = taking.files.length > 0 ? await listWaiting(db, taking) : [];
  const results: Statement[] = [];
  for (const { employee_id: employee } of people)
    results.push(await settleFor(db, session, { ...taking, employee }, chosen, note));
  if (results.length === 0) throw refuse.conflict(NOTHING_FOR_ANYBODY);
  const total = results.reduce((sum, made) => sum + made.amount, 0);
  refuseChanged(total, amount);
  await raiseVersions(db, [...new Set(results.flatMap(({ files }) => files.map(({ id }) => id)))]);
  return { results, amount: total };
}

/** Settles what there is for the person, on a statement with the next number. */
async function settleFor(
  db: Db,
  session: Session,
  taking: Taking & { files: number[] },
  { file, month, until }: ChosenFiles,
  note: string,
): Promise<Statement> {
  const { employee } = taking;
  const number = await nextNumber(db, session.masterId);
  const period = month ? `${month}-01` : sql<string>`date_trunc('month', ${todayAt(session.officeId)})`;
  const id = await store.insertStatement(db, { ...session, employee, note, number, period });
  await store.takeOpenShares(db, session, id, taking);
  await store.shareOut(db, id, taking);
  await store.markSettled(db, session, id);
  const made = await loadStatement(db, id);
  if (made.lines === 0) throw refuse.conflict(NOTHING_STAGED);
  await logStatement(db, session, {
    subject: SUBJECT,
    subjectId: id,
    action: 'created',
    after: {
      employeeId: employee,
      number,
      file,
      ...(month && { month }),
      until,
      note,
      count: made.lines,
      amount: made.amount,
    },
  });
  return made;
}

function refuseChanged(now: Cents, expected: Cents | undefined): void {
  if (expected !== undefined && expected !== now)
    throw refuse.conflict(
      `This now comes to ${showMoney(now)}, not ${showMoney(expected)}. Please check it again.`,
    );
}
