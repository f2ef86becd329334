import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const root = dirname(import.meta.dirname);
const dist = join(root, 'dist');
const COMPRESSED = /\.(js|css|html|svg|json)$/;
const SMALLEST = 1024;

// Vite keeps what the environment says, and the tests' own would bring React's development build, twice the size.
process.env.NODE_ENV = 'production';

// Built beside and swapped at the end: a running server never serves half a build, and a failed one changes nothing.
await mkdir(dist, { recursive: true });
await removeUnfinished();
const work = join(dist, `web-new-${process.pid}`);
try {
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: work, emptyOutDir: true },
  });
  await compressFolder(work);
  await swap(work, join(dist, 'web'));
} catch (error) {
  await rm(work, { recursive: true, force: true });
  throw error;
}

async function removeUnfinished(): Promise<void> {
  const names = await readdir(dist);
  const unfinished = names.filter(
    (name) => name === 'web-old' || (name.startsWith('web-new-') && !isBuilding(name)),
  );
  await Promise.all(unfinished.map((name) => rm(join(dist, name), { recursive: true, force: true })));
}

/** The folder carries the number of the process that fills it. */
function isBuilding(name: string): boolean {
  try {
    return process.kill(Number(name.slice('web-new-'.length)), 0);
  } catch {
    return false;
  }
}

async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSED.test(entry.name));
  // zlib works on its own threads, so all together means as many as there are cores.
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length <= SMALLEST) return;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: content.length };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  if (brotli.length < content.length) await writeFile(`${path}.br`, brotli);
  if (gzipped.length < content.length) await writeFile(`${path}.gz`, gzipped);
}

async function swap(fresh: string, target: string): Promise<void> {
  const old = join(dist, 'web-old');
  await rename(target, old).catch(() => {});
  await rename(fresh, target);
  await rm(old, { recursive: true, force: true });
}
