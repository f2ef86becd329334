import { inflateRawSync } from 'node:zlib';
import { Unreadable } from './unreadable.ts';

const LOCAL = 'PK\x03\x04';
const HEADER = 30;
const DEFLATED = 8;
/** Behind a part that was packed as it was written its sizes follow, with or without a signature. */
const SIZES_MAX = 24;
/** A hundred thousand rows of twenty columns unpack to less. */
const UNPACKED_MAX = 256 * 1_048_576;
const BURSTS = 'This workbook unpacks to more than can be read. Save it again as XLSX, or as CSV.';

/**
 * Unpacks the parts of a workbook within a limit before the library does without one. What the archive says about
 * its sizes is not asked: whoever builds a bomb writes small ones.
 */
export function refuseBursting(bytes: Buffer, most = UNPACKED_MAX): void {
  let left = most;
  for (let at = 0; startsPart(bytes, at); ) {
    const start = at + HEADER + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    if (bytes.readUInt16LE(at + 8) !== DEFLATED) {
      at = start + bytes.readUInt32LE(at + 18);
      continue;
    }
    const part = unpack(bytes.subarray(start), left);
    left -= part.unpacked;
    at = nextPart(bytes, start + part.packed);
  }
}

const startsPart = (bytes: Buffer, at: number) =>
  at + HEADER <= bytes.length && bytes.toString('latin1', at, at + 4) === LOCAL;

function nextPart(bytes: Buffer, from: number): number {
  const found = bytes.subarray(from, from + SIZES_MAX + LOCAL.length).indexOf(LOCAL, 0, 'latin1');
  return found < 0 ? bytes.length : from + found;
}

/** The types of Node leave `info` out: with it the engine tells how many bytes it took. */
interface Inflated {
  buffer: Buffer;
  engine: { bytesWritten: number };
}

function unpack(packed: Buffer, most: number): { packed: number; unpacked: number } {
  try {
    const options = { maxOutputLength: Math.max(1, most), info: true };
    const { buffer, engine } = inflateRawSync(packed, options) as unknown as Inflated;
    return { packed: engine.bytesWritten, unpacked: buffer.length };
  } catch {
    throw new Unreadable(BURSTS);
  }
}
