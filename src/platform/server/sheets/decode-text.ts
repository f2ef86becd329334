import { Unreadable } from './unreadable.ts';

const SAVE = 'Save it as “CSV UTF-8” and choose it again.';
export const BINARY = `The content of this file is not text. ${SAVE}`;
const WRONG = `The text of this file cannot be read: it is neither UTF-8 nor Windows-1252 (Western European). ${SAVE}`;

/** What Windows-1252 has at 80 to 9F, where Latin-1 has control characters; five places are empty. */
const WINDOWS =
  '\u20AC\0\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\0\u017D\0\0\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\0\u017E\u0178';
/** Tab, line feed, form feed and carriage return belong to text; no other control character does. */
const CONTROL = /[^\P{Cc}\t\n\f\r]/u;
const LOOKED_AT = 4096;

/** The text of a CSV file. A mark at its beginning says which encoding it is in; without one it is tried out. */
export function decodeText(bytes: Buffer): string {
  const text = decoded(bytes);
  if (CONTROL.test(text)) throw new Unreadable(BINARY);
  return text;
}

function decoded(bytes: Buffer): string {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf)
    return strictly('utf-8', bytes, `The file says that it is UTF-8, and it is not. ${SAVE}`);
  if (a === 0xff && b === 0xfe) return strictly('utf-16le', bytes, brokenUtf16);
  if (a === 0xfe && b === 0xff) return strictly('utf-16be', bytes, brokenUtf16);
  if (isBinary(bytes)) throw new Unreadable(BINARY);
  if (bytes.subarray(0, LOOKED_AT).includes(0))
    throw new Unreadable(`The file seems to be UTF-16 without its mark. ${SAVE}`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return windows1252(bytes);
  }
}

const brokenUtf16 = `The file says that it is UTF-16, and it breaks off or holds something else. ${SAVE}`;

function strictly(encoding: string, bytes: Buffer, problem: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable(problem);
  }
}

/** By hand: the decoder of Node takes Windows-1252 for Latin-1. */
function windows1252(bytes: Buffer): string {
  const text = bytes
    .toString('latin1')
    .replaceAll(/[\x80-\x9f]/g, (sign) => WINDOWS.charAt(sign.charCodeAt(0) - 0x80));
  if (text.includes('\0')) throw new Unreadable(WRONG);
  return text;
}

const SIGNATURES = [
  'PK\x03\x04',
  '%PDF',
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF8',
  '\xd0\xcf\x11\xe0',
  '\x7fELF',
  'MZ',
];

/** Two zeros in a row are in no text, whatever its encoding. */
function isBinary(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, LOOKED_AT);
  return SIGNATURES.some((signature) => start.startsWith(signature)) || start.includes('\0\0');
}
