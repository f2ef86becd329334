import { Socket } from 'node:net';

// Tests reach no foreign host: a connection to anywhere but this machine fails, and says so.
const LOOPBACK = /^(localhost|127(\.\d+){3}|::1|\[::1\])$/;
const GUARDED = Symbol.for('coverdesk.loopback-only');
const prototype = Socket.prototype as Socket & { [GUARDED]?: typeof Socket.prototype.connect };

// Files share their process, and each comes through here.
prototype[GUARDED] ??= Socket.prototype.connect;
const connect = prototype[GUARDED];

Socket.prototype.connect = function guarded(this: Socket, ...args: unknown[]) {
  const [first, second] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args;
  const options =
    typeof first === 'object' && first !== null ? (first as { host?: string; path?: string }) : undefined;
  const host = options ? options.host : typeof second === 'string' ? second : undefined;
  if (host !== undefined && !options?.path && !LOOPBACK.test(host)) {
    throw new Error(`A test wanted to connect to ${host}.`);
  }
  return (connect as (...given: unknown[]) => Socket).apply(this, args);
} as typeof connect;
