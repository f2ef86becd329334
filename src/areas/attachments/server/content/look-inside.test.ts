import { expect, test } from 'vitest';
import { processorMs } from '#platform/server/testing/processor-ms.ts';
import type { Extension } from '../../rules.ts';
import * as sample from '../test-sample-files.ts';
import { isOfItsKind } from './look-inside.ts';

const HEAD = '%PDF-1.4\n';
const TAIL = '\nstartxref\n0\n%%EOF\n';
const pdfOf = (content: string) => Buffer.from(HEAD + content + TAIL);
const chunks = Buffer.concat(Array.from({ length: 200_000 }, () => sample.pngChunk('tEXt', Buffer.alloc(0))));
const PNG = sample.makePng();

test.each<[string, Extension, Buffer]>([
  ['digits without end', 'pdf', pdfOf('1'.repeat(2_000_000))],
  ['digits and spaces', 'pdf', pdfOf(`${'1'.repeat(3000)}${' '.repeat(3000)}`.repeat(300))],
  ['the word of an object again and again', 'pdf', pdfOf(' obj'.repeat(500_000))],
  ['chunks without content', 'png', Buffer.concat([PNG.subarray(0, 33), chunks, PNG.subarray(33)])],
  [
    'filling between segments',
    'jpg',
    Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(2_000_000, 0xff)]),
  ],
  ['blocks of one byte', 'gif', Buffer.concat([sample.GIF.subarray(0, 19), Buffer.alloc(2_000_000, 1)])],
  [
    'thousands of parts',
    'docx',
    sample.makeZip([
      ...sample.officeParts('word'),
      ...Array.from({ length: 4000 }, (_, at) => ({ name: `word/p${at}.xml`, content: '<a/>' })),
    ]),
  ],
  ['an archive in an archive', 'docx', nested(40)],
])('a foreign file is looked over once: %s (%s)', async (_, extension, bytes) => {
  expect(await processorMs(() => isOfItsKind({ extension, bytes }))).toBeLessThan(3000);
});

test('parts that share their bytes are a bomb', async () => {
  const parts = [...sample.officeParts('word'), { name: 'word/a.xml', content: 'a'.repeat(100_000) }];
  const archive = sample.makeZip(parts);
  expect(await isOfItsKind({ extension: 'docx', bytes: archive })).toBe(true);
  expect(await isOfItsKind({ extension: 'docx', bytes: sharing(archive, 3) })).toBe(false);
});

function nested(depth: number): Buffer {
  let inner = sample.makeOffice('word');
  for (let at = 0; at < depth; at++)
    inner = sample.makeZip([...sample.officeParts('word'), { name: 'word/in.docx', content: inner }]);
  return inner;
}

/** The archive whose directory names its last part many times over, each time by another name. */
function sharing(archive: Buffer, parts: number): Buffer {
  const END = 22;
  const end = Buffer.from(archive.subarray(-END));
  const start = end.readUInt32LE(16);
  const directory = archive.subarray(start, -END);
  const last = directory.subarray(directory.lastIndexOf('PK\x01\x02', undefined, 'latin1'));
  const copies = Array.from({ length: 200 }, (_, at) => {
    const copy = Buffer.from(last);
    copy.write(`word/${String.fromCharCode(98 + (at % 24))}.xml`, 46);
    return copy;
  });
  end.writeUInt16LE(parts + copies.length, 8);
  end.writeUInt16LE(parts + copies.length, 10);
  end.writeUInt32LE(directory.length + copies.length * last.length, 12);
  return Buffer.concat([archive.subarray(0, -END), ...copies, end]);
}
