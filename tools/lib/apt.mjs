import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Installs Debian packages when this account may; answers why not otherwise. */
export async function aptInstall(names) {
  if (process.getuid?.() !== 0) return 'only root may install packages';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120'];
  try {
    await run('apt-get', ['update'], { env });
    await run('apt-get', ['install', ...options, ...names], { env, maxBuffer: 64 * 1024 * 1024 });
    return undefined;
  } catch (error) {
    if (error.code === 'ENOENT') return 'there is no apt-get here';
    return lastLine(error.stderr) ?? error.message;
  }
}

function lastLine(text = '') {
  return text.trim().split('\n').at(-1) || undefined;
}
