import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AnswerOf, type Endpoint, fileTypeOf } from '#platform/shared/endpoint.ts';
import type { Session } from '../auth/session.ts';
import type { Db } from '../db/bound-kysely.ts';
import type { Adapters, InnerServices } from '../services.ts';
import type { Input } from './read-input.ts';

interface Asked<E extends Endpoint> extends Input<E>, InnerServices {
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface AnyCall<E extends Endpoint> extends Asked<E>, Adapters {}

/** A call while it has no transaction: before its own has begun, or after it has ended. */
export interface CallOutside<E extends Endpoint> extends AnyCall<E> {
  session: Session;
}

/** With a session a handler works in the one transaction of its request, under the session's tenant. */
export interface WorkSpace {
  session: Session;
  db: Db;
}

/** Without adapters: nothing leads out of the process while a transaction is open. */
interface SignedInCall<E extends Endpoint> extends Asked<E>, WorkSpace {}

/** Does work in a short transaction under the session's tenant, and commits it. One at a time. */
export type InTransaction = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** A call that asks another system between its transactions. */
export interface CallInSteps<E extends Endpoint> extends Omit<CallOutside<E>, 'database'> {
  inTransaction: InTransaction;
  /** The same in every try under one Idempotency-Key: whoever is told it does the work once. */
  operationId: string;
}

/** What a handler is given. A call that anyone may make has no tenant and opens its own transactions. */
export type Call<E extends Endpoint> = E['allow'] extends 'anyone' ? AnyCall<E> : SignedInCall<E>;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E>>;

/**
 * A call whose slow work comes first: foreign files are looked into, foreign systems are asked, files are stored. No
 * connection is in use meanwhile. 401, 403 and 422 come before it. If the transaction fails later on, `otherwise`
 * takes back what it did, once that has ended.
 */
export interface PreparedCall<E extends Endpoint, Prepared> {
  before: (call: CallOutside<E>) => Promise<Prepared>;
  within: (call: Call<E>, prepared: Prepared) => Promise<AnswerOf<E>>;
  otherwise?: (prepared: Prepared, call: CallOutside<E>) => Promise<unknown>;
}

/** A call whose slow work comes last: what the transaction found becomes the answer after it has ended. */
export interface FinishedCall<E extends Endpoint, Found> {
  within: (call: Call<E>) => Promise<Found>;
  after: (found: Found, call: CallOutside<E>) => Promise<AnswerOf<E>>;
}

/**
 * A call that needs another system in the middle. No connection is in use between its transactions. Each of them is
 * committed by itself, so a process that ends leaves what is committed: a later try under the same key, or the next
 * call, goes on from there.
 */
export interface SteppedCall<E extends Endpoint> {
  inSteps: (call: CallInSteps<E>) => Promise<AnswerOf<E>>;
}

/** What is done for a call; most do everything within the transaction. */
export interface Steps {
  before?: (call: CallOutside<Endpoint>) => Promise<unknown>;
  within: (call: Call<Endpoint>, prepared: unknown) => Promise<unknown>;
  after?: (found: unknown, call: CallOutside<Endpoint>) => Promise<unknown>;
  otherwise?: (prepared: unknown, call: CallOutside<Endpoint>) => Promise<unknown>;
}

export interface Mount {
  <E extends Endpoint>(endpoint: E, handler: Handler<E>): void;
  <E extends Endpoint, Prepared>(endpoint: E, steps: PreparedCall<E, Prepared>): void;
  <E extends Endpoint, Found>(endpoint: E, steps: FinishedCall<E, Found>): void;
  <E extends Endpoint>(endpoint: E, steps: SteppedCall<E>): void;
}

/** The steps of a handler, once they fit the endpoint. */
export function stepsOf(endpoint: Endpoint, handler: object): Steps | SteppedCall<Endpoint> {
  const name = `${endpoint.method} ${endpoint.path}`;
  if (endpoint.idempotent && fileTypeOf(endpoint) !== undefined)
    throw new Error(`${name} answers a file, which no key can keep.`);
  if (typeof handler === 'function') return { within: handler as Steps['within'] };
  const steps = handler as Steps | SteppedCall<Endpoint>;
  if (endpoint.allow === 'anyone')
    throw new Error(`${name} has no transaction that could be stepped out of.`);
  if (('inSteps' in steps || steps.before) && endpoint.method === 'GET')
    throw new Error(`${name} learns of its session with its transaction: nothing can come before.`);
  if ('inSteps' in steps) return steps;
  if (steps.after && endpoint.idempotent)
    throw new Error(`${name} keeps its answer with its key: nothing can come after.`);
  return steps;
}
