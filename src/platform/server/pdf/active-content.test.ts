import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { processorMs } from '../testing/processor-ms.ts';
import { activeContent } from './active-content.ts';

const file = (objects: string | Buffer) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(objects), Buffer.from('\nstartxref\n0\n%%EOF\n')]);
const packed = (objects: string, dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') =>
  Buffer.concat([
    Buffer.from(`1 0 obj\n<< ${dictionary} >>\nstream\r\n`),
    deflateSync(Buffer.from(`7 0 ${objects}`)),
    Buffer.from('\nendstream\nendobj'),
  ]);

test.each<[string, string | Buffer, string]>([
  ['a script', '1 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj', 'scripts'],
  ['a script under an escaped name', '1 0 obj << /S /J#61vaScr#69pt /JS (x) >> endobj', 'scripts'],
  ['a script in packed objects', packed('<< /S /JavaScript /JS (x) >>'), 'scripts'],
  [
    'a script in packed objects that are not called so',
    packed('<</S/JavaScript>>', '/N 1 /First 4'),
    'scripts',
  ],
  ['a form in XML', '1 0 obj << /AcroForm << /XFA 3 0 R >> >> endobj', 'scripts'],
  ['a program', '1 0 obj << /S /Launch /F (calc.exe) >> endobj', 'launch'],
  ['a program in packed objects', packed('<< /S/Launch >>'), 'launch'],
  ['a file', '1 0 obj << /Names << /EmbeddedFiles 2 0 R >> >> endobj', 'files'],
  ['a file in a file specification', '1 0 obj << /Type /Filespec /EF << /F 2 0 R >> >> endobj', 'files'],
  [
    'objects that are packed otherwise',
    packed('<<>>', '/Type /ObjStm /Filter [/FlateDecode /ASCIIHexDecode]'),
    'hidden',
  ],
  [
    'packed objects under a password',
    Buffer.concat([packed('<<>>'), Buffer.from(' /Encrypt 9 0 R')]),
    'hidden',
  ],
])('a PDF is refused for %s', (_, objects, found) => {
  expect(activeContent(file(objects))).toBe(found);
});

test('a PDF of pages, form fields and links is taken, packed or not', async () => {
  const doc = await PDFDocument.create();
  const page = doc.addPage();
  doc.getForm().createTextField('name').addToPage(page);
  page.node.set(PDFName.of('Note'), PDFString.of('JavaScript and Launch as words'));
  for (const useObjectStreams of [true, false])
    expect(activeContent(Buffer.from(await doc.save({ useObjectStreams })))).toBeUndefined();
});

test.each<[string, Buffer]>([
  ['slashes', Buffer.alloc(3_000_000, '/')],
  ['names without end', Buffer.alloc(3_000_000, '/EF ')],
  ['escapes', Buffer.alloc(3_000_000, '/#4a')],
  ['words of streams', Buffer.alloc(3_000_000, 'stream\n')],
  ['names of object streams', Buffer.alloc(1_000_000, '/ObjStm obj ')],
  ['a stream that unpacks without end', packed('1'.repeat(50_000_000))],
])('bytes are looked over once: %s', async (_, bytes) => {
  expect(await processorMs(() => activeContent(file(bytes)))).toBeLessThan(3000);
});
