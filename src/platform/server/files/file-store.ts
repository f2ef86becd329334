import type { Config } from '../config/config.ts';
import { diskFiles } from './disk-files.ts';
import { s3Files } from './s3-files.ts';

export interface StoredFile {
  key: string;
  storedAt: Date;
}

/** Where the content of files is stored. A key is a path of plain names: `attc2/1001/202646/….pdf`. */
export interface FileStore {
  /** Once this has finished, the file survives a crash. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The same for what is never all in memory; says how many bytes it was. When the content fails, nothing is kept. */
  write(key: string, content: AsyncIterable<Uint8Array>): Promise<number>;
  /** Undefined when there is no such file. */
  open(key: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  remove(key: string): Promise<void>;
  /** The names of the folders in a folder. */
  folders(folder: string): Promise<string[]>;
  list(folder: string): Promise<StoredFile[]>;
  /** The keys of all files below a root. */
  walk(root: FileRoot): AsyncIterable<string>;
}

/** Every first folder of a key. A backup takes these along, so a file elsewhere would be forgotten. */
export const FILE_ROOTS = [
  'attc2',
  'bring-ins',
  'commission-imports',
  'forms',
  'locker',
  'mail',
  'take-outs',
] as const;
export type FileRoot = (typeof FILE_ROOTS)[number];

/** A bucket when S3_URL names one, otherwise the data folder. */
export function createFileStore({ s3Url, dataDir }: Pick<Config, 's3Url' | 'dataDir'>): FileStore {
  return s3Url ? s3Files(s3Url) : diskFiles(dataDir);
}

const KEY = /^[\w-]+(\/[\w-]+)*(\.[a-z]+)?$/;

/** The last line of defense: what isn't one of our keys never gets near a path. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error('This is not the key of a file.');
  return key;
}

export function isKey(text: string): boolean {
  return KEY.test(text) && FILE_ROOTS.some((root) => text === root || text.startsWith(`${root}/`));
}
