import { unzip, type ZipEntry, zipEntries } from '#platform/server/files/zip.ts';
import { attributeOf, nameOf, openingTags } from './markup-tags.ts';
import { refuseFarCells } from './refuse-far-cells.ts';
import { BROKEN, Unreadable } from './unreadable.ts';

/** A hundred thousand rows of twenty columns unpack to less. */
const UNPACKED_MAX = 256 * 1_048_576;
const BURSTS = 'This workbook is too large to read. Save it again as XLSX, or as CSV.';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
/** The parts that name the sheets and say where everything is. Thousands of sheets need less. */
const NAMING_MAX = 1_048_576;

/** More than anybody keeps in a statement; later ones are not offered. */
const SHEETS_MAX = 20;

/** The names of the sheets of a workbook, in their order. */
export function sheetNames(bytes: Buffer): string[] {
  const entry = zipEntries(bytes)?.find(({ name }) => name === WORKBOOK);
  if (!entry) throw new Unreadable(BROKEN);
  if (entry.unpacked > NAMING_MAX) throw new Unreadable(BURSTS);
  return sheetsIn(contentOf(bytes, entry))
    .slice(0, SHEETS_MAX)
    .map(({ name }) => name);
}

/**
 * A workbook again, with one sheet and the parts that it needs, none of them packed. The library unpacks without a
 * limit and finds the parts in another way than by the directory: what it gets is made here, where neither matters.
 * The markup of every part is looked at, once, before the library sees it. Without a name the sheet is the first one.
 */
export function plainArchive(bytes: Buffer, sheet = '', most = UNPACKED_MAX): Buffer {
  const entries = new Map(zipEntries(bytes)?.map((entry) => [entry.name, entry]));
  let left = most;
  const read = (name: string, largest = most) => {
    const entry = entries.get(name);
    if (!entry) return undefined;
    left -= entry.unpacked;
    if (left < 0 || entry.unpacked > largest) throw new Unreadable(BURSTS);
    const content = contentOf(bytes, entry);
    refuseFarCells(content);
    return { name, content };
  };
  const [workbook, relations] = [read(WORKBOOK, NAMING_MAX), read(RELATIONS, NAMING_MAX)];
  if (!workbook || !relations) throw new Unreadable(BROKEN);
  const sheets = sheetsIn(workbook.content);
  const wanted = sheet === '' ? sheets[0] : sheets.find(({ name }) => name === sheet);
  if (!wanted) throw new Unreadable(BROKEN);
  const others = sheets.filter((each) => each !== wanted);
  const parts = [{ name: WORKBOOK, content: without(workbook.content, others) }, relations];
  for (const name of neededParts(wanted.id, relations.content)) {
    const part = read(name);
    if (part) parts.push(part);
  }
  return Buffer.concat(parts.flatMap(stored));
}

function contentOf(bytes: Buffer, entry: ZipEntry): Buffer {
  const content = unzip(bytes, entry, entry.unpacked);
  if (!content) throw new Unreadable(BROKEN);
  return content;
}

interface ListedSheet {
  name: string;
  /** What its relation is called. */
  id: string;
  /** Where it is in the markup of the workbook. */
  start: number;
  end: number;
}

/** The sheets that a workbook lists. */
function sheetsIn(workbook: Buffer): ListedSheet[] {
  const sheets: ListedSheet[] = [];
  for (const { tag, start, end, isEmpty } of openingTags(workbook)) {
    if (nameOf(tag) !== 'sheet') continue;
    const name = decoded(attributeOf(tag, (each) => each === 'name') ?? '');
    // Whatever the space of names is called.
    const id = attributeOf(tag, (each) => each.endsWith(':id')) ?? '';
    const last = isEmpty ? end : workbook.indexOf('>', end + 1);
    if (name !== '' && id !== '' && last >= 0) sheets.push({ name, id, start, end: last });
  }
  return sheets;
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string) => text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name) => SIGNS[name] ?? '');

/** The markup with blanks where these sheets were. */
function without(workbook: Buffer, sheets: readonly ListedSheet[]): Buffer {
  const left = Buffer.from(workbook);
  for (const { start, end } of sheets) left.fill(' ', start, end + 1);
  return left;
}

/** The sheet, with the texts and styles of all of them. */
function neededParts(sheetId: string, relations: Buffer): Set<string> {
  const needed = new Set<string>();
  for (const { tag } of openingTags(relations)) {
    if (nameOf(tag) !== 'Relationship') continue;
    const [id, type = '', target = ''] = ['Id', 'Type', 'Target'].map((name) =>
      attributeOf(tag, (each) => each === name),
    );
    const isNeeded = type.endsWith('/worksheet') ? id === sheetId : /\/(styles|sharedStrings)$/.test(type);
    if (isNeeded) needed.add(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  }
  return needed;
}

const HEADER = 30;

/** A part of an archive as it is, after its header. The library looks neither for a checksum nor for a directory. */
function stored({ name, content }: { name: string; content: Buffer }): Buffer[] {
  const header = Buffer.alloc(HEADER);
  header.write('PK\x03\x04\x14', 'latin1');
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(Buffer.byteLength(name), 26);
  return [header, Buffer.from(name), content];
}
