import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { IS_LONG, noteFigure, shortOrLong } from '#platform/server/testing/long-form.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { APP_PASSWORD, cloneTemplate, type TestDatabase } from '#platform/server/testing/test-database.ts';
import { newThrowawayFolder } from '#platform/server/testing/throwaway-folder.ts';
import { until } from '#platform/server/testing/until.ts';
import { makeRelease, sizeOf } from './release.mjs';

const ROOT = join(import.meta.dirname, '../..');
const throwaway = newThrowawayFolder('release');
const release = join(throwaway.path, 'release');
const described = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const locked: Record<string, { dev?: boolean }> = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
).packages;

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneTemplate({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') });
  const web = join(throwaway.path, 'web');
  mkdirSync(web);
  writeFileSync(join(web, 'index.html'), '<div id="root">the screens</div>');
  makeRelease(ROOT, release, web);
});
afterAll(async () => {
  await database.drop();
  await throwaway.remove();
});

const IMPORT =
  /^(?:import|export)\s(?!type\s)[^;]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'\)/gm;
const RESOLVED = /require\.resolve\([`'](@[\w-]+\/[\w-]+|[\w-]+)\//g;
const PLACES: Record<string, string> = described.imports;

/** Where an import of ours leads, or nothing for a package. */
function fileOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  const [alias] = specifier.split('/');
  return specifier.startsWith('#')
    ? specifier.replace(`${alias}/`, PLACES[`${alias}/*`]?.slice(2, -1) ?? '?')
    : undefined;
}

const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

test('what a release imports is in it or among the dependencies of production', () => {
  const known = new Set(Object.keys({ ...described.dependencies, ...described.optionalDependencies }));
  const files = globSync('{src,db,tools}/**/*.{ts,mjs}', { cwd: release });
  expect(files.length).toBeGreaterThan(500);
  const wrong = files.flatMap((file) => {
    const text = readFileSync(join(release, file), 'utf8');
    const imported = [...text.matchAll(IMPORT)].map(([, named, bare, later]) => named ?? bare ?? later ?? '');
    const resolved = [...text.matchAll(RESOLVED)].map(([, name = '']) => name);
    return [...imported, ...resolved]
      .filter((specifier) => {
        const own = fileOf(file, specifier);
        if (own !== undefined) return !existsSync(join(release, own));
        return !isBuiltin(specifier) && !known.has(packageOf(specifier));
      })
      .map((specifier) => `${file} imports ${specifier}`);
  });
  expect(wrong).toEqual([]);
});

test('a release has neither tests nor the sources of the screens, and only the scripts of operators', () => {
  const files = globSync('**', { cwd: release });
  expect(files.filter((file) => /\.test\.|\/testing\/|\.tsx$|^src\/.*\/web\//.test(file))).toEqual([]);
  const { scripts } = JSON.parse(readFileSync(join(release, 'package.json'), 'utf8'));
  expect(Object.keys(scripts)).toEqual([
    'start',
    'setup-owner',
    'rotate-keys',
    'backup',
    'restore',
    'load-banks',
  ]);
  for (const script of Object.values<string>(scripts))
    for (const file of script.split(' ').slice(2)) expect(existsSync(join(release, file))).toBe(true);
});

test('a folder of something else is never replaced by a release', () => {
  const other = join(throwaway.path, 'photos');
  mkdirSync(other);
  writeFileSync(join(other, 'one.jpg'), '');
  expect(() => makeRelease(ROOT, other, join(throwaway.path, 'web'))).toThrow(
    'is not a release of Coverdesk',
  );
  expect(existsSync(join(other, 'one.jpg'))).toBe(true);
});

/** The packages that an install without those of development brings, as links: Node is told to stay on their side. */
function linkPackages(): void {
  const wanted = Object.keys(locked).filter(
    (path) =>
      /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !locked[path]?.dev && existsSync(join(ROOT, path)),
  );
  for (const path of wanted) {
    mkdirSync(dirname(join(release, path)), { recursive: true });
    symlinkSync(join(ROOT, path), join(release, path));
  }
  mkdirSync(join(release, 'node_modules/.bin'));
  symlinkSync(process.execPath, join(release, 'node_modules/.bin/node'));
  const there = Object.fromEntries(
    Object.entries(locked).filter(([path, { dev }]) => path !== '' && !dev && existsSync(join(ROOT, path))),
  );
  writeFileSync(join(release, 'node_modules/.package-lock.json'), JSON.stringify({ packages: there }));
}

const environment = () => ({
  ...process.env,
  NODE_OPTIONS: IS_LONG ? '' : '--preserve-symlinks',
  PORT: '0',
  DATA_DIR: join(throwaway.path, 'data'),
  DATABASE_URL: database.ownerUrl,
  APP_DB_PASSWORD: APP_PASSWORD,
  OWNER_SIGN_IN_PASSWORD: 'violet-harbor-lantern',
  LOG_FILE: join(throwaway.path, 'coverdesk.log'),
});

function start(): { child: ChildProcess; ready(): Promise<{ url: string; seconds: string }> } {
  const child = spawn('node', ['tools/start.mjs'], {
    cwd: release,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
  const ready = () =>
    until(
      'the address',
      () => {
        if (child.exitCode !== null) throw new Error(said);
        const [, url, seconds] = /ready at (http:\S+)\nVersion \S+, started in ([\d.]+) s\./.exec(said) ?? [];
        return url && seconds ? { url, seconds } : undefined;
      },
      shortOrLong(120, 600),
    );
  return { child, ready };
}

test(
  'a release starts without the packages of development, lets somebody in, serves the screens, and SIGHUP begins a new log',
  async () => {
    // In the long form the start of the release installs them itself.
    if (!IS_LONG) linkPackages();
    const owner = [
      '--agency',
      'Harbor',
      '--first-name',
      'Ann',
      '--last-name',
      'Lee',
      '--email',
      'ann@harbor.test',
    ];
    const setUp = ['tools/run.mjs', 'tools/setup-owner.ts', ...owner];
    execFileSync('node', setUp, { cwd: release, env: environment(), stdio: 'pipe' });
    const { child, ready } = start();
    const ended = once(child, 'exit');
    try {
      const { url, seconds } = await ready();
      const megabytes = (sizeOf(release).bytes / 1e6).toFixed(0);
      noteFigure(`${megabytes} MB with its packages, started in ${seconds} s`);
      const body = JSON.stringify({ email: 'ann@harbor.test', password: 'violet-harbor-lantern' });
      const headers = { 'content-type': 'application/json' };
      expect((await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })).status).toBe(200);
      expect(await (await fetch(`${url}/customers`)).text()).toContain('the screens');
      const log = join(throwaway.path, 'coverdesk.log');
      await until('the log', () => existsSync(log) && readFileSync(log, 'utf8').includes('/api/auth/login'));
      renameSync(log, `${log}.old`);
      child.kill('SIGHUP');
      await until('the new log', () => existsSync(log));
      expect((await fetch(`${url}/api/health`)).status).toBe(200);
      await until('its first line', () => readFileSync(log, 'utf8').includes('/api/health'));
      expect(statSync(log).mode & 0o777).toBe(0o600);
    } finally {
      child.kill('SIGTERM');
    }
    expect((await ended)[0]).toBe(0);
    expect(existsSync(join(release, 'node_modules/vite'))).toBe(false);
  },
  PATIENCE * shortOrLong(1, 4),
);
