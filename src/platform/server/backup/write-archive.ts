import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { inPartsOf } from '../files/in-parts.ts';
import { type BackupEnd, type BackupHead, type ManifestLine, PART_BYTES } from './archive-format.ts';

const LINES_A_PART = 1000;

/** Writes a backup from front to end; nothing of it is ever whole in memory. */
export class ArchiveWriter {
  readonly #pack: Pack = pack();
  readonly #written: Promise<void>;
  readonly #total: Omit<BackupEnd, 'sha256'> = { tables: 0, rows: 0, files: 0, bytes: 0 };
  readonly #manifest = createHash('sha256');
  #failure: Error | undefined;
  #lines: string[] = [];
  #manifestParts = 0;

  constructor(out: Writable) {
    const zstd = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
    this.#written = pipeline(this.#pack, zstd, out);
    this.#written.catch((error: Error) => {
      this.#failure = error;
    });
  }

  async head(head: BackupHead): Promise<void> {
    await this.#entry('head.json', Buffer.from(JSON.stringify(head, null, 2)));
  }

  async table(name: string, rows: AsyncIterable<Uint8Array>): Promise<void> {
    const found = await this.#content(`tables/${name}`, rows);
    this.#total.tables++;
    this.#total.rows += found.rows;
    await this.#line({ table: name, ...found });
  }

  async file(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const { rows: _, ...found } = await this.#content(`files/${key}`, bytes);
    this.#total.files++;
    await this.#line({ file: key, ...found });
  }

  async sequence(sequence: string, state: { value: string; called: boolean }): Promise<void> {
    await this.#line({ sequence, ...state });
  }

  async end(): Promise<BackupEnd> {
    await this.#flushLines();
    const end = { ...this.#total, sha256: this.#manifest.digest('hex') };
    await this.#entry('end.json', Buffer.from(JSON.stringify(end, null, 2)));
    this.#pack.finalize();
    await this.#written;
    return end;
  }

  /** Ends it without an end: what was written so far is no backup. */
  async abandon(): Promise<void> {
    this.#pack.destroy();
    await this.#written.catch(() => undefined);
  }

  async #content(folder: string, content: AsyncIterable<Uint8Array>) {
    const hash = createHash('sha256');
    let [bytes, rows, parts] = [0, 0, 0];
    for await (const part of inPartsOf(PART_BYTES, content)) {
      hash.update(part);
      bytes += part.length;
      rows += linesIn(part);
      await this.#entry(`${folder}/${numbered(++parts)}`, part);
    }
    this.#total.bytes += bytes;
    return { rows, bytes, sha256: hash.digest('hex') };
  }

  async #line(line: ManifestLine): Promise<void> {
    this.#lines.push(`${JSON.stringify(line)}\n`);
    if (this.#lines.length >= LINES_A_PART) await this.#flushLines();
  }

  async #flushLines(): Promise<void> {
    if (this.#lines.length === 0) return;
    const part = Buffer.from(this.#lines.join(''));
    this.#lines = [];
    this.#manifest.update(part);
    await this.#entry(`manifest/${numbered(++this.#manifestParts)}`, part);
  }

  /** Done when the entry has left for the file, or the file has failed. */
  async #entry(name: string, bytes: Buffer): Promise<void> {
    if (this.#failure) throw this.#failure;
    const entry = this.#pack.entry({ name, size: bytes.length, mode: 0o600 });
    const done = once(entry, 'close');
    entry.end(bytes);
    await Promise.race([done, this.#written]);
  }
}

export function linesIn(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) count++;
  return count;
}

const numbered = (part: number) => String(part).padStart(6, '0');
