import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerOf, Endpoint } from '#platform/shared/endpoint.ts';
import type { Session } from '../auth/session.ts';
import type { Db } from '../db/bound-kysely.ts';
import type { Services } from '../services.ts';
import type { Input } from './read-input.ts';

export interface AnyCall<E extends Endpoint> extends Input<E>, Services {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A call while it has no transaction: before its own has begun, or after it has ended. */
export interface CallOutside<E extends Endpoint> extends AnyCall<E> {
  session: Session;
}

/** With a session a handler works in the one transaction of its request, under the session's tenant. */
export interface WorkSpace {
  session: Session;
  db: Db;
}

interface SignedInCall<E extends Endpoint> extends AnyCall<E>, WorkSpace {}

/** What a handler is given. A call that anyone may make has no tenant and opens its own transactions. */
export type Call<E extends Endpoint> = E['allow'] extends 'anyone' ? AnyCall<E> : SignedInCall<E>;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E>>;

/**
 * A call whose slow work comes first: foreign files are looked into, foreign systems are asked, files are stored. No
 * connection is in use meanwhile. 401, 403 and 422 come before it. A failure later on leaves what it did, so it does
 * nothing that a second try would double.
 */
export interface PreparedCall<E extends Endpoint, Prepared> {
  before: (call: CallOutside<E>) => Promise<Prepared>;
  within: (call: Call<E>, prepared: Prepared) => Promise<AnswerOf<E>>;
}

/** A call whose slow work comes last: what the transaction found becomes the answer after it has ended. */
export interface FinishedCall<E extends Endpoint, Found> {
  within: (call: Call<E>) => Promise<Found>;
  after: (found: Found, call: CallOutside<E>) => Promise<AnswerOf<E>>;
}

/** What is done for a call; most do everything within the transaction. */
export interface Steps {
  before?: (call: CallOutside<Endpoint>) => Promise<unknown>;
  within: (call: Call<Endpoint>, prepared: unknown) => Promise<unknown>;
  after?: (found: unknown, call: CallOutside<Endpoint>) => Promise<unknown>;
}

export interface Mount {
  <E extends Endpoint>(endpoint: E, handler: Handler<E>): void;
  <E extends Endpoint, Prepared>(endpoint: E, steps: PreparedCall<E, Prepared>): void;
  <E extends Endpoint, Found>(endpoint: E, steps: FinishedCall<E, Found>): void;
}

/** The steps of a handler, once they fit the endpoint. */
export function stepsOf(endpoint: Endpoint, handler: object): Steps {
  if (typeof handler === 'function') return { within: handler as Steps['within'] };
  const steps = handler as Steps;
  const name = `${endpoint.method} ${endpoint.path}`;
  if (endpoint.allow === 'anyone')
    throw new Error(`${name} has no transaction that could be stepped out of.`);
  if (steps.before && endpoint.method === 'GET')
    throw new Error(`${name} learns of its session with its transaction: nothing can come before.`);
  if (steps.after && endpoint.idempotent)
    throw new Error(`${name} keeps its answer with its key: nothing can come after.`);
  return steps;
}
