import { execFile } from 'node:child_process';
import { chown, mkdtemp, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { majorVersion } from './binaries.ts';
import { stopLeftovers } from './leftovers.ts';
import { type Account, asAccount } from './run-as.ts';
import { serverEnv } from './server-settings.ts';

const run = promisify(execFile);

export interface NewCluster {
  dir: string;
  owner: string;
  password: string;
  binDir: string;
  account: Account;
}

/** initdb works in a neighboring folder that is renamed at the end: being killed leaves nothing half done. */
export async function createCluster({ dir, owner, password, binDir, account }: NewCluster): Promise<void> {
  await removeUnfinished(dir);
  const work = await mkdtemp(`${dir}.new-`);
  const [data, passwordFile] = [join(work, 'data'), join(work, 'password')];
  try {
    await writeFile(passwordFile, password, { mode: 0o600, flag: 'wx' });
    if (account.user) await giveTo(account.user, [work, passwordFile]);
    const options = [
      ...['--pgdata', data, '--username', owner, '--auth', 'scram-sha-256', '--pwfile', passwordFile],
      ...['--encoding', 'UTF8', '--data-checksums', ...locale(await majorVersion(binDir))],
    ];
    const initdb = asAccount(account, join(binDir, 'initdb'), options);
    await run(initdb.file, initdb.args, { ...initdb.options, env: serverEnv() });
    await rename(data, dir);
    await syncFolder(dirname(dir));
  } catch (error) {
    throw new Error(`The database could not be created in ${dir}: ${reason(error)}`);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** The same letters and the same order on every machine; before 17 that locale is the system's. */
function locale(version: number): string[] {
  if (version >= 17) return ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  return [process.platform === 'linux' ? '--locale=C.UTF-8' : '--locale=C'];
}

async function removeUnfinished(dir: string): Promise<void> {
  const parent = dirname(dir);
  const names = await readdir(parent);
  for (const name of names.filter((entry) => entry.startsWith(`${basename(dir)}.new-`))) {
    await stopLeftovers(join(parent, name, 'data'));
    await rm(join(parent, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  }
}

async function giveTo(user: { uid: number; gid: number }, paths: string[]): Promise<void> {
  for (const path of paths) await chown(path, user.uid, user.gid);
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

function reason(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  return (stderr || message).trim().split('\n')[0] ?? message;
}
