import { createInflateRaw, inflateRawSync } from 'node:zlib';

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const END_SIZE = 22;
const LONGEST_COMMENT = 65_535;
const [STORED, DEFLATED] = [0, 8];
const CHUNK = 262_144;

export interface ZipEntry {
  name: string;
  method: number;
  isEncrypted: boolean;
  packed: number;
  unpacked: number;
  /** Where its local header is. */
  at: number;
}

/** True for what a zip reader would open, whatever comes before it. */
export function endsAsZip(bytes: Buffer): boolean {
  return endRecord(bytes) !== undefined;
}

/** The entries of an archive that begins with its first byte and ends with its last; undefined for any other. */
export function zipEntries(bytes: Buffer): ZipEntry[] | undefined {
  const end = endRecord(bytes);
  if (end === undefined || bytes.length < END_SIZE || bytes.readUInt32LE(0) !== LOCAL) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  const start = bytes.readUInt32LE(end + 16);
  if (start + bytes.readUInt32LE(end + 12) !== end) return undefined;
  const entries: ZipEntry[] = [];
  let at = start;
  while (entries.length < count && at + 46 <= end && bytes.readUInt32LE(at) === CENTRAL) {
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, nameEnd),
      method: bytes.readUInt16LE(at + 10),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return at === end && entries.length === count ? entries : undefined;
}

/** Only for threads. An entry's content; undefined when it isn't as announced or has more than `most` bytes. */
export function unzip(bytes: Buffer, entry: ZipEntry, most: number): Buffer | undefined {
  const { unpacked, method } = entry;
  const content = packedContent(bytes, entry);
  if (!content || unpacked > most) return undefined;
  try {
    const whole = method === STORED ? content : inflateRawSync(content, { maxOutputLength: unpacked + 1 });
    return whole.length === unpacked ? whole : undefined;
  } catch {
    return undefined;
  }
}

/** True when an entry unpacks to what the directory announced; none of it is kept meanwhile. */
export async function isAsAnnounced(bytes: Buffer, entry: ZipEntry): Promise<boolean> {
  const content = packedContent(bytes, entry);
  if (!content || entry.method === STORED) return content?.length === entry.unpacked;
  // Opening a stream for each of thousands of small parts would take most of the time.
  if (entry.unpacked <= CHUNK) return unzip(bytes, entry, CHUNK) !== undefined;
  const inflated = createInflateRaw({ chunkSize: CHUNK });
  inflated.end(content);
  let size = 0;
  try {
    for await (const chunk of inflated) {
      size += chunk.length;
      if (size > entry.unpacked) return false;
    }
  } catch {
    return false;
  }
  return size === entry.unpacked;
}

/** Undefined when there is no such part, or it is packed in a way that no document uses. */
function packedContent(bytes: Buffer, { at, packed, method }: ZipEntry): Buffer | undefined {
  const isKnown = method === STORED || method === DEFLATED;
  if (!isKnown || at + 30 > bytes.length || bytes.readUInt32LE(at) !== LOCAL) return undefined;
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  return bytes.subarray(start, start + packed);
}

/** Where the record at the end of an archive is, when its comment reaches to the last byte. */
function endRecord(bytes: Buffer): number | undefined {
  const first = Math.max(0, bytes.length - END_SIZE - LONGEST_COMMENT);
  for (let at = bytes.length - END_SIZE; at >= first; at--) {
    if (bytes.readUInt32LE(at) === END && at + END_SIZE + bytes.readUInt16LE(at + 20) === bytes.length)
      return at;
  }
  return undefined;
}
