import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import type { Session } from '../auth/session.ts';
import type { Db } from '../db/bound-kysely.ts';
import { refuse } from './refusal.ts';

const LONGEST_KEY = 200;

/** One person's key, and what they asked for under it. */
export interface AskedOnce {
  masterId: number;
  employeeId: number;
  key: string;
  /** The call and a hash of what was read of the request: the same key must come with the same. */
  asked: string;
}

/** Undefined for a call that counts each time: without a key, or one that takes none. */
export function askedOnce(
  endpoint: Endpoint,
  request: FastifyRequest,
  { masterId, employeeId }: Session,
  input: unknown,
): AskedOnce | undefined {
  const key = endpoint.idempotent ? keyOf(request) : undefined;
  if (key === undefined) return undefined;
  return { masterId, employeeId, key, asked: `${endpoint.method} ${endpoint.path} ${fingerprint(input)}` };
}

export interface EarlierTry {
  /** Absent for a call that answers nothing. */
  answer: string | undefined;
  isAnswered: boolean;
}

/** What became of an earlier try under this key; another request under it is refused. */
export async function findEarlier(db: Db, { employeeId, key, asked }: AskedOnce): Promise<EarlierTry> {
  const earlier = await db
    .selectFrom('idempotency_keys')
    .select(['request', 'answer', 'answered_at'])
    .where('employee_id', '=', employeeId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (earlier.request !== asked) throw wrongKey('This key was used for something else. Send a new one.');
  return { answer: earlier.answer ?? undefined, isAnswered: earlier.answered_at !== null };
}

/** False when another try was answered before. */
export async function keepAnswer(
  db: Db,
  { employeeId, key }: AskedOnce,
  answer: string | undefined,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency_keys')
    // A call that answers nothing has nothing to give again.
    .set({ answer: answer ?? null, answered_at: new Date() })
    .where('employee_id', '=', employeeId)
    .where('key', '=', key)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
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
