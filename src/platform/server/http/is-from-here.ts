import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

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
 * True for a program on this machine. The socket decides, never a header: anyone can write one. A proxy on this machine
 * speaks for someone else, so what it passes on is not from here.
 */
export function isFromHere({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  return (
    isLoopback(socket.remoteAddress ?? '') && MARKS_OF_PROXIES.every((name) => headers[name] === undefined)
  );
}

/** True while people use this machine's own address: no proxy is set up that could speak for them. */
export function isReachedDirectly({
  trustProxy,
  publicUrl,
}: Pick<Config, 'trustProxy' | 'publicUrl'>): boolean {
  const { hostname } = new URL(publicUrl);
  return trustProxy === false && (hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, '')));
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return plain === '::1' || plain.startsWith('127.');
}
