import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import {
  checkedAddresses,
  type FoundAddress,
  lookupOf,
  type Resolve,
  resolveByDns,
} from './checked-lookup.ts';
import { addressProblem } from './host-list.ts';
import { NoAnswer } from './no-answer.ts';

export interface Outgoing {
  /** Hosts that the operator allows. */
  hosts: readonly string[];
  headers: Readonly<Record<string, string>>;
  body: unknown;
  timeoutMs?: number | undefined;
  resolve?: Resolve;
}

export interface JsonAnswer {
  status: number;
  body: unknown;
}

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 1_048_576;

/**
 * Sends JSON to another system and reads JSON. Only to hosts on the list and to public addresses, without following
 * redirects, within ten seconds for everything and a megabyte. Anything else is `NoAnswer`.
 */
export async function postJson(address: string, outgoing: Outgoing): Promise<JsonAnswer> {
  if (addressProblem(address, outgoing.hosts)) throw new NoAnswer('The address is not on the list of hosts.');
  const late = AbortSignal.timeout(outgoing.timeoutMs ?? TIMEOUT_MS);
  try {
    return await inTime(send(new URL(address), outgoing, late), late);
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

async function send(url: URL, outgoing: Outgoing, late: AbortSignal): Promise<JsonAnswer> {
  const checked = await checkedAddresses(url.hostname, outgoing.resolve ?? resolveByDns);
  const response = await responseTo(url, checked, outgoing, late);
  const status = response.statusCode ?? 0;
  if (status >= 300 && status < 400) {
    response.destroy();
    throw new NoAnswer('It answered with a redirect.', { status });
  }
  const text = await readText(response, status);
  if ([502, 503, 504].includes(status))
    throw new NoAnswer('It was out of service.', { status, mayPass: true });
  return { status, body: parsed(text, status) };
}

function responseTo(
  url: URL,
  checked: readonly FoundAddress[],
  { headers, body }: Outgoing,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const text = JSON.stringify(body);
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

async function readText(response: IncomingMessage, status: number): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) {
      response.destroy();
      throw new NoAnswer('The answer was too large.', { status });
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function parsed(text: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NoAnswer('The answer could not be read.', { status });
  }
}
