import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract } from 'tar-stream';
import { wholeOf } from '../files/whole-of.ts';
import {
  type BackupEnd,
  type BackupHead,
  backupEnd,
  backupHead,
  FORMAT,
  type ManifestLine,
  manifestLine,
  type SequenceLine,
} from './archive-format.ts';
import { linesIn } from './write-archive.ts';

/** Where the content of a backup goes. Without a place for something, it is only checked. */
export interface Destination {
  table?(name: string): Writable;
  file?(key: string): Writable;
}

export interface BackupRead {
  head: BackupHead;
  sequences: SequenceLine[];
  end: BackupEnd;
}

interface Section {
  kind: 'tables' | 'files';
  name: string;
  hash: Hash;
  bytes: number;
  rows: number;
  to: Writable | undefined;
}

class Damaged extends Error {}
const CUT_SHORT = 'it was cut short';

/** Reads a backup from front to end and holds all of it against its manifest. */
export async function readArchive(archive: Readable, destination: Destination = {}): Promise<BackupRead> {
  const tar = extract();
  const unpacked = pipeline(archive, createZstdDecompress(), tar);
  unpacked.catch(() => undefined);
  const reading = new Reading(destination);
  try {
    for await (const entry of tar) await reading.take(entry.header.name, entry);
    await unpacked;
    return reading.result();
  } catch (error) {
    reading.abandon(error as Error);
    archive.destroy();
    throw error instanceof Damaged || isOurs(error) ? damaged(error as Error) : error;
  }
}

/** What zstd and tar say of bytes that they cannot read. */
function isOurs(error: unknown): boolean {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  return (
    code.startsWith('ZSTD_') || code === 'Z_BUF_ERROR' || /unexpected end|tar header|checksum/i.test(message)
  );
}

const damaged = (error: Error) =>
  new Error(`This backup is damaged: ${/unexpected end/i.test(error.message) ? CUT_SHORT : error.message}.`, {
    cause: error,
  });

class Reading {
  readonly #destination: Destination;
  readonly #manifest = createHash('sha256');
  /** What was read and has no line of the manifest yet. */
  readonly #unproven = new Map<string, Omit<Section, 'hash' | 'to'> & { sha256: string }>();
  readonly #sequences: SequenceLine[] = [];
  readonly #total = { tables: 0, rows: 0, files: 0, bytes: 0 };
  #section: Section | undefined;
  #head: BackupHead | undefined;
  #end: BackupEnd | undefined;

  constructor(destination: Destination) {
    this.#destination = destination;
  }

  async take(path: string, content: AsyncIterable<Buffer>): Promise<void> {
    const [kind = ''] = path.split('/');
    if (kind === 'tables' || kind === 'files')
      return this.#part(kind, path.slice(kind.length + 1, -'/000001'.length), content);
    await this.#closeSection();
    const bytes = await wholeOf(content);
    if (kind === 'head.json') this.#head = headOf(bytes);
    else if (kind === 'manifest') this.#prove(bytes);
    else if (kind === 'end.json') this.#end = parsed(backupEnd, bytes);
    else throw new Damaged(`it holds "${path}", which does not belong there`);
  }

  result(): BackupRead {
    if (!this.#head || !this.#end || this.#section) throw new Damaged(CUT_SHORT);
    const found = { ...this.#total, sha256: this.#manifest.digest('hex') };
    const isWhole = this.#unproven.size === 0 && JSON.stringify(found) === JSON.stringify(this.#end);
    if (!isWhole) throw new Damaged('what it holds is not what its manifest says');
    return { head: this.#head, sequences: this.#sequences, end: this.#end };
  }

  abandon(error: Error): void {
    this.#section?.to?.destroy(error);
  }

  async #part(kind: Section['kind'], name: string, content: AsyncIterable<Buffer>): Promise<void> {
    if (this.#section?.kind !== kind || this.#section.name !== name) {
      await this.#closeSection();
      const to = kind === 'tables' ? this.#destination.table?.(name) : this.#destination.file?.(name);
      this.#section = { kind, name, hash: createHash('sha256'), bytes: 0, rows: 0, to };
    }
    const section = this.#section;
    for await (const bytes of content) {
      section.hash.update(bytes);
      section.bytes += bytes.length;
      if (kind === 'tables') section.rows += linesIn(bytes);
      if (section.to && !section.to.write(bytes)) await once(section.to, 'drain');
    }
  }

  async #closeSection(): Promise<void> {
    if (!this.#section) return;
    const { hash, to, ...section } = this.#section;
    if (to) {
      to.end();
      await finished(to);
    }
    this.#unproven.set(`${section.kind}/${section.name}`, { ...section, sha256: hash.digest('hex') });
    this.#section = undefined;
  }

  #prove(part: Buffer): void {
    this.#manifest.update(part);
    for (const text of part.toString().trimEnd().split('\n')) {
      const line = parsed(manifestLine, Buffer.from(text));
      if ('sequence' in line) this.#sequences.push(line);
      else this.#proveContent(line);
    }
  }

  #proveContent(line: Exclude<ManifestLine, SequenceLine>): void {
    const place = 'table' in line ? `tables/${line.table}` : `files/${line.file}`;
    const read = this.#unproven.get(place);
    this.#unproven.delete(place);
    const isSame =
      read?.bytes === line.bytes &&
      read.sha256 === line.sha256 &&
      (!('table' in line) || read.rows === line.rows);
    if (!isSame) throw new Damaged(`${place} is not as it was written`);
    this.#total.bytes += line.bytes;
    if ('table' in line) {
      this.#total.tables++;
      this.#total.rows += line.rows;
    } else this.#total.files++;
  }
}

function headOf(bytes: Buffer): BackupHead {
  const { format } = JSON.parse(bytes.toString()) as { format?: unknown };
  if (typeof format === 'number' && format > FORMAT)
    throw new Error('This backup was made by a newer version of Coverdesk. Restore it with that version.');
  return parsed(backupHead, bytes);
}

function parsed<T>(schema: { parse(value: unknown): T }, bytes: Buffer): T {
  try {
    return schema.parse(JSON.parse(bytes.toString()));
  } catch (error) {
    throw new Damaged('a part of its manifest cannot be read', { cause: error });
  }
}
