import { holdsMarkup } from './markup.ts';
import { isPicture } from './picture.ts';

const [SCAN, END] = [0xda, 0xd9];
/** Every start of a frame; C4, C8 and CC are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Segments from the start through a readable frame to a scan, followed by an end marker. */
export function isJpeg(bytes: Buffer): boolean {
  if (bytes.length < 20 || bytes.readUInt16BE(0) !== 0xffd8) return false;
  let hasFrame = false;
  for (const { marker, at } of segments(bytes)) {
    if (isFrame(marker)) hasFrame = isReadableFrame(bytes, at);
    if (marker === SCAN) return hasFrame && endsBehind(bytes, at) && !holdsMarkup(bytes);
  }
  return false;
}

/** One after the other, until something is not a segment. */
function* segments(bytes: Buffer): Generator<{ marker: number; at: number }> {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    const isPadding = marker === 0xff;
    const length = bytes.readUInt16BE(at + 2);
    if (!isPadding && (marker < 0xc0 || length < 2)) return;
    if (!isPadding) yield { marker, at };
    at += isPadding ? 1 : 2 + length;
  }
}

function isReadableFrame(bytes: Buffer, at: number): boolean {
  if (at + 10 > bytes.length) return false;
  const components = bytes.readUInt8(at + 9);
  return (
    [8, 12].includes(bytes.readUInt8(at + 4)) &&
    isPicture(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)) &&
    [1, 3, 4].includes(components) &&
    bytes.readUInt16BE(at + 2) === 8 + 3 * components
  );
}

function endsBehind(bytes: Buffer, at: number): boolean {
  return bytes.lastIndexOf(Buffer.from([0xff, END])) > at;
}
