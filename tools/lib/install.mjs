import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, timed } from './progress.mjs';
import { isRelease } from './release.mjs';
import { runStep } from './run-child.mjs';

/** Installs the locked packages unless node_modules already has them; a release needs those of production only. */
export async function ensureInstalled(root) {
  const modules = join(root, 'node_modules');
  const [stamp, unfinished] = [join(modules, '.coverdesk-installed'), join(modules, '.coverdesk-installing')];
  const wanted = lockHash(root);
  if (read(stamp) === wanted) return;
  // npm takes a half-written package for a whole one, so an install that was broken off starts afresh.
  if (existsSync(unfinished) || !existsSync(join(modules, '.package-lock.json'))) {
    rmSync(modules, { recursive: true, force: true });
  }
  if (!holdsLockedPackages(root)) {
    rmSync(stamp, { force: true });
    mkdirSync(modules, { recursive: true });
    writeFileSync(unfinished, '');
    await timed('Installing packages', () => install(root));
    rmSync(unfinished, { force: true });
  }
  writeFileSync(stamp, wanted);
}

/**
 * Not `npm ci`: it refuses a lock file without the optional packages of other platforms, which registries that
 * mirror only some platforms leave out. `--no-save` keeps to the lock file as well and never writes it.
 */
async function install(root) {
  const { npm_node_execpath: node, npm_execpath: program } = process.env;
  const npm = node && program ? [node, program] : ['npm'];
  const options = [
    '--no-save',
    isRelease(root) ? '--omit=dev' : '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--loglevel=error',
  ];
  const [file, ...args] = [...npm, 'install', ...options];
  const code = await runStep(file, args, { cwd: root });
  if (code !== 0) throw new Failure('npm could not install the packages; its message is above.');
}

/** npm's own record of what it installed, so that packages installed by hand are not installed again. */
function holdsLockedPackages(root) {
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!installed) return false;
  const locked = Object.entries(packagesOf(join(root, 'package-lock.json')) ?? {});
  return locked.every(([path, entry]) => {
    if (path === '' || !fitsHere(entry) || (entry.dev && isRelease(root))) return true;
    return installed[path]?.version === entry.version;
  });
}

function fitsHere({ os, cpu, libc }) {
  const glibc = process.platform === 'linux' ? 'glibc' : undefined;
  return [
    [os, process.platform],
    [cpu, process.arch],
    [libc, glibc],
  ].every(([list, own]) => !list || list.includes(own));
}

function packagesOf(lockFile) {
  const text = read(lockFile);
  return text && JSON.parse(text).packages;
}

function lockHash(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(`${process.platform} ${process.arch}\n`).update(lock).digest('hex');
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
