import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { SESSION_COOKIE } from '../auth/session.ts';
import { newThrowawayFolder } from '../testing/throwaway-folder.ts';
import { isFileAddress, serveWeb } from './web-files.ts';

const CODE = 'document.title = "ready";';
const PAGE = `<!doctype html><div id="first-frame" aria-hidden="true"></div><script>${CODE}</script>`;

const FILES = ['index-a1.js', 'index-a1.css', 'inter-a1.woff2', 'logo-a1.svg'];

async function startWeb() {
  const folder = newThrowawayFolder('web-files');
  writeFileSync(join(folder.path, 'index.html'), PAGE);
  mkdirSync(join(folder.path, 'assets'));
  for (const name of FILES) writeFileSync(join(folder.path, 'assets', name), '');
  const app = Fastify();
  await app.register(cookie);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', "default-src 'self'; script-src 'self'; object-src 'none'");
    reply.header('x-content-type-options', 'nosniff');
  });
  const sendPage = await serveWeb(app, folder.path);
  app.addHook('onClose', () => folder.remove());
  app.setNotFoundHandler((_request, reply) => sendPage?.(reply));
  return app;
}

test('the page has a place for the frame only for a browser that brings a session', async () => {
  const app = await startWeb();
  const guest = await app.inject('/task');
  expect(guest.body).not.toContain('first-frame');
  const known = await app.inject({ url: '/task', cookies: { [SESSION_COOKIE]: 'any' } });
  expect(known.body).toBe(PAGE);
  expect(known.headers.vary).toBe('Cookie');
  await app.close();
});

test('the content policy of the page allows exactly its own inline scripts', async () => {
  const app = await startWeb();
  const hash = createHash('sha256').update(CODE).digest('base64');
  const { headers } = await app.inject('/');
  expect(headers['content-security-policy']).toBe(
    `default-src 'self'; script-src 'self' 'sha256-${hash}'; object-src 'none'`,
  );
  await app.close();
});

test('scripts, styles and fonts come without the headers of pages; a picture that could be opened as one keeps them', async () => {
  const app = await startWeb();
  const answers = await Promise.all(FILES.map((name) => app.inject(`/assets/${name}`)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(answers.map(({ headers }) => 'content-security-policy' in headers)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  for (const { headers } of answers) expect(headers['x-content-type-options']).toBe('nosniff');
  await app.close();
});

test.each([
  '/assets/index-gone.js',
  '/assets/anything',
  '/themes/099.css',
  '/favicon.ico?v=2',
  '/robots.txt',
])('%s is the address of a file, and no screen', (address) => {
  expect(isFileAddress(address)).toBe(true);
});

test.each(['/', '/task', '/customer/104238?tab=log', '/assets', '/old-page.php', '/a.css/b', '/x?file=a.js'])(
  '%s is the address of a screen',
  (address) => {
    expect(isFileAddress(address)).toBe(false);
  },
);
