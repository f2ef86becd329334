import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from '../files/sync-folder.ts';
import { VERSION } from '../version.ts';
import type { BackupEnd } from './archive-format.ts';
import { type BackupSource, makeBackup } from './make-backup.ts';

/** The file is there when the backup is whole, and not before; one that fails leaves nothing. */
export async function backUpToFile(source: Omit<BackupSource, 'product'>, file: string): Promise<BackupEnd> {
  if (existsSync(file)) throw new Error(`${file} exists already. Name a new file.`);
  const draft = `${file}.${process.pid}`;
  try {
    const out = await open(draft, 'wx', 0o600);
    const end = await makeBackup({ ...source, product: VERSION }, out.createWriteStream({ flush: true }));
    await rename(draft, file);
    await syncFolder(dirname(file));
    return end;
  } catch (error) {
    await rm(draft, { force: true });
    throw inWords(error as NodeJS.ErrnoException, file);
  }
}

function inWords(error: NodeJS.ErrnoException, file: string): Error {
  const words: Record<string, string> = {
    ENOSPC: 'The disk is full',
    EDQUOT: 'The quota of the disk is used up',
    EFBIG: 'The file would be larger than this system allows',
    ENOENT: 'Its folder does not exist',
    EACCES: 'This account may not write there',
  };
  const known = error.code === undefined ? undefined : words[error.code];
  return known ? new Error(`${known} (${file}).`, { cause: error }) : error;
}
