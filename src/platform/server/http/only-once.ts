import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import type { Session } from '../auth/session.ts';
import type { Secrets } from '../config/secrets.ts';
import type { Db } from '../db/bound-kysely.ts';
import { askedOnce, findEarlier, keepAnswer } from './idempotency-key.ts';
import { Refusal } from './refusal.ts';
import type { KeptAnswer } from './wire-answer.ts';

interface Context {
  db: Db;
  session: Session;
  /** What was read of the request. */
  input: unknown;
  secrets: Secrets;
}

/**
 * Does the work of a call with an Idempotency-Key once. The key is written in the transaction of the work: whoever
 * comes second at the same moment waits for the first to end, and then either gets its answer or, when it
 * failed, does the work.
 */
export async function onlyOnce<Answer>(
  endpoint: Endpoint,
  request: FastifyRequest,
  { db, session, ...asked }: Context,
  work: () => Promise<Answer>,
): Promise<Answer | KeptAnswer> {
  const once = askedOnce(endpoint, request, session, asked);
  if (!once) return work();
  const row = { master_id: once.masterId, employee_id: once.employeeId, key: once.key };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_keys')
    .values({ ...row, request: once.asked })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return (await findEarlier(db, once)).answer;
  const answer = await work().catch(async (error) => {
    // What a refusal keeps is not an answer to repeat.
    if (error instanceof Refusal && error.keepsChanges)
      await db
        .deleteFrom('idempotency_keys')
        .where('employee_id', '=', row.employee_id)
        .where('key', '=', row.key)
        .execute();
    throw error;
  });
  await keepAnswer(db, once, answer as KeptAnswer);
  return answer;
}
