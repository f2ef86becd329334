import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import {
  checkedAddresses,
  type FoundAddress,
  lookupOf,
  type Resolve,
  resolveByDns,
} from './checked-lookup.ts';
import { NoAnswer } from './no-answer.ts';

export interface Post {
  /** The host is one that the operator allows by its name, and may therefore be this machine. */
  isListed: boolean;
  headers: Readonly<Record<string, string>>;
  /** JSON, exactly as it is sent. */
  text: string;
  /** Reads the answer, as far as it matters. */
  read: (response: IncomingMessage, status: number) => Promise<string>;
  timeoutMs?: number | undefined;
  resolve?: Resolve | undefined;
}

export interface TextAnswer {
  status: number;
  text: string;
}

const TIMEOUT_MS = 10_000;

/**
 * Sends JSON to an address that was found to be allowed: to the network address that was checked, without following
 * redirects, within ten seconds for everything. Anything else is `NoAnswer`.
 */
export async function post(address: string, sending: Post): Promise<TextAnswer> {
  const late = AbortSignal.timeout(sending.timeoutMs ?? TIMEOUT_MS);
  try {
    return await inTime(send(new URL(address), sending, late), late);
  } catch (error) {
    if (late.aborted) throw new NoAnswer('No answer in time.');
    if (error instanceof NoAnswer) throw error;
    throw new NoAnswer('There was no connection.', { mayPass: true });
  }
}

/** A name that nobody resolves cannot be given up on; it is left behind. */
function inTime<T>(work: Promise<T>, late: AbortSignal): Promise<T> {
  const tooLate = Promise.withResolvers<never>();
  late.addEventListener('abort', () => tooLate.reject(late.reason), { once: true });
  return Promise.race([work, tooLate.promise]);
}

async function send(url: URL, sending: Post, late: AbortSignal): Promise<TextAnswer> {
  const { isListed, resolve = resolveByDns, read } = sending;
  const checked = await checkedAddresses(url.hostname, resolve, isListed);
  const response = await responseTo(url, checked, sending, late);
  const status = response.statusCode ?? 0;
  if (status >= 300 && status < 400) {
    response.destroy();
    throw new NoAnswer('It answered with a redirect.', { status });
  }
  return { status, text: await read(response, status) };
}

function responseTo(
  url: URL,
  checked: readonly FoundAddress[],
  { headers, text }: Post,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const begin = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const request = begin(url, {
    method: 'POST',
    agent: false,
    lookup: lookupOf(checked),
    signal,
    headers: {
      ...headers,
      'content-type': 'application/json',
      accept: 'application/json',
      'content-length': Buffer.byteLength(text),
    },
  });
  request.on('response', resolve).on('error', reject).end(text);
  return promise;
}

/** The beginning of an answer; the rest is not waited for. */
export async function readBeginning(response: IncomingMessage, mostBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    bytes += part.length;
    if (bytes >= mostBytes) break;
  }
  response.destroy();
  return Buffer.concat(parts).subarray(0, mostBytes).toString();
}
