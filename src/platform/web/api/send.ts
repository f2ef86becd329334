import type { Endpoint } from '#platform/shared/endpoint.ts';
import { errorAnswer } from '#platform/shared/errors.ts';
import { toServer } from '../connection/to-server.ts';
import { texts } from '../texts.ts';
import { CallError, UNREACHED } from './call-error.ts';
import { ownTask } from './own-task.ts';
import { withProgress } from './progress.ts';
import type { WireRequest } from './request.ts';

const CANNOT_BE_REACHED = texts.calls.unreached;
const NOT_UNDERSTOOD = texts.calls.notUnderstood;

/** One trip to the server and back; the answer is as the endpoint's schema decodes it. */
export async function send(
  endpoint: Endpoint,
  request: WireRequest,
  token: string | undefined,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  return readAnswer(endpoint, await withProgress(() => exchange(endpoint, request, token, signal)));
}

export interface WireAnswer {
  status: number;
  text: string;
  /** The header of that name. */
  retryAfter: string | null;
}

/** What an answer says, as the endpoint's schema decodes it; a refusal is thrown. */
export function readAnswer(endpoint: Endpoint, { status, text, retryAfter }: WireAnswer): unknown {
  const json = parse(text);
  if (status < 200 || status > 299) throw refusal(status, json, Number(retryAfter) || undefined);
  const answer = endpoint.answer.safeParse(json);
  if (!answer.success) throw new CallError(status, { message: NOT_UNDERSTOOD });
  return answer.data;
}

async function exchange(
  endpoint: Endpoint,
  request: WireRequest,
  token: string | undefined,
  signal: AbortSignal | undefined,
): Promise<WireAnswer> {
  const headers = {
    ...callHeaders(token),
    ...(request.body !== undefined && { 'content-type': 'application/json' }),
    ...(request.idempotencyKey && { 'idempotency-key': request.idempotencyKey }),
  };
  try {
    if (endpoint.method === 'GET') await ownTask();
    const response = await fetch(request.url, {
      method: endpoint.method,
      headers,
      body: request.body,
      credentials: 'same-origin',
      signal,
    });
    return {
      status: response.status,
      text: await response.text(),
      retryAfter: response.headers.get('retry-after'),
    };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unreached();
  }
}

/** What every call carries: the marker of our own page, and who calls. */
export function callHeaders(token: string | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    ...(token && { authorization: `Bearer ${token}` }),
  };
}

export function unreached(): CallError {
  void toServer.doubt();
  return new CallError(UNREACHED, { message: CANNOT_BE_REACHED });
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A proxy in between may answer with a page of its own instead of our error shape. */
function refusal(status: number, json: unknown, retryAfterSeconds: number | undefined): CallError {
  const answer = errorAnswer.safeParse(json);
  if (answer.success) return new CallError(status, answer.data, retryAfterSeconds);
  if (status >= 502) void toServer.doubt();
  const message = status >= 502 ? CANNOT_BE_REACHED : texts.calls.refused(status);
  return new CallError(status, { message });
}
