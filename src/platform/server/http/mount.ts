import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Endpoint, fileTypeOf, takesFiles } from '#platform/shared/endpoint.ts';
import type { Services } from '../services.ts';
import { admit, admittedSession, type OpenedTransaction, openTransaction, refuseForbidden } from './admit.ts';
import { type Call, type Mount, type Steps, stepsOf, type WorkSpace } from './call.ts';
import { onlyOnce } from './only-once.ts';
import { readInput } from './read-input.ts';
import { readUpload } from './read-upload.ts';
import { Refusal } from './refusal.ts';
import { filePayload, type WireFile, wireFile } from './send-file.ts';

export type { Call, Handler, Mount } from './call.ts';

/** JSON, a file, or nothing. */
type WireAnswer = string | WireFile | undefined;
type Payload = string | Buffer | Readable | undefined;

/** Where routes are mounted: most on the server itself, those that take files where nothing else is read. */
export interface Places {
  app: FastifyInstance;
  uploads: FastifyInstance;
}

/** Turns endpoints into routes of the server, and remembers them for the OpenAPI document and the generic tests. */
export function mountOn({ app, uploads }: Places, services: Services, mounted: Endpoint[]): Mount {
  return (endpoint: Endpoint, handler: object) => {
    if (!endpoint.allow) throw new Error(`${endpoint.method} ${endpoint.path} does not say who may call it.`);
    const steps = stepsOf(endpoint, handler);
    // A call that says it changes nothing gets no transaction in which it could.
    const given = endpoint.changes ? services : { ...services, database: services.database.forReading };
    mounted.push(endpoint);
    const isUpload = takesFiles(endpoint);
    (isUpload ? uploads : app).route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(endpoint.bodyLimit && { bodyLimit: endpoint.bodyLimit }),
      // Before the body is read: someone who may not call does not learn what is wrong with it.
      onRequest: (request) => admit(endpoint, services, request),
      // Before the transaction: a slow line must not tie up a database connection.
      ...(isUpload && {
        preValidation: async (request: FastifyRequest) => {
          request.body = await readUpload(request, services.config.uploadLimit);
        },
      }),
      handler: (request, reply) =>
        endpoint.allow === 'anyone'
          ? answerAnyone(endpoint, steps, given, request, reply)
          : answerSignedIn(endpoint, steps, given, request, reply),
    });
  };
}

async function answerAnyone(
  endpoint: Endpoint,
  steps: Steps,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Payload> {
  const input = readInput(endpoint, request);
  const value = await steps.within({ ...input, ...services, request, reply } as Call<Endpoint>, undefined);
  return payloadOf(reply, wireAnswer(endpoint, value));
}

/**
 * A read begins with what is known about its session, and the database is asked about it in the same message as for
 * the first rows. If the session has changed meanwhile, what was found is dropped and the work starts over.
 */
async function answerSignedIn(
  endpoint: Endpoint,
  steps: Steps,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Payload> {
  const prepared = await prepare(endpoint, steps, services, request, reply);
  const work = async ({ db, session }: WorkSpace): Promise<Finish> => {
    refuseForbidden(endpoint, session);
    const input = readInput(endpoint, request);
    const outside = { ...input, ...services, request, reply, session };
    const found = () => steps.within({ ...outside, db } as Call<Endpoint>, prepared);
    const { after } = steps;
    if (after) {
      const value = await found();
      return async () => wireAnswer(endpoint, await after(value, outside));
    }
    const answer = await onlyOnce(endpoint, request, { db, session, input }, async () =>
      wireAnswer(endpoint, await found()),
    );
    return async () => answer;
  };
  const answer = async (presume: boolean) =>
    answerIn(await openTransaction(request, services.database, presume), endpoint, work);
  const isPlainRead = !endpoint.changes && fileTypeOf(endpoint) === undefined;
  const finish = (await answer(isPlainRead)) ?? (await answer(false));
  if (!finish) throw new Error('A session that was looked up changed all the same.');
  return payloadOf(reply, await finish());
}

/** What is left to do once the transaction has ended; most answers are there by then. */
type Finish = () => Promise<WireAnswer>;

/** The slow work that comes before the transaction. */
async function prepare(
  endpoint: Endpoint,
  { before }: Steps,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (!before) return undefined;
  const session = admittedSession(request);
  return before({ ...readInput(endpoint, request), ...services, request, reply, session });
}

/** Does the work of a call in its transaction, and ends that. Nothing when the session was not as presumed. */
async function answerIn(
  { session, transaction, holds }: OpenedTransaction,
  endpoint: Endpoint,
  work: (space: WorkSpace) => Promise<Finish>,
): Promise<Finish | undefined> {
  try {
    const finish = await work({ session, db: transaction.db });
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
      throw onTheWire(endpoint, error);
    }
  }
  await transaction.rollback();
  return undefined;
}

/** The current record in a 409 is what the call would answer, and goes out the same way; a call without an answer has none. */
function onTheWire(endpoint: Endpoint, error: unknown): unknown {
  if (!(error instanceof Refusal) || error.answer.current === undefined) return error;
  const { current, ...answer } = error.answer;
  if (endpoint.answer.type === 'void') return new Refusal(error.status, answer);
  return new Refusal(error.status, { ...answer, current: endpoint.answer.encode(current) });
}

/** Rows never leave the server: what the contract does not name is dropped, what it promises must be there. */
function wireAnswer(endpoint: Endpoint, value: unknown): WireAnswer {
  if (endpoint.answer.type === 'void') return undefined;
  const fileType = fileTypeOf(endpoint);
  if (fileType) return wireFile(fileType, value);
  return JSON.stringify(endpoint.answer.encode(value));
}

/** What Fastify is to send, once the reply has its status and headers. */
function payloadOf(reply: FastifyReply, answer: WireAnswer): Payload {
  if (answer === undefined) reply.code(204);
  else if (typeof answer === 'string') reply.type('application/json; charset=utf-8');
  else return filePayload(reply, answer);
  return answer;
}
