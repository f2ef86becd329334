import type { FastifyRequest } from 'fastify';

/** What proxies add to what they pass on; a program on this machine that calls by itself has none of it. */
const MARKS_OF_PROXIES = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * True for a program on this machine. The socket tells, never a header: anyone can write one. A proxy on this machine
 * speaks for someone else, so what it passes on is not from here.
 */
export function isFromHere({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  return (
    isLoopback(socket.remoteAddress ?? '') && MARKS_OF_PROXIES.every((name) => headers[name] === undefined)
  );
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return plain === '::1' || plain.startsWith('127.');
}
