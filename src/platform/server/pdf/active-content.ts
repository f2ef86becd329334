import { constants, inflateSync } from 'node:zlib';

/** What a PDF does on its own, or carries along, in a reader that opens it. */
export type ActiveContent = 'scripts' | 'launch' | 'files' | 'hidden';

export const WHY_ACTIVE: Readonly<Record<ActiveContent, string>> = {
  scripts: 'PDF files with scripts are not accepted. Print it to a new PDF and send that.',
  launch: 'PDF files that start other programs are not accepted. Print it to a new PDF and send that.',
  files: 'PDF files with other files inside are not accepted. Send those files separately.',
  hidden: 'Parts of this PDF cannot be looked into. Save it without a password and send that.',
};

/** An action is named by its kind, and files by the tree, the annotation or the dictionary that they hang on. */
const NAMES: ReadonlyMap<string, ActiveContent> = new Map([
  ['JavaScript', 'scripts'],
  ['Rendition', 'scripts'],
  // A form in XML, whose scripts are packed.
  ['XFA', 'scripts'],
  ['Launch', 'launch'],
  ['EmbeddedFile', 'files'],
  ['EmbeddedFiles', 'files'],
  ['FileAttachment', 'files'],
  ['RichMedia', 'files'],
]);
const LONGEST_NAME = 16;
/** Of these names, of `EF`, `Encrypt` and `ObjStm`, and of an escape. */
const FIRST_LETTERS = new Set(Buffer.from('JRXLEFO#'));

/**
 * The first active content of a PDF, also inside of its packed objects. Names are found anywhere in the bytes, wherever
 * the tables of the file say that objects begin: no reader is trusted to agree about that. Every byte is read once.
 */
export function activeContent(bytes: Buffer): ActiveContent | undefined {
  const names = scanNames(bytes);
  if (names.found) return names.found;
  if (names.isEncrypted && names.objectStreams.length > 0) return 'hidden';
  return inPackedObjects(bytes) ?? (areReadable(bytes, names.objectStreams) ? undefined : 'hidden');
}

interface Scanned {
  found?: ActiveContent;
  isEncrypted: boolean;
  /** Where a stream is said to have objects. */
  objectStreams: number[];
}

const SLASH = 0x2f;

function scanNames(bytes: Buffer): Scanned {
  const scanned: Scanned = { isEncrypted: false, objectStreams: [] };
  for (let at = bytes.indexOf(SLASH); at >= 0; at = bytes.indexOf(SLASH, at + 1)) {
    if (!FIRST_LETTERS.has(bytes[at + 1] as number)) continue;
    const { name, end } = nameAt(bytes, at + 1);
    const found = NAMES.get(name) ?? (name === 'EF' && beginsDictionary(bytes, end) ? 'files' : undefined);
    if (found) return { ...scanned, found };
    if (name === 'Encrypt') scanned.isEncrypted = true;
    if (name === 'ObjStm') scanned.objectStreams.push(at);
  }
  return scanned;
}

const isSpace = (byte: number | undefined) => byte !== undefined && byte <= 0x20;
const DELIMITERS = new Set(Buffer.from('()<>[]{}/%'));
const HEX = /^[0-9a-f]{2}$/i;

/** A name as a reader understands it: `/J#61vaScript` is `/JavaScript`. Longer names than those looked for are cut. */
function nameAt(bytes: Buffer, start: number): { name: string; end: number } {
  let name = '';
  let at = start;
  while (at < bytes.length && name.length <= LONGEST_NAME) {
    const byte = bytes[at] as number;
    if (isSpace(byte) || DELIMITERS.has(byte)) break;
    const code = byte === 0x23 ? bytes.toString('latin1', at + 1, at + 3) : '';
    name += String.fromCharCode(HEX.test(code) ? Number.parseInt(code, 16) : byte);
    at += HEX.test(code) ? 3 : 1;
  }
  return { name, end: at };
}

/** Two letters occur in packed bytes by chance; with a dictionary or a reference behind them they do not. */
function beginsDictionary(bytes: Buffer, start: number): boolean {
  let at = start;
  while (isSpace(bytes[at])) at++;
  const next = bytes.toString('latin1', at, at + 2);
  return next === '<<' || (at > start && /^\d/.test(next));
}

const STREAM = Buffer.from('stream');
const MOST_STREAMS = 200_000;
const MOST_UNPACKED = 256 * 1_048_576;
/** Enough for the table of a packed stream and the first numbers behind it. */
const PEEK = 512;

/** Object streams begin with numbers, so only what begins like that is unpacked whole. */
function inPackedObjects(bytes: Buffer): ActiveContent | undefined {
  let streams = 0;
  let unpacked = 0;
  for (let at = bytes.indexOf(STREAM); at >= 0; at = bytes.indexOf(STREAM, at + STREAM.length)) {
    const start = dataAt(bytes, at);
    if (!isPacked(bytes, start)) continue;
    streams += 1;
    if (streams > MOST_STREAMS) return 'hidden';
    const head = unpack(bytes.subarray(start, start + PEEK), MOST_UNPACKED);
    if (!head || !/^[\s\0]*[\d%]/.test(head.toString('latin1', 0, 64))) continue;
    const objects = unpackAll(bytes, start, MOST_UNPACKED - unpacked);
    if (!objects) return 'hidden';
    unpacked += objects.length;
    const { found } = scanNames(objects);
    if (found) return found;
  }
  return undefined;
}

function dataAt(bytes: Buffer, keyword: number): number {
  let at = keyword + STREAM.length;
  while (isSpace(bytes[at])) at++;
  return at;
}

/** The two bytes that packed data begins with. */
function isPacked(bytes: Buffer, at: number): boolean {
  const [first = 0, second = 0] = [bytes[at], bytes[at + 1]];
  return (first & 0x0f) === 8 && first >> 4 <= 7 && (first * 256 + second) % 31 === 0;
}

/** As much as there is; nothing when it is broken or more than allowed. */
function unpack(packed: Buffer, maxOutputLength: number): Buffer | undefined {
  try {
    return inflateSync(packed, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength });
  } catch {
    return undefined;
  }
}

/** To its own end, or, when that is broken, to where the file says that it ends. */
function unpackAll(bytes: Buffer, start: number, most: number): Buffer | undefined {
  if (most <= 0) return undefined;
  const end = bytes.indexOf('endstream', start);
  return (
    unpack(bytes.subarray(start), most) ?? unpack(bytes.subarray(start, end < 0 ? undefined : end), most)
  );
}

const OTHER_FILTERS = /\/(?:ASCIIHex|AHx|ASCII85|A85|LZW|RunLength|RL|Crypt|DecodeParms|DP)/;
/** How far a dictionary reaches around the name of its kind. */
const NEAR = 1000;

/** Whether objects are packed in the one way that is unpacked here, or not at all. */
function areReadable(bytes: Buffer, names: readonly number[]): boolean {
  let stream = -1;
  for (const name of names) {
    if (stream < name) stream = bytes.indexOf(STREAM, name);
    if (stream < 0) return true;
    if (!isReadable(bytes, name, stream)) return false;
  }
  return true;
}

function isReadable(bytes: Buffer, name: number, stream: number): boolean {
  const before = bytes.toString('latin1', Math.max(0, name - NEAR), name);
  const behind = bytes.toString('latin1', name, Math.min(stream, name + NEAR));
  const dictionary = before.slice(before.lastIndexOf('obj') + 1) + behind;
  const start = dataAt(bytes, stream);
  const isPlain = isPacked(bytes, start) || /\d/.test(String.fromCharCode(bytes[start] ?? 0));
  return isPlain && !OTHER_FILTERS.test(dictionary);
}
