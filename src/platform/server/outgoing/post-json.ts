import type { IncomingMessage } from 'node:http';
import type { Resolve } from './checked-lookup.ts';
import { addressProblem } from './host-list.ts';
import { NoAnswer } from './no-answer.ts';
import { post } from './post.ts';

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

const MOST_BYTES = 1_048_576;

/**
 * Sends JSON to another system and reads JSON. Only to hosts on the list and to public addresses, without following
 * redirects, within ten seconds for everything and a megabyte. Anything else is `NoAnswer`.
 */
export async function postJson(address: string, outgoing: Outgoing): Promise<JsonAnswer> {
  const { hosts, body, ...rest } = outgoing;
  if (addressProblem(address, hosts)) throw new NoAnswer('The address is not on the list of hosts.');
  const sending = { ...rest, isListed: true, text: JSON.stringify(body), read: readText };
  const { status, text } = await post(address, sending);
  if ([502, 503, 504].includes(status))
    throw new NoAnswer('It was out of service.', { status, mayPass: true });
  return { status, body: parsed(text, status) };
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
