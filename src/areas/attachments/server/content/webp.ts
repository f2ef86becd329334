import { holdsMarkup } from './markup.ts';
import { isPicture } from './picture.ts';

/** One RIFF chunk that is the whole file and begins with an image of known size. */
export function isWebp(bytes: Buffer): boolean {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF') return false;
  const announced = bytes.readUInt32LE(4) + 8;
  if (announced !== bytes.length && announced + 1 !== bytes.length) return false;
  return bytes.toString('latin1', 8, 12) === 'WEBP' && hasSize(bytes) && !holdsMarkup(bytes);
}

function hasSize(bytes: Buffer): boolean {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return (
        bytes.readUIntBE(23, 3) === 0x9d012a &&
        isPicture(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff)
      );
    case 'VP8L':
      return bytes.readUInt8(20) === 0x2f;
    case 'VP8X':
      return isPicture(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
    default:
      return false;
  }
}
