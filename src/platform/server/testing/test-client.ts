import type { LightMyRequestResponse } from 'fastify';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import type { ErrorAnswer } from '#platform/shared/errors.ts';
import { SESSION_COOKIE } from '../auth/session.ts';
import type { BuiltServer } from '../http/build-server.ts';
import { checkAnswer } from './check-answer.ts';
import { checkNoCardNumber } from './no-card-number.ts';

export interface TestRequest {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  /** As it goes over the wire; a string is sent as it is, a form with files as its parts. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestAnswer {
  status: number;
  headers: LightMyRequestResponse['headers'];
  cookies: LightMyRequestResponse['cookies'];
  // The wire side of an answer has no type of its own; the OpenAPI document has checked it.
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the fields that it expects
  body: any;
  /** The bytes of an answer that is a file. */
  bytes: Buffer;
  error: ErrorAnswer;
}

/**
 * Calls the server as a browser or a program would. Every answer must be as the OpenAPI document says, and none shows a
 * card number, files included.
 */
export class TestClient {
  readonly #server: BuiltServer;
  readonly #identity: { cookie?: string; token?: string };

  constructor(server: BuiltServer, identity: { cookie?: string; token?: string } = {}) {
    this.#server = server;
    this.#identity = identity;
  }

  withToken(token: string): TestClient {
    return new TestClient(this.#server, { token });
  }

  async call(
    endpoint: Endpoint,
    { params = {}, query = {}, body, headers = {} }: TestRequest = {},
  ): Promise<TestAnswer> {
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent(String(params[name])),
    );
    const answer = await this.send(endpoint.method, path, { query, body, headers });
    checkAnswer(this.#server.mounted, endpoint, answer);
    return answer;
  }

  async send(
    method: string,
    url: string,
    { query = {}, body, headers = {} }: TestRequest = {},
  ): Promise<TestAnswer> {
    const payload = await payloadOf(body);
    const response = await this.#server.app.inject({
      method: method as 'GET',
      url,
      query: query as Record<string, string>,
      headers: {
        ...this.#headers(),
        ...(payload === undefined ? {} : { 'content-type': payload.type }),
        ...headers,
      },
      payload: payload?.content,
    });
    checkNoCardNumber(`${method} ${url}`, response.rawPayload);
    const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json');
    const parsed = isJson ? response.json() : response.body;
    return {
      status: response.statusCode,
      headers: response.headers,
      cookies: response.cookies,
      body: parsed,
      error: parsed,
      bytes: response.rawPayload,
    };
  }

  #headers(): Record<string, string> {
    const { cookie, token } = this.#identity;
    return {
      'x-requested-with': 'XMLHttpRequest',
      ...(cookie ? { cookie: `${SESSION_COOKIE}=${cookie}` } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
  }
}

async function payloadOf(body: unknown): Promise<{ type: string; content: string | Buffer } | undefined> {
  if (body === undefined) return undefined;
  if (body instanceof FormData) {
    const form = new Response(body);
    const type = form.headers.get('content-type') ?? '';
    return { type, content: Buffer.from(await form.arrayBuffer()) };
  }
  return { type: 'application/json', content: typeof body === 'string' ? body : JSON.stringify(body) };
}
