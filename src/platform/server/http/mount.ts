import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Endpoint, fileTypeOf, takesFiles } from '#platform/shared/endpoint.ts';
import type { Services } from '../services.ts';
import {
  admit,
  admittedSession,
  agencyOf,
  type OpenedTransaction,
  openTransaction,
  refuseForbidden,
} from './admit.ts';
import { answerInSteps } from './answer-in-steps.ts';
import { type AnyCall, type Call, type Mount, type Steps, stepsOf, type WorkSpace } from './call.ts';
import type { Lanes, Line } from './lanes.ts';
import { onlyOnce } from './only-once.ts';
import { readInput } from './read-input.ts';
import { readUpload } from './read-upload.ts';
import { Refusal } from './refusal.ts';
import { type Payload, payloadOf, type WireAnswer, wireAnswer, wireRefusal } from './wire-answer.ts';

export type { Call, CallInSteps, Handler, Mount } from './call.ts';

/** Where routes are mounted: most on the server itself, those that take files where nothing else is read. */
export interface Places {
  app: FastifyInstance;
  uploads: FastifyInstance;
}

/** Turns endpoints into routes of the server, and remembers them for the OpenAPI document and the generic tests. */
export function mountOn(
  { app, uploads }: Places,
  services: Services,
  lanes: Lanes,
  mounted: Endpoint[],
): Mount {
  return (endpoint: Endpoint, handler: object) => {
    if (!endpoint.allow) throw new Error(`${endpoint.method} ${endpoint.path} does not say who may call it.`);
    const steps = stepsOf(endpoint, handler);
    // A call that says it changes nothing gets no transaction in which it could.
    const given = endpoint.changes ? services : { ...services, database: services.database.forReading };
    mounted.push(endpoint);
    const isUpload = takesFiles(endpoint);
    const presumes = isPresuming(endpoint, steps);
    (isUpload ? uploads : app).route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(endpoint.bodyLimit && { bodyLimit: endpoint.bodyLimit }),
      // Before the body is read: someone who may not call does not learn what is wrong with it.
      onRequest: (request) => admit(endpoint, services, request, presumes),
      // Before the transaction: a slow line must not tie up a database connection.
      ...(isUpload && {
        preValidation: async (request: FastifyRequest) => {
          request.body = await readUpload(request, services.config.uploadLimit);
        },
      }),
      handler: answering(endpoint, steps, given, lanes),
    });
  };
}

/**
 * Whether a call begins with what is known about its session, while the database says what that is now. Not where
 * something comes before the transaction, nor where an answer could leave before all of it is there.
 */
function isPresuming(endpoint: Endpoint, steps: ReturnType<typeof stepsOf>): boolean {
  if ('inSteps' in steps || steps.before || takesFiles(endpoint)) return false;
  const isChangingGet = endpoint.method === 'GET' && endpoint.changes;
  return !isChangingGet && fileTypeOf(endpoint) === undefined;
}

type Answering = (request: FastifyRequest, reply: FastifyReply) => Promise<Payload>;

function answering(
  endpoint: Endpoint,
  steps: ReturnType<typeof stepsOf>,
  services: Services,
  lanes: Lanes,
): Answering {
  const { lane, allow } = endpoint;
  const enter =
    (line: Line) =>
    <T>(request: FastifyRequest, work: () => Promise<T>, hasBegun = false) =>
      lane === 'always' ? work() : lanes.within(line, agencyOf(request), work, { hasBegun });
  const outside = enter('outside');
  if ('inSteps' in steps)
    return (request, reply) =>
      outside(request, () => answerInSteps(endpoint, steps, services, request, reply));
  if (allow === 'anyone') {
    const before = enter('anyone');
    return (request, reply) => before(request, () => answerAnyone(endpoint, steps, services, request, reply));
  }
  const within = enter(lane === 'heavy' ? 'heavy' : 'usual');
  const answer = (request: FastifyRequest, reply: FastifyReply) =>
    answerSignedIn(endpoint, steps, services, { request, reply }, (work) =>
      within(request, work, steps.before !== undefined),
    );
  return steps.before ? (request, reply) => outside(request, () => answer(request, reply)) : answer;
}

async function answerAnyone(
  endpoint: Endpoint,
  steps: Steps,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Payload> {
  const call: AnyCall<Endpoint> = { ...readInput(endpoint, request), ...services, request, reply };
  const value = await steps.within(call as unknown as Call<Endpoint>, undefined);
  return payloadOf(reply, wireAnswer(endpoint, value));
}

/**
 * Most calls begin with what is known about their session, and the database is asked about it in the same message as
 * for the first rows. If the session has changed meanwhile, what was done is dropped and the work starts over.
 */
async function answerSignedIn(
  endpoint: Endpoint,
  steps: Steps,
  services: Services,
  { request, reply }: Pick<Call<Endpoint>, 'request' | 'reply'>,
  inLane: <T>(work: () => Promise<T>) => Promise<T>,
): Promise<Payload> {
  const { prepared, takeBack } = await prepare(endpoint, steps, services, request, reply);
  const { config, secrets, database, jobs, live, ...adapters } = services;
  const work = async ({ db, session }: WorkSpace): Promise<Finish> => {
    refuseForbidden(endpoint, session);
    const input = readInput(endpoint, request);
    const inside = { ...input, config, secrets, database, jobs, live, request, reply, session };
    const found = () => steps.within({ ...inside, db } as Call<Endpoint>, prepared);
    const { after } = steps;
    if (after) {
      const value = await found();
      return async () => wireAnswer(endpoint, await after(value, { ...inside, ...adapters }));
    }
    const answer = await onlyOnce(endpoint, request, { db, session, input, secrets }, async () =>
      wireAnswer(endpoint, await found()),
    );
    return async () => answer;
  };
  const answer = async (presume: boolean) =>
    answerIn(await openTransaction(request, database, presume), endpoint, work, takeBack);
  const presumes = isPresuming(endpoint, steps);
  // Only the transaction takes a place: what comes before and after uses no connection.
  const finish = await inLane(async () => (await answer(presumes)) ?? answer(false));
  if (!finish) throw new Error('A session that was looked up changed all the same.');
  return payloadOf(reply, await finish());
}

/** What is left to do once the transaction has ended; most answers are there by then. */
type Finish = () => Promise<WireAnswer>;

interface Prepared {
  prepared?: unknown;
  /** For when the transaction that it was for has failed. */
  takeBack?: () => Promise<unknown>;
}

/** The slow work that comes before the transaction. */
async function prepare(
  endpoint: Endpoint,
  { before, otherwise }: Steps,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Prepared> {
  if (!before) return {};
  const session = admittedSession(request);
  const outside = { ...readInput(endpoint, request), ...services, request, reply, session };
  const prepared = await before(outside);
  return { prepared, ...(otherwise && { takeBack: () => otherwise(prepared, outside) }) };
}

/** Does the work of a call in its transaction, and ends that. Nothing when the session was not as presumed. */
async function answerIn(
  { session, transaction, holds }: OpenedTransaction,
  endpoint: Endpoint,
  work: (space: WorkSpace) => Promise<Finish>,
  takeBack?: () => Promise<unknown>,
): Promise<Finish | undefined> {
  let isDone = false;
  try {
    const finish = await work({ session, db: transaction.db });
    isDone = true;
    if (await holds()) {
      if (endpoint.changes) await transaction.commit();
      else transaction.leave();
      return finish;
    }
  } catch (error) {
    // Where the connection broke nothing can be known; the error says so.
    const stands = await holds().catch(() => true);
    if (stands) {
      if (error instanceof Refusal && error.keepsChanges) await transaction.commit();
      else await transaction.rollback();
      // Whether a commit that failed took place nobody knows: what it may need stays.
      if (!isDone) await takeBack?.();
      throw wireRefusal(endpoint, error);
    }
  }
  await transaction.rollback();
  return undefined;
}
