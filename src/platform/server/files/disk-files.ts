import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedKey, type FileStore, isKey } from './file-store.ts';
import { syncFolder } from './sync-folder.ts';

/** Files below a folder, readable only by the owner of the process. */
export function diskFiles(root: string): FileStore {
  const pathOf = (key: string) => join(root, checkedKey(key));
  const write = async (key: string, content: Content) => {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const draft = `${path}.${randomUUID()}`;
    try {
      const size = await writeThrough(draft, content);
      await rename(draft, path);
      await syncFolder(dirname(path));
      return size;
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };
  return {
    async put(key, bytes) {
      await write(key, [bytes]);
    },

    write,
    async open(key) {
      const file = await orMissing(open(pathOf(key)));
      return file?.createReadStream();
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async folders(folder) {
      const entries = (await orMissing(readdir(pathOf(folder), { withFileTypes: true }))) ?? [];
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    },
    async list(folder) {
      const names = (await orMissing(readdir(pathOf(folder)))) ?? [];
      const found = await Promise.all(
        names.map(async (name) => {
          const facts = await orMissing(stat(join(pathOf(folder), name)));
          return facts?.isFile() ? [{ key: `${folder}/${name}`, storedAt: facts.mtime }] : [];
        }),
      );
      return found.flat();
    },
    walk: (folder) => walk(root, checkedKey(folder)),
  };
}

/** In the order of their names, as a bucket lists them. Drafts, whose names are no keys, are left out. */
async function* walk(root: string, folder: string): AsyncGenerator<string> {
  const entries = (await orMissing(readdir(join(root, folder), { withFileTypes: true }))) ?? [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const key = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* walk(root, key);
    else if (isKey(key)) yield key;
  }
}

type Content = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

async function writeThrough(path: string, content: Content): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  let size = 0;
  try {
    for await (const piece of content) {
      await file.writeFile(piece);
      size += piece.length;
    }
    await file.sync();
    return size;
  } finally {
    await file.close();
  }
}

async function orMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
