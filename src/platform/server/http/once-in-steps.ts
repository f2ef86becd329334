import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import type { Session } from '../auth/session.ts';
import type { Secrets } from '../config/secrets.ts';
import type { Db } from '../db/bound-kysely.ts';
import type { InTransaction } from './call.ts';
import { type AskedOnce, askedOnce, findEarlier, keepAnswer } from './idempotency-key.ts';
import { Refusal, refuse } from './refusal.ts';
import type { KeptAnswer } from './wire-answer.ts';

/** So long whoever claimed a key has for the work. After that the next try goes on with it. */
const CLAIM_SECONDS = 60;

interface Context {
  inTransaction: InTransaction;
  session: Session;
  /** What was read of the request. */
  input: unknown;
  secrets: Secrets;
}

/**
 * Does the work of a call with an Idempotency-Key once, where that takes several transactions: the key is claimed,
 * worked on and answered in commits of their own. A try that ended in the middle, nobody knows how far it came, leaves
 * its claim behind, and a later one resumes under the same operation id.
 */
export async function onceInSteps<Answer>(
  endpoint: Endpoint,
  request: FastifyRequest,
  { inTransaction, session, ...asked }: Context,
  work: (operationId: string) => Promise<Answer>,
): Promise<Answer | KeptAnswer> {
  const once = askedOnce(endpoint, request, session, asked);
  if (!once) return work(randomUUID());
  const claim = await inTransaction((db) => claimKey(db, once));
  if (!claim) return inTransaction((db) => earlierAnswer(db, once));
  const answer = await work(claim.operationId).catch(async (error) => {
    // A refusal ends a try. If the claim cannot be given back now, it ends by itself.
    if (error instanceof Refusal)
      await inTransaction((db) => releaseKey(db, once, claim)).catch(() => undefined);
    throw error;
  });
  return inTransaction(async (db) =>
    (await keepAnswer(db, once, answer as KeptAnswer)) ? answer : earlierAnswer(db, once),
  );
}

interface Claim {
  operationId: string;
  /** As text, since a Date would cut it to milliseconds. */
  at: string;
}

/** Undefined while somebody else has the key, and once it is answered. */
async function claimKey(db: Db, { masterId, employeeId, key, asked }: AskedOnce): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`
    INSERT INTO idempotency_keys AS k (master_id, employee_id, key, request, claimed_at)
    VALUES (${masterId}, ${employeeId}, ${key}, ${asked}, now())
    ON CONFLICT (master_id, employee_id, key) DO UPDATE SET
      claimed_at = excluded.claimed_at,
      request = excluded.request,
      operation_id = CASE WHEN k.request = excluded.request THEN k.operation_id ELSE excluded.operation_id END
    WHERE k.answered_at IS NULL AND (k.claimed_at IS NULL
      OR (k.request = excluded.request AND k.claimed_at < now() - make_interval(secs => ${CLAIM_SECONDS})))
    RETURNING operation_id AS "operationId", claimed_at::text AS at`.execute(db);
  return rows[0];
}

/** After a refusal the key is free, for another request as well; the same one keeps its operation id. */
async function releaseKey(db: Db, { employeeId, key }: AskedOnce, { at }: Claim): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ claimed_at: null })
    .where('employee_id', '=', employeeId)
    .where('key', '=', key)
    // Whoever went on with the work after our time has a claim of their own.
    .where('claimed_at', '=', sql<Date>`${at}::timestamptz`)
    .where('answered_at', 'is', null)
    .execute();
}

async function earlierAnswer(db: Db, once: AskedOnce): Promise<KeptAnswer> {
  const { answer, isAnswered } = await findEarlier(db, once);
  if (!isAnswered)
    throw refuse.underWay('This is still being worked on. Try again in a minute.', CLAIM_SECONDS);
  return answer;
}
