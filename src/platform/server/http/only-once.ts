import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import type { Session } from '../auth/session.ts';
import type { Db } from '../db/bound-kysely.ts';
import { Refusal, refuse } from './refusal.ts';

interface Context {
  db: Db;
  session: Session;
  /** What was read of the request: the same key must come with the same. */
  input: unknown;
}

const LONGEST_KEY = 200;

/**
 * Does the work of a call with an Idempotency-Key once. The key is written in the transaction of the work: whoever
 * comes second at the same moment waits for the first to end, and then either gets its answer or, when it
 * failed, does the work.
 */
export async function onlyOnce<Answer>(
  endpoint: Endpoint,
  request: FastifyRequest,
  { db, session, input }: Context,
  work: () => Promise<Answer>,
): Promise<Answer | string | undefined> {
  const key = endpoint.idempotent ? keyOf(request) : undefined;
  if (key === undefined) return work();
  const asked = `${endpoint.method} ${endpoint.path} ${fingerprint(input)}`;
  const row = { master_id: session.masterId, employee_id: session.employeeId, key };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_keys')
    .values({ ...row, request: asked })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return earlierAnswer(db, row, asked);
  const answer = await work().catch(async (error) => {
    // What a refusal keeps is not an answer to repeat.
    if (error instanceof Refusal && error.keepsChanges)
      await db
        .deleteFrom('idempotency_keys')
        .where('employee_id', '=', row.employee_id)
        .where('key', '=', key)
        .execute();
    throw error;
  });
  await db
    .updateTable('idempotency_keys')
    // A call that answers nothing has nothing to give again.
    .set({ answer: answer === undefined ? null : String(answer) })
    .where('employee_id', '=', row.employee_id)
    .where('key', '=', key)
    .execute();
  return answer;
}

async function earlierAnswer(
  db: Db,
  row: { employee_id: number; key: string },
  asked: string,
): Promise<string | undefined> {
  const earlier = await db
    .selectFrom('idempotency_keys')
    .select(['request', 'answer'])
    .where('employee_id', '=', row.employee_id)
    .where('key', '=', row.key)
    .executeTakeFirstOrThrow();
  if (earlier.request !== asked) throw wrongKey('This key was used for something else. Send a new one.');
  return earlier.answer ?? undefined;
}

function keyOf(request: FastifyRequest): string | undefined {
  const given = request.headers['idempotency-key'];
  if (given === undefined) return undefined;
  if (typeof given !== 'string' || given === '' || given.length > LONGEST_KEY)
    throw wrongKey(`Send a key of 1 to ${LONGEST_KEY} characters.`);
  return given;
}

const wrongKey = (message: string) => refuse.fields({ 'Idempotency-Key': [message] });

function fingerprint(input: unknown): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url');
}
