const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENTRY_SIZE = 128;
const LAST = 0xfffffffa;
const IN_HEADER = 109;
const [STORAGE, STREAM, ROOT] = [1, 2, 5];

/** Where macros are in Word and Excel documents. */
const MACROS = ['Macros', '_VBA_PROJECT_CUR', '_VBA_PROJECT', 'VBA'];

/** A document of the older Office: a compound file with one of these streams in its directory, and no macros. */
export function isCompoundDocument(bytes: Buffer, streams: readonly string[]): boolean {
  if (!bytes.subarray(0, 8).equals(SIGNATURE) || bytes.length < 1536) return false;
  const shift = bytes.readUInt16LE(30);
  if (bytes.readUInt16LE(28) !== 0xfffe || (shift !== 9 && shift !== 12)) return false;
  const directory = readDirectory(bytes, 2 ** shift);
  if (directory?.[0]?.type !== ROOT) return false;
  const has = (type: number, names: readonly string[]) =>
    directory.some((entry) => entry.type === type && names.includes(entry.name));
  return has(STREAM, streams) && !has(STORAGE, MACROS) && !has(STREAM, MACROS);
}

interface Entry {
  name: string;
  type: number;
}

function readDirectory(bytes: Buffer, sectorSize: number): Entry[] | undefined {
  const sector = (number: number) => {
    const start = (number + 1) * sectorSize;
    return start + sectorSize <= bytes.length ? bytes.subarray(start, start + sectorSize) : undefined;
  };
  const table = allocationSectors(bytes, sectorSize, sector);
  const next = (number: number) => {
    const holder = table[Math.floor((number * 4) / sectorSize)];
    return (holder === undefined ? undefined : sector(holder))?.readUInt32LE((number * 4) % sectorSize);
  };
  const entries: Entry[] = [];
  const seen = new Set<number>();
  let at: number | undefined = bytes.readUInt32LE(48);
  while (at !== undefined && at < LAST) {
    const content = sector(at);
    if (!content || seen.has(at)) return undefined;
    seen.add(at);
    for (let start = 0; start < sectorSize; start += ENTRY_SIZE) entries.push(entryAt(content, start));
    at = next(at);
  }
  return entries;
}

/** The sectors that say which sector follows which: the first of them are in the header, the others in a chain. */
function allocationSectors(
  bytes: Buffer,
  sectorSize: number,
  sector: (number: number) => Buffer | undefined,
): number[] {
  const numbers = Array.from({ length: IN_HEADER }, (_, at) => bytes.readUInt32LE(76 + at * 4));
  const seen = new Set<number>();
  let at = bytes.readUInt32LE(68);
  while (at < LAST && !seen.has(at)) {
    seen.add(at);
    const more = sector(at);
    if (!more) break;
    for (let start = 0; start < sectorSize - 4; start += 4) numbers.push(more.readUInt32LE(start));
    at = more.readUInt32LE(sectorSize - 4);
  }
  return numbers.filter((number) => number < LAST);
}

function entryAt(content: Buffer, start: number): Entry {
  const length = Math.min(64, content.readUInt16LE(start + 64));
  const name = content.toString('utf16le', start, start + Math.max(0, length - 2));
  return { name, type: content.readUInt8(start + 66) };
}
