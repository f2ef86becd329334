import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './progress.mjs';

const WANTED = 24;

/** The Node that runs the product: npm's package for this platform, otherwise one on the PATH that is new enough. */
export function findNode24(root) {
  const packaged = join(root, 'node_modules', '.bin', 'node');
  for (const candidate of [packaged, process.execPath, 'node']) {
    const found = ask(candidate);
    if (found) return found;
  }
  throw new Failure(
    `Coverdesk needs Node ${WANTED} or newer, and there is no package of it for ${process.platform}-${process.arch}. Install it and start again (this is ${process.version}).`,
  );
}

function ask(file) {
  if (isThisProcess(file)) return major(process.version) >= WANTED && process.execPath;
  try {
    const program = 'console.log(JSON.stringify([process.version, process.execPath]))';
    const [version, path] = JSON.parse(
      execFileSync(file, ['-e', program], { encoding: 'utf8', stdio: 'pipe' }),
    );
    return major(version) >= WANTED && path;
  } catch {
    return undefined;
  }
}

/** Saves asking: npm puts the packaged Node first on the PATH, so from the second start on it runs us as well. */
function isThisProcess(file) {
  try {
    return realpathSync(file) === process.execPath;
  } catch {
    return false;
  }
}

function major(version) {
  return Number(/\d+/.exec(version)?.[0]);
}

/** For children of ours that call `node` by name. */
export function withNode24First(root, env = process.env) {
  return { ...env, PATH: `${join(root, 'node_modules', '.bin')}:${env.PATH}` };
}
