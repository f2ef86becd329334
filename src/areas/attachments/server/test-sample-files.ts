import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** A real picture of one color. */
export function makePng(width = 4, height = 4): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const pixels = Buffer.alloc(height * (1 + width * 3), 0x66);
  for (let row = 0; row < height; row++) pixels[row * (1 + width * 3)] = 0;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(pixels)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(content.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

export const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
export const WEBP = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');
export const JPEG = Buffer.concat([
  Buffer.from(
    `/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP${'/'.repeat(86)}wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=`,
    'base64',
  ),
  Buffer.from([0xff, 0xd9]),
]);

/** A PDF of one empty page. */
export function makePdf(): Buffer {
  const body = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n';
  const table = 'xref\n0 2\n0000000000 65535 f \n0000000009 00000 n \n';
  return Buffer.from(`${body}${table}trailer\n<< /Size 2 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`);
}

export interface ZipPart {
  name: string;
  content: Buffer | string;
  /** What the directory announces in place of the truth. */
  announced?: number;
}

export function makeZip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, announced } of parts) {
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(announced ?? Buffer.byteLength(content), 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, tail, Buffer.from(name)]));
    locals.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

const OFFICE = {
  word: ['word/document.xml', 'wordprocessingml.document'],
  excel: ['xl/workbook.xml', 'spreadsheetml.sheet'],
} as const;

export function officeParts(kind: keyof typeof OFFICE): ZipPart[] {
  const [main, type] = OFFICE[kind];
  const full = `application/vnd.openxmlformats-officedocument.${type}.main+xml`;
  return [
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0"?><Types><Override PartName="/${main}" ContentType="${full}"/></Types>`,
    },
    { name: main, content: '<?xml version="1.0"?><document/>' },
  ];
}

export const makeOffice = (kind: keyof typeof OFFICE) => makeZip(officeParts(kind));

/** A compound file whose directory has a root and these entries: storages end with a slash, streams do not. */
export function makeCompound(...names: string[]): Buffer {
  const bytes = Buffer.alloc(512 * 4, 0);
  bytes.write('d0cf11e0a1b11ae1', 'hex');
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt32LE(1, 48);
  bytes.writeUInt32LE(0xfffffffe, 68);
  bytes.fill(0xff, 76, 512);
  bytes.writeUInt32LE(0, 76);
  bytes.fill(0xff, 512, 1024);
  bytes.writeUInt32LE(0xfffffffd, 512);
  bytes.writeUInt32LE(0xfffffffe, 516);
  for (const [at, name] of ['Root Entry', ...names].entries()) {
    const start = 1024 + at * 128;
    const plain = name.replace('/', '');
    bytes.write(plain, start, 'utf16le');
    bytes.writeUInt16LE((plain.length + 1) * 2, start + 64);
    bytes.writeUInt8(at === 0 ? 5 : name.endsWith('/') ? 1 : 2, start + 66);
  }
  return bytes;
}
