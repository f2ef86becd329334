import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { StoredFile } from './stored-files.ts';

/** The folder in DATA_DIR where records wait until they are in the ZIP. */
export const SPOOL = 'take-out-spool';

/**
 * Where a run keeps, on the disk of its server, what it read in the snapshot: the first part of the ZIP, and a list of
 * the files that come behind it.
 */
export class Spool {
  readonly #folder: string;
  readonly #records: FileHandle;
  readonly #files: FileHandle;
  fileCount = 0;

  private constructor(folder: string, records: FileHandle, files: FileHandle) {
    this.#folder = folder;
    this.#records = records;
    this.#files = files;
  }

  static async open(dataDir: string, name: string): Promise<Spool> {
    const folder = join(dataDir, SPOOL, name);
    await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
    const make = (file: string) => open(join(folder, file), 'wx', 0o600);
    return new Spool(folder, await make('records'), await make('files'));
  }

  async addPiece(bytes: Uint8Array): Promise<void> {
    await this.#records.writeFile(bytes);
  }

  async addFiles(files: readonly StoredFile[]): Promise<void> {
    this.fileCount += files.length;
    await this.#files.writeFile(files.map((file) => `${JSON.stringify(file)}\n`).join(''));
  }

  pieces(): AsyncIterable<Buffer> {
    return createReadStream(join(this.#folder, 'records'));
  }

  async *files(): AsyncGenerator<StoredFile> {
    const lines = createInterface({ input: createReadStream(join(this.#folder, 'files')) });
    for await (const line of lines) yield JSON.parse(line);
  }

  async remove(): Promise<void> {
    await Promise.allSettled([this.#records.close(), this.#files.close()]);
    await rm(this.#folder, { recursive: true, force: true });
  }
}
