import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SentFile } from '#platform/shared/endpoint.ts';
import { MEGABYTE } from '../config/config.ts';
import { Refusal } from './refusal.ts';

/** The room that the parts' names and boundaries may take besides the files themselves. */
const FRAME_LIMIT = 65_536;
const PART_LIMITS = { fieldNameSize: 100, fieldSize: 300_000, fields: 100, parts: 200, headerPairs: 50 };

export type Parts = Record<string, (string | SentFile)[]>;

/** A part of the server where bodies are only multipart files. In a box, because a server can be awaited. */
export async function openUploads(app: FastifyInstance): Promise<{ uploads: FastifyInstance }> {
  let uploads = app;
  await app.register(async (corner) => {
    corner.removeAllContentTypeParsers();
    corner.addContentTypeParser('*', (_request, _body, done) =>
      done(new Refusal(415, { message: 'Send the files as multipart/form-data.' })),
    );
    await corner.register(multipart, { limits: PART_LIMITS });
    uploads = corner;
  });
  return { uploads };
}

/** Every part under its name, in the order sent. The files together may have `limit` bytes. */
export async function readUpload(request: FastifyRequest, limit: number): Promise<Parts> {
  if (!request.isMultipart()) return {};
  if (Number(request.headers['content-length'] ?? 0) > limit + FRAME_LIMIT) throw tooLarge(limit);
  const parts: Parts = {};
  let left = limit;
  try {
    for await (const part of request.parts({ limits: { ...PART_LIMITS, fileSize: limit + 1 } })) {
      const value = await valueOfPart(part, left);
      if (value === undefined) throw tooLarge(limit);
      if (typeof value !== 'string') left -= value.bytes.length;
      parts[part.fieldname] = [...(parts[part.fieldname] ?? []), value];
    }
    return parts;
  } catch (error) {
    // What is still on its way is read and dropped, or the client would never get to the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw asRefusal(error, limit);
  }
}

/** Undefined for a file of more than `left` bytes. */
async function valueOfPart(part: Multipart, left: number): Promise<string | SentFile | undefined> {
  if (part.type === 'field') return String(part.value);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.file) {
    size += chunk.length;
    if (size > left) return undefined;
    chunks.push(chunk);
  }
  return { filename: part.filename ?? '', bytes: Buffer.concat(chunks) };
}

function tooLarge(limit: number): Refusal {
  const megabytes = Math.floor(limit / MEGABYTE);
  return new Refusal(413, { message: `This is too large: at most ${megabytes} MB can be sent at once.` });
}

function asRefusal(error: unknown, limit: number): Refusal {
  if (error instanceof Refusal) return error;
  const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  return isTooLarge ? tooLarge(limit) : new Refusal(400, { message: 'The files could not be read.' });
}
