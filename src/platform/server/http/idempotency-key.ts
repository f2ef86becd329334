import { createHmac, type KeyObject } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import type { Session } from '../auth/session.ts';
import type { Secrets } from '../config/secrets.ts';
import type { Db } from '../db/bound-kysely.ts';
import { refuse } from './refusal.ts';

const LONGEST_KEY = 200;

/** One person's key, and what they asked for under it. */
export interface AskedOnce {
  masterId: number;
  employeeId: number;
  key: string;
  /** The call and a fingerprint of what was read of the request: the same key must come with the same. */
  asked: string;
}

/** Undefined for a call that counts each time: without a key, or one that takes none. */
export function askedOnce(
  endpoint: Endpoint,
  request: FastifyRequest,
  { masterId, employeeId }: Session,
  { input, secrets }: Asked,
): AskedOnce | undefined {
  const key = endpoint.idempotent ? keyOf(request) : undefined;
  if (key === undefined) return undefined;
  const print = fingerprint(secrets.tokenKey, without(endpoint.neverKept, input));
  return { masterId, employeeId, key, asked: `${endpoint.method} ${endpoint.path} ${print}` };
}

/** What was read of a request, and what its fingerprint is made with. */
interface Asked {
  input: unknown;
  secrets: Pick<Secrets, 'tokenKey'>;
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

/** Nobody who reads the table can try out numbers until one fits: that takes the key. */
function fingerprint(key: KeyObject, input: unknown): string {
  return createHmac('sha256', key).update('idempotency\n').update(JSON.stringify(input)).digest('base64url');
}

/** The same without the fields of the body that leave no trace at all. */
function without(fields: readonly string[], input: unknown): unknown {
  if (fields.length === 0) return input;
  const kept = structuredClone(input) as { body?: unknown };
  for (const field of fields) {
    const names = field.split('.');
    const last = names.pop() as string;
    const holder = names.reduce<unknown>((at, name) => (at as Fields | undefined)?.[name], kept.body);
    if (typeof holder === 'object' && holder !== null) delete (holder as Fields)[last];
  }
  return kept;
}

type Fields = Record<string, unknown>;
