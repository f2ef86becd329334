import { holdsMarkup } from './markup.ts';
import { isPicture } from './picture.ts';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** Chunks from the header to the end mark, with nothing after it. */
export function isPng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, 8).equals(SIGNATURE) || bytes.length < 57) return false;
  const hasHeader =
    bytes.readUInt32BE(8) === 13 &&
    bytes.toString('latin1', 12, 16) === 'IHDR' &&
    isPicture(bytes.readUInt32BE(16), bytes.readUInt32BE(20)) &&
    (DEPTHS[bytes.readUInt8(25)]?.includes(bytes.readUInt8(24)) ?? false);
  return hasHeader && chunksEnd(bytes) && !holdsMarkup(bytes);
}

function chunksEnd(bytes: Buffer): boolean {
  let hasData = false;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const next = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (!/^[A-Za-z]{4}$/.test(name)) return false;
    if (name === 'IDAT') hasData = true;
    if (name === 'IEND') return hasData && next === bytes.length;
    at = next;
  }
  return false;
}
