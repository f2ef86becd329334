import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ANY_TYPE, EVENT_STREAM_TYPE, type OutgoingFile } from '#platform/shared/endpoint.ts';

/** A file of the type that its endpoint names, or one that brings its own type and name. */
export type WireFile =
  | { contentType: string; bytes: Uint8Array }
  | { contentType: string; events: Readable }
  | OutgoingFile;

export function wireFile(contentType: string, value: unknown): WireFile {
  if (contentType === EVENT_STREAM_TYPE) return { contentType, events: value as Readable };
  return contentType === ANY_TYPE ? (value as OutgoingFile) : { contentType, bytes: value as Uint8Array };
}

/** What is sent of a file, once the reply has its headers. */
export function filePayload(reply: FastifyReply, file: WireFile): Readable | Buffer {
  reply.type(file.contentType);
  // A proxy that gathers before it passes on would make every event late; and a server that stops would wait for
  // the connection to be used again.
  if ('events' in file) {
    reply.headers({ 'x-accel-buffering': 'no', connection: 'close' });
    return file.events;
  }
  if ('bytes' in file) return Buffer.from(file.bytes);
  reply.headers({
    ...(file.size !== undefined && { 'content-length': file.size }),
    'content-disposition': disposition(file.filename),
    // Whatever somebody sent us, no browser runs it under our address.
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  });
  return Readable.from(file.content);
}

/** The name twice: for readers that only know ASCII, and in full (RFC 6266). */
function disposition(filename: string): string {
  const plain = filename.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(filename.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
