import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import type { TrustedProxies } from '../config/trusted-proxies.ts';
import type { Services } from '../services.ts';
import { serveApiReference } from './api-reference.ts';
import { type Drain, drainOf } from './drain.ts';
import { answerErrors, answerUnknownAddress, answerUnreadable } from './error-answers.ts';
import { serveHealth } from './health.ts';
import { Lanes } from './lanes.ts';
import { serveMetrics } from './metrics.ts';
import { type Mount, mountOn } from './mount.ts';
import { openUploads } from './read-upload.ts';
import { serveReady } from './ready.ts';
import { type PageRedirect, redirectPages } from './redirect-pages.ts';
import { securityHeaders } from './security-headers.ts';
import { isFileAddress, serveWeb, WEB_FOLDER } from './web-files.ts';

const BODY_LIMIT = 1_048_576;

export interface BuiltServer {
  app: FastifyInstance;
  /** Every endpoint of the contract that is served. */
  mounted: readonly Endpoint[];
  /** Before it is closed, so that nobody's call is cut off. */
  drain: Drain['drain'];
}

interface WebOptions {
  webFolder?: string;
  redirects?: readonly PageRedirect[];
}

/** The server without its port: routes, errors, documents, files. */
export async function buildServer(
  services: Services,
  log: Logger,
  areas: readonly ((mount: Mount) => void)[],
  { webFolder = WEB_FOLDER, redirects = [] }: WebOptions = {},
): Promise<BuiltServer> {
  const app = fastify({
    loggerInstance: log as never,
    // One line per call, below, instead of the two that Fastify would write.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustIn(services.config.trustProxy),
    bodyLimit: BODY_LIMIT,
    // A client that is slow to send must not occupy a place forever; 25 MB on a line of 1 Mbit/s take 200 s.
    requestTimeout: 300_000,
    frameworkErrors: (_error, _request, reply) => answerUnreadable(reply as never),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  }) as unknown as FastifyInstance;
  const mounted: Endpoint[] = [];
  const headers = securityHeaders(services.config);
  answerErrors(app, services.database);
  const { isDraining, drain } = drainOf(app);
  readEmptyBodiesAsNone(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
  // Before the server waits for what is under way: a stream would continue forever.
  app.addHook('preClose', () => services.live.close());
  await app.register(cookie);
  serveHealth(app);
  serveReady(app, services, isDraining);
  const lanes = new Lanes(services.config);
  serveMetrics(app, services.config, services.database, lanes);
  await serveApiReference(app, mounted);
  const sendWebPage = await serveWeb(app, webFolder);
  redirectPages(app, redirects, sendWebPage);
  const mount = mountOn({ app, ...(await openUploads(app)) }, services, lanes, mounted);
  for (const area of areas) area(mount);
  app.setNotFoundHandler((request, reply) => {
    const isScreen =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/api(\/|$)/.test(request.url) &&
      !isFileAddress(request.url);
    return isScreen && sendWebPage ? sendWebPage(reply) : answerUnknownAddress(app, request, reply);
  });
  await app.ready();
  return { app, mounted, drain };
}

/** The connection itself is hop 0: with one proxy in front of the server, only that proxy is believed. */
function trustIn(proxies: TrustedProxies) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}

function readEmptyBodiesAsNone(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
  app.removeContentTypeParser('text/plain');
}
