import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { prepared } from '#platform/server/db/prepared.ts';

export interface LoginRow {
  master_id: number;
  employee_id: number;
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string;
}

export async function takeSignInTry(
  db: Db,
  email: string,
  lockAfter: number,
  lockMinutes: number,
): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    SELECT take_sign_in_try(${email}, ${lockAfter}, ${lockMinutes}) AS wait`.execute(db);
  return rows[0]?.wait ?? 0;
}

export async function forgetSignInTries(db: Db, email: string): Promise<void> {
  await sql`SELECT forget_sign_in_tries(${email})`.execute(db);
}

export async function findLogin(db: Db, email: string): Promise<LoginRow | undefined> {
  const { rows } = await sql<LoginRow>`
    SELECT master_id, employee_id, email, first_name, last_name, password_hash FROM find_login(${email})`.execute(
    db,
  );
  return rows[0];
}

export async function startSession(
  db: Db,
  login: LoginRow,
  tokenHash: string,
  userAgent: string,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    SELECT start_session(${login.master_id}, ${login.employee_id}, decode(${tokenHash}, 'hex'), ${userAgent}) AS id`.execute(
    db,
  );
  return (rows[0] as { id: string }).id;
}

export async function endSession(db: Db, sessionId: string): Promise<void> {
  await sql`SELECT end_session(${sessionId})`.execute(db);
}

/** From now on the session shows that person. False when it has ended or shows somebody else already. */
export async function startViewing(db: Db, sessionId: string, employeeId: number): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    SELECT start_viewing(${sessionId}::uuid, ${employeeId}) AS done`.execute(db);
  return rows[0]?.done === true;
}

export async function endViewing(db: Db, sessionId: string): Promise<void> {
  await sql`SELECT end_viewing(${sessionId}::uuid)`.execute(db);
}

export interface SessionListRow {
  id: string;
  created_at: Date;
  last_seen_at: Date;
  user_agent: string;
}

export async function listSessions(db: Db, employeeId: number): Promise<SessionListRow[]> {
  const { rows } = await sql<SessionListRow>`
    SELECT id, created_at, last_seen_at, user_agent FROM list_sessions(${employeeId})`.execute(db);
  return rows;
}

/** Ends one session of the person, or all; never the one named last. */
export async function endSessions(
  db: Db,
  employeeId: number,
  one: string | null,
  but: string,
): Promise<number> {
  const { rows } = await sql<{ ended: number }>`
    SELECT end_sessions(${employeeId}, ${one}::uuid, ${but}::uuid) AS ended`.execute(db);
  return rows[0]?.ended ?? 0;
}

export async function setPassword(db: Db, email: string, hash: string): Promise<void> {
  await sql`SELECT set_password(${email}, ${hash})`.execute(db);
}

/** False when the password is no longer the one that was proven. */
export async function replacePassword(
  db: Db,
  email: string,
  provenHash: string,
  hash: string,
  butSession: string,
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    SELECT change_password(${email}, ${provenHash}, ${hash}, ${butSession}::uuid) AS done`.execute(db);
  return rows[0]?.done === true;
}

export async function openPasswordReset(db: Db, email: string): Promise<string | undefined> {
  const { rows } = await sql<{
    reset_id: string;
  }>`SELECT reset_id FROM open_password_reset(${email})`.execute(db);
  return rows[0]?.reset_id;
}

export interface ResetRow {
  email: string;
  master_id: number;
  employee_id: number;
  first_name: string;
  last_name: string;
}

export async function findPasswordReset(db: Db, resetId: string): Promise<ResetRow | undefined> {
  const { rows } = await sql<ResetRow>`
    SELECT email, master_id, employee_id, first_name, last_name FROM find_password_reset(${resetId})`.execute(
    db,
  );
  return rows[0];
}

export async function usePasswordReset(db: Db, resetId: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`SELECT use_password_reset(${resetId}) AS used`.execute(db);
  return rows[0]?.used ?? false;
}

export async function anyAgencyExists(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`SELECT any_agency_exists() AS found`.execute(db);
  return rows[0]?.found ?? false;
}

/** The agency with its settings, the person's home office and whether the agreement was accepted, in one query. */
const listSessionFacts = prepared((db: Db, employeeId: number, agreementVersion: string) =>
  db
    .selectFrom('employees as e')
    .innerJoin('agencies as a', 'a.master_id', 'e.master_id')
    .leftJoin('offices as o', (join) =>
      join.onRef('o.master_id', '=', 'e.master_id').onRef('o.id', '=', 'e.office_id'),
    )
    .leftJoin('agreement_acceptances as g', (join) =>
      join
        .onRef('g.master_id', '=', 'e.master_id')
        .onRef('g.employee_id', '=', 'e.id')
        .on('g.version', '=', agreementVersion),
    )
    .select([
      'a.master_id',
      'a.name',
      'a.is_provider',
      'a.lite_switch',
      'a.is_receive_leads',
      'a.themes_id',
      'a.show_first_name_last_name',
      'a.propose_producer',
      'a.custom_field_1',
      'a.custom_field_2',
      'a.custom_field_3',
      'a.is_enabled_rater_tab',
      'a.office_tab_dropdown',
      'a.report_tab_dropdown',
      'a.admin_tab_dropdown',
      'a.leads_tab_dropdown',
      'a.telephony_sub_account',
      'a.add_ons',
      'a.logo',
      'a.customer_noun',
      'a.blog_link',
      'a.market_place_link',
      'e.permissions',
      'e.seen_release',
      'e.seen_tour',
      'o.id as office_id',
      'o.name as office_name',
      'o.time_zone',
      'g.accepted_at',
    ])
    .where('e.id', '=', employeeId),
);
export type SessionFacts = Awaited<ReturnType<typeof listSessionFacts>>[number];

export async function findSessionFacts(
  db: Db,
  employeeId: number,
  agreementVersion: string,
): Promise<SessionFacts> {
  const [facts] = await listSessionFacts(db, employeeId, agreementVersion);
  if (!facts) throw new Error('The session has no employee.');
  return facts;
}

export async function acceptAgreement(
  db: Db,
  masterId: number,
  employeeId: number,
  version: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('agreement_acceptances')
    .values({ master_id: masterId, employee_id: employeeId, version })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

const PROFILE = ['id', 'first_name', 'last_name', 'email', 'phone', 'version'] as const;

export function findProfile(db: Db, employeeId: number) {
  return db.selectFrom('employees').select(PROFILE).where('id', '=', employeeId).executeTakeFirstOrThrow();
}
export type ProfileRow = Awaited<ReturnType<typeof findProfile>>;

export function lockProfile(db: Db, employeeId: number) {
  return db
    .selectFrom('employees')
    .select(PROFILE)
    .where('id', '=', employeeId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateProfile(
  db: Db,
  employeeId: number,
  to: { first_name: string; last_name: string; phone: string },
): Promise<void> {
  await db
    .updateTable('employees')
    .set((set) => ({ ...to, version: set('version', '+', 1) }))
    .where('id', '=', employeeId)
    .execute();
}
