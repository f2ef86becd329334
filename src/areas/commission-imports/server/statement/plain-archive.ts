import { unzip, type ZipEntry, zipEntries } from '#areas/attachments/server/public.ts';
import { BROKEN, Unreadable } from './unreadable.ts';

/** A hundred thousand rows of twenty columns unpack to less. */
const UNPACKED_MAX = 256 * 1_048_576;
const BURSTS = 'This workbook unpacks to more than can be read. Save it again as XLSX, or as CSV.';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

/**
 * A workbook again, with the parts that its first sheet needs and none of them packed. The library unpacks without a
 * limit and finds the parts in another way than by the directory: what it gets is made here, where neither matters.
 */
export async function plainArchive(bytes: Buffer, most = UNPACKED_MAX): Promise<Buffer> {
  const entries = new Map(zipEntries(bytes)?.map((entry) => [entry.name, entry]));
  let left = most;
  const read = async (name: string) => {
    const entry = entries.get(name);
    if (!entry) return undefined;
    left -= entry.unpacked;
    if (left < 0) throw new Unreadable(BURSTS);
    return { name, content: await contentOf(bytes, entry) };
  };
  const [workbook, relations] = [await read(WORKBOOK), await read(RELATIONS)];
  if (!workbook || !relations) throw new Unreadable(BROKEN);
  const parts = [workbook, relations];
  for (const name of neededParts(workbook.content.toString(), relations.content.toString())) {
    const part = await read(name);
    if (part) parts.push(part);
  }
  return Buffer.concat(parts.flatMap(stored));
}

async function contentOf(bytes: Buffer, entry: ZipEntry): Promise<Buffer> {
  const content = await unzip(bytes, entry, entry.unpacked);
  if (!content) throw new Unreadable(BROKEN);
  return content;
}

/** The first sheet, with the texts and styles of all of them. */
function neededParts(workbook: string, relations: string): Set<string> {
  const first = /<(?:\w+:)?sheet\s[^<>]*?\w:id=["']([^"']+)["']/.exec(workbook)?.[1];
  const tags = [...relations.matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/g)].map(([tag]) => ({
    id: attribute(tag, 'Id'),
    type: attribute(tag, 'Type'),
    target: attribute(tag, 'Target'),
  }));
  const needed = tags.filter(({ id, type }) =>
    type.endsWith('/worksheet') ? id === first : /\/(styles|sharedStrings)$/.test(type),
  );
  return new Set(needed.map(({ target }) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)));
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}=["']([^"']*)["']`).exec(tag)?.[1] ?? '';

const HEADER = 30;

/** A part of an archive as it is, behind its header. The library looks neither for a checksum nor for a directory. */
function stored({ name, content }: { name: string; content: Buffer }): Buffer[] {
  const header = Buffer.alloc(HEADER);
  header.write('PK\x03\x04\x14', 'latin1');
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(Buffer.byteLength(name), 26);
  return [header, Buffer.from(name), content];
}
