import { unzip, type ZipEntry, zipEntries } from '#areas/attachments/server/public.ts';
import { BROKEN, Unreadable } from './unreadable.ts';

/** A hundred thousand rows of twenty columns unpack to less. */
const UNPACKED_MAX = 256 * 1_048_576;
const BURSTS = 'This workbook unpacks to more than can be read. Save it again as XLSX, or as CSV.';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

/** More than anybody keeps in a statement; those behind them are not offered. */
const SHEETS_MAX = 20;

/** The names of the sheets of a workbook, in their order. */
export async function sheetNames(bytes: Buffer): Promise<string[]> {
  const entry = zipEntries(bytes)?.find(({ name }) => name === WORKBOOK);
  if (!entry || entry.unpacked > UNPACKED_MAX) throw new Unreadable(BROKEN);
  return sheetTags((await contentOf(bytes, entry)).toString())
    .slice(0, SHEETS_MAX)
    .map(({ name }) => name);
}

/**
 * A workbook again, with one sheet and the parts that it needs, none of them packed. The library unpacks without a
 * limit and finds the parts in another way than by the directory: what it gets is made here, where neither matters.
 * Without a name the sheet is the first one.
 */
export async function plainArchive(bytes: Buffer, sheet = '', most = UNPACKED_MAX): Promise<Buffer> {
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
  const text = workbook.content.toString();
  const tags = sheetTags(text);
  const wanted = tags.find(({ name }) => name === sheet) ?? tags[0];
  if (!wanted || (sheet !== '' && wanted.name !== sheet)) throw new Unreadable(BROKEN);
  const alone = text.replaceAll(SHEET, (tag) => (tag === wanted.tag ? tag : ''));
  const parts = [{ name: WORKBOOK, content: Buffer.from(alone) }, relations];
  for (const name of neededParts(wanted.id, relations.content.toString())) {
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

const SHEET = /<(?:\w+:)?sheet\s[^<>]*?(?:\/>|>\s*<\/(?:\w+:)?sheet>)/g;

/** The sheets that a workbook lists, with the relation that leads to each. */
function sheetTags(workbook: string): { tag: string; name: string; id: string }[] {
  return [...workbook.matchAll(SHEET)]
    .map(([tag]) => ({
      tag,
      name: decoded(attribute(tag, 'name')),
      id: /\s\w+:id=["']([^"']+)["']/.exec(tag)?.[1] ?? '',
    }))
    .filter(({ name, id }) => name !== '' && id !== '');
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string) => text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name) => SIGNS[name] ?? '');

/** The sheet, with the texts and styles of all of them. */
function neededParts(sheetId: string, relations: string): Set<string> {
  const tags = [...relations.matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/g)].map(([tag]) => ({
    id: attribute(tag, 'Id'),
    type: attribute(tag, 'Type'),
    target: attribute(tag, 'Target'),
  }));
  const needed = tags.filter(({ id, type }) =>
    type.endsWith('/worksheet') ? id === sheetId : /\/(styles|sharedStrings)$/.test(type),
  );
  return new Set(needed.map(({ target }) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)));
}

function attribute(tag: string, name: string): string {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return found?.[1] ?? found?.[2] ?? '';
}

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
