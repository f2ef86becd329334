import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { SESSION_COOKIE } from '../auth/session.ts';
import { allowingScriptsOf } from './inline-scripts.ts';

export const WEB_FOLDER = join(import.meta.dirname, '../../../../dist/web');

/** Where the page draws the frame of the last visit. */
const FRAME = /<div id="first-frame"[^>]*><\/div>/;

/** Where only files are, and what only files are called. A screen in place of a missing one would be read as that file. */
const FILE =
  /^\/(assets|themes|release-notes)\/|\.(css|gif|ico|jpe?g|js|json|map|mjs|png|svg|txt|webp|woff2?|xml)$/i;

/** No browser opens these as a page, and a screen takes fifteen: the headers of pages would be a tenth of what it transfers. */
const NO_PAGE = /\/assets\/[^/]+\.(js|css|woff2?)(\.br|\.gz)?$/;
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
];

export const isFileAddress = (url: string) => FILE.test(url.split('?')[0] ?? '');

/** Serves the built web application, compressed ahead; every address that is not a file is a screen of it. */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
): Promise<((reply: FastifyReply) => FastifyReply) | undefined> {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return undefined;
  const framed = readFileSync(page, 'utf8');
  const bare = framed.replace(FRAME, '');
  let ownPolicy: string | undefined;
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names below assets/ carry a hash of their content.
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      if (NO_PAGE.test(path)) for (const name of OF_PAGES) reply.removeHeader(name);
    },
  });
  return (reply) => {
    ownPolicy ??= allowingScriptsOf(framed, String(reply.getHeader('content-security-policy')));
    return (
      reply
        .code(200)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('vary', 'Cookie')
        .header('content-security-policy', ownPolicy)
        // Someone without a session is led to sign-in, which has no frame.
        .send(reply.request.cookies[SESSION_COOKIE] ? framed : bare)
    );
  };
}
