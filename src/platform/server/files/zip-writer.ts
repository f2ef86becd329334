import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

const [LOCAL, DESCRIPTOR, CENTRAL, END] = [0x04034b50, 0x08074b50, 0x02014b50, 0x06054b50];
const [END_64, END_64_PLACE] = [0x06064b50, 0x07064b50];
const [MOST_16, MOST_32] = [0xffff, 0xffffffff];
const DEFLATED = 8;
/** Sizes come behind the content (bit 3), names are UTF-8 (bit 11). */
const FLAGS = 0x0808;
/** The version of the format that knows sizes beyond 4 GB. */
const VERSION = 45;
const ZIP_64 = 0x0001;

/** What the directory says about an entry. */
export interface WrittenEntry {
  name: Buffer;
  time: Buffer;
  crc: number;
  packed: number;
  unpacked: number;
  /** Where its local header is. */
  at: number;
}

/**
 * Writes a ZIP that is never all in memory, of any size and any number of entries (ZIP64): the pieces of `entry` one
 * after the other, then those of `end`. Only the directory is kept meanwhile, about a hundred bytes for each entry.
 */
export class ZipWriter {
  readonly #directory: Buffer[] = [];
  readonly #time: Buffer;
  #at = 0;

  constructor(now: Date) {
    this.#time = dosTime(now);
  }

  /** The level is that of zlib; what is packed already, like a picture, is worth no more than 1. */
  async *entry(name: string, content: AsyncIterable<Uint8Array>, level: number): AsyncGenerator<Buffer> {
    const entry = { name: Buffer.from(name), time: this.#time, crc: 0, packed: 0, unpacked: 0, at: this.#at };
    yield this.#past(localHeader(entry));
    const counted = async function* () {
      for await (const piece of content) {
        entry.crc = crc32(piece, entry.crc);
        entry.unpacked += piece.length;
        yield piece;
      }
    };
    // An error of the content comes out where the packed pieces are read.
    const packed = pipeline(Readable.from(counted()), createDeflateRaw({ level }), () => undefined);
    for await (const piece of packed) {
      entry.packed += piece.length;
      yield this.#past(piece);
    }
    yield this.#past(descriptor(entry));
    this.#directory.push(directoryEntry(entry));
  }

  *end(): Generator<Buffer> {
    const start = this.#at;
    for (const entry of this.#directory) yield this.#past(entry);
    yield endRecords({ count: this.#directory.length, start, size: this.#at - start });
  }

  #past(bytes: Buffer): Buffer {
    this.#at += bytes.length;
    return bytes;
  }
}

function localHeader({ name, time }: WrittenEntry): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(LOCAL, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt16LE(DEFLATED, 8);
  time.copy(head, 10);
  // How large it is nobody knows yet; the sizes behind it have eight bytes.
  head.writeUInt32LE(MOST_32, 18);
  head.writeUInt32LE(MOST_32, 22);
  head.writeUInt16LE(name.length, 26);
  const sizes = extra([0, 0]);
  head.writeUInt16LE(sizes.length, 28);
  return Buffer.concat([head, name, sizes]);
}

function descriptor({ crc, packed, unpacked }: WrittenEntry): Buffer {
  const bytes = Buffer.alloc(24);
  bytes.writeUInt32LE(DESCRIPTOR, 0);
  bytes.writeUInt32LE(crc, 4);
  bytes.writeBigUInt64LE(BigInt(packed), 8);
  bytes.writeBigUInt64LE(BigInt(unpacked), 16);
  return bytes;
}

/** Numbers beyond four bytes are in the extra field, in this order, and only those. */
export function directoryEntry({ name, time, crc, packed, unpacked, at }: WrittenEntry): Buffer {
  const large = extra([unpacked, packed, at].filter((number) => number >= MOST_32));
  const head = Buffer.alloc(46);
  head.writeUInt32LE(CENTRAL, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(VERSION, 6);
  head.writeUInt16LE(FLAGS, 8);
  head.writeUInt16LE(DEFLATED, 10);
  time.copy(head, 12);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(Math.min(packed, MOST_32), 20);
  head.writeUInt32LE(Math.min(unpacked, MOST_32), 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt16LE(large.length, 30);
  head.writeUInt32LE(Math.min(at, MOST_32), 42);
  return Buffer.concat([head, name, large]);
}

function extra(numbers: readonly number[]): Buffer {
  if (numbers.length === 0) return Buffer.alloc(0);
  const bytes = Buffer.alloc(4 + 8 * numbers.length);
  bytes.writeUInt16LE(ZIP_64, 0);
  bytes.writeUInt16LE(8 * numbers.length, 2);
  for (const [at, number] of numbers.entries()) bytes.writeBigUInt64LE(BigInt(number), 4 + 8 * at);
  return bytes;
}

interface Directory {
  count: number;
  start: number;
  size: number;
}

/** The end of an archive; what its four bytes cannot hold comes before it, in eight. */
export function endRecords(directory: Directory): Buffer {
  const { count, start, size } = directory;
  const isLarge = count >= MOST_16 || start >= MOST_32 || size >= MOST_32;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(Math.min(count, MOST_16), 8);
  end.writeUInt16LE(Math.min(count, MOST_16), 10);
  end.writeUInt32LE(Math.min(size, MOST_32), 12);
  end.writeUInt32LE(Math.min(start, MOST_32), 16);
  return isLarge ? Buffer.concat([largeEnd(directory), end]) : end;
}

function largeEnd({ count, start, size }: Directory): Buffer {
  const end = Buffer.alloc(56);
  end.writeUInt32LE(END_64, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(VERSION, 12);
  end.writeUInt16LE(VERSION, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(size), 40);
  end.writeBigUInt64LE(BigInt(start), 48);
  const place = Buffer.alloc(20);
  place.writeUInt32LE(END_64_PLACE, 0);
  place.writeBigUInt64LE(BigInt(start + size), 8);
  place.writeUInt32LE(1, 16);
  return Buffer.concat([end, place]);
}

/** The format counts years from 1980 and seconds in pairs; the clock is that of UTC. */
function dosTime(moment: Date): Buffer {
  const bytes = Buffer.alloc(4);
  const time = (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1);
  const day =
    ((moment.getUTCFullYear() - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate();
  bytes.writeUInt16LE(time, 0);
  bytes.writeUInt16LE(day, 2);
  return bytes;
}
