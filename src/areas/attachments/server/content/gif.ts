import { holdsMarkup } from './markup.ts';
import { isPicture } from './picture.ts';

const [EXTENSION, IMAGE, END] = [0x21, 0x2c, 0x3b];

/** Blocks from the screen to the end mark, an image among them, with nothing but padding after it. */
export function isGif(bytes: Buffer): boolean {
  if (!/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)) || bytes.length < 14) return false;
  if (!isPicture(bytes.readUInt16LE(6), bytes.readUInt16LE(8))) return false;
  return blocksEnd(bytes, 13 + colorTable(bytes.readUInt8(10))) && !holdsMarkup(bytes);
}

function blocksEnd(bytes: Buffer, start: number): boolean {
  let at: number | undefined = start;
  let hasImage = false;
  while (at !== undefined && at < bytes.length) {
    const kind = bytes[at];
    if (kind === END) return hasImage && bytes.subarray(at + 1).every((byte) => byte === 0);
    if (kind === IMAGE) {
      if (at + 11 > bytes.length) return false;
      hasImage = true;
      at = afterData(bytes, at + 11 + colorTable(bytes.readUInt8(at + 9)));
    } else if (kind === EXTENSION) at = afterData(bytes, at + 2);
    else return false;
  }
  return false;
}

/** Bytes of the color table that these flags announce. */
function colorTable(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function afterData(bytes: Buffer, start: number): number | undefined {
  for (let at = start; at < bytes.length; ) {
    const length = bytes.readUInt8(at);
    at += length + 1;
    if (length === 0) return at;
  }
  return undefined;
}
