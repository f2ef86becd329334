import { crc32, deflateRawSync } from 'node:zlib';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

/** A cell by its place, as the markup of a sheet has it: a text, or a number in the style of a date. */
export const textCell = (place: string, text: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
export const numberCell = (place: string, value: string) => `<c r="${place}"><v>${value}</v></c>`;
export const dateCell = (place: string, value: string) => `<c r="${place}" s="1"><v>${value}</v></c>`;

/**
 * A workbook with a sheet of this markup, for what no library would write; `last` are rows as they are there, and
 * `more` further sheets by their names.
 */
export function makeWorkbook(
  rows: readonly string[],
  last = '',
  more: Readonly<Record<string, string>> = {},
): Buffer {
  return makeZip(partsOf(rows, last, more));
}

/** A workbook that announces what it unpacks to, with these parts in place of its own or beside them. */
export function makeHonestWorkbook(rows: readonly string[], parts: Readonly<Record<string, string>>): Buffer {
  return makeZip({ ...partsOf(rows, '', {}), ...parts }, Number.POSITIVE_INFINITY);
}

function partsOf(
  rows: readonly string[],
  last: string,
  more: Readonly<Record<string, string>>,
): Record<string, string> {
  const others = Object.entries(more).map(([name, markup], at) => ({ name, markup, nth: at + 2 }));
  const sheet = rows.map((cells, at) => `<row r="${at + 1}">${cells}</row>`).join('') + last;
  return {
    '[Content_Types].xml': `<Types><Override PartName="/xl/workbook.xml" ContentType="${TYPE}"/></Types>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/>${others.map(({ name, nth }) => `<sheet name="${name}" sheetId="${nth}" r:id="more${nth}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/>${others.map(({ nth }) => `<Relationship Id="more${nth}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${nth}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': sheetMarkup(sheet),
    ...Object.fromEntries(
      others.map(({ markup, nth }) => [`xl/worksheets/sheet${nth}.xml`, sheetMarkup(markup)]),
    ),
  };
}

const sheetMarkup = (rows: string) => `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;

const END = 22;

/** The archive with one more part, after what looks like a directory, and not listed in its own directory. */
export function hidePart(archive: Buffer, name: string, content: string): Buffer {
  const [end, other] = [archive.length - END, makeZip({ [name]: content })];
  const start = archive.readUInt32LE(end + 16);
  const otherStart = other.readUInt32LE(other.length - END + 16);
  const hidden = Buffer.concat([other.subarray(otherStart, -END), other.subarray(0, otherStart)]);
  const last = Buffer.from(archive.subarray(end));
  last.writeUInt32LE(start + hidden.length, 16);
  return Buffer.concat([archive.subarray(0, start), hidden, archive.subarray(start, end), last]);
}

const ANNOUNCED_MAX = 100_000;

/** An archive that never announces more than this of a part, whatever it unpacks to. */
function makeZip(parts: Readonly<Record<string, string>>, announced = ANNOUNCED_MAX): Buffer {
  const [locals, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(Math.min(Buffer.byteLength(content), announced), 18);
    facts.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), packed]);
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, place, Buffer.from(name));
    locals.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(locals.length, 8);
  end.writeUInt16LE(locals.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, listed, end]);
}
