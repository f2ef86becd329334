import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type Endpoint, fileTypeOf } from '#platform/shared/endpoint.ts';
import { answerWriter } from './answer-writer.ts';
import { Refusal } from './refusal.ts';
import { filePayload, type WireFile, wireFile } from './send-file.ts';

/** What a key can keep of an answer: JSON, or nothing. */
export type KeptAnswer = string | undefined;

/** JSON, a file, or nothing. */
export type WireAnswer = KeptAnswer | WireFile;
export type Payload = string | Buffer | Readable | undefined;

/** Rows never leave the server: what the contract does not name is dropped, what it promises must be there. */
export function wireAnswer(endpoint: Endpoint, value: unknown): WireAnswer {
  if (endpoint.answer.type === 'void') return undefined;
  const fileType = fileTypeOf(endpoint);
  if (fileType) return wireFile(fileType, value);
  return answerWriter(endpoint.answer)(value);
}

/** The current record in a 409 is what the call would answer, and goes out the same way; a call without an answer has none. */
export function wireRefusal(endpoint: Endpoint, error: unknown): unknown {
  if (!(error instanceof Refusal) || error.answer.current === undefined) return error;
  const { current, ...answer } = error.answer;
  if (endpoint.answer.type === 'void') return new Refusal(error.status, answer);
  return new Refusal(error.status, { ...answer, current: endpoint.answer.encode(current) });
}

/** What Fastify is to send, once the reply has its status and headers. */
export function payloadOf(reply: FastifyReply, answer: WireAnswer): Payload {
  if (answer === undefined) reply.code(204);
  else if (typeof answer === 'string') reply.type('application/json; charset=utf-8');
  else return filePayload(reply, answer);
  return answer;
}
