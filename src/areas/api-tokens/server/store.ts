import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Named } from '#platform/shared/record-fields.ts';
import type { ApiToken, TokenInput } from '../contract.ts';
import { tokenState } from '../rules.ts';

/** One that ended stays for 90 days; nobody makes so many. */
const MOST_LISTED = 200;

function everyToken(db: Db) {
  return db
    .selectFrom('api_tokens as t')
    .select(['t.id', 't.name', 't.prefix', 't.permissions'])
    .select(['t.is_read_only as isReadOnly', 't.expires_on as expiresOn'])
    .select(['t.created_at as createdAt', 't.last_used_at as lastUsedAt'])
    .select(['t.revoked_at as revokedAt', 't.expires_at as expiresAt']);
}

const tokens = (db: Db, employeeId: number) => everyToken(db).where('t.employee_id', '=', employeeId);

/** Of the whole agency, each with its person. */
export function agencyTokens(db: Db) {
  return everyToken(db)
    .innerJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 't.master_id').onRef('e.id', '=', 't.employee_id'),
    )
    .select(
      sql<Named>`json_build_object('id', e.id, 'name', e.first_name || ' ' || e.last_name)`.as('person'),
    );
}

interface Endings {
  revokedAt: Date | null;
  expiresAt: Date;
}

export function tokenOf<Row extends Endings>({ revokedAt, expiresAt, ...token }: Row) {
  return { ...token, state: tokenState({ revokedAt, expiresAt }, new Date()) };
}

/** Exported for the test of its plan. */
export function newestTokens(db: Db, employeeId: number) {
  return tokens(db, employeeId).orderBy('t.id', 'desc').limit(MOST_LISTED);
}

export async function listTokens(db: Db, employeeId: number): Promise<ApiToken[]> {
  return (await newestTokens(db, employeeId).execute()).map(tokenOf);
}

export async function findToken(db: Db, employeeId: number, id: number): Promise<ApiToken | undefined> {
  const row = await tokens(db, employeeId).where('t.id', '=', id).executeTakeFirst();
  return row && tokenOf(row);
}

export async function lockToken(db: Db, employeeId: number, id: number): Promise<ApiToken | undefined> {
  const row = await tokens(db, employeeId).where('t.id', '=', id).forUpdate().executeTakeFirst();
  return row && tokenOf(row);
}

/** How many are good. Another token of the same person waits until this transaction has ended. */
export async function countActive(db: Db, employeeId: number): Promise<number> {
  await db.selectFrom('employees').select('id').where('id', '=', employeeId).forNoKeyUpdate().execute();
  const { count } = await db
    .selectFrom('api_tokens')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('employee_id', '=', employeeId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return count;
}

interface NewToken extends TokenInput {
  masterId: number;
  employeeId: number;
  hash: string;
  prefix: string;
  timeZone: string;
}

/** The last day is good to its end, by the clock of the person. */
export async function insertToken(db: Db, token: NewToken): Promise<number> {
  const { id } = await db
    .insertInto('api_tokens')
    .values({
      master_id: token.masterId,
      employee_id: token.employeeId,
      name: token.name,
      prefix: token.prefix,
      token_hash: Buffer.from(token.hash, 'hex'),
      permissions: [...new Set(token.permissions)],
      is_read_only: token.isReadOnly,
      expires_on: token.expiresOn,
      expires_at: sql<Date>`(${token.expiresOn}::date + 1)::timestamp AT TIME ZONE ${token.timeZone}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function endToken(db: Db, id: number): Promise<void> {
  await db.updateTable('api_tokens').set({ revoked_at: new Date() }).where('id', '=', id).execute();
}
