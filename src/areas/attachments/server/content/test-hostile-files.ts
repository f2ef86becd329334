import type { SentFile } from '#platform/shared/endpoint.ts';
import { EXTENSIONS } from '../../rules.ts';
import * as sample from '../test-sample-files.ts';

const HTML = '<!doctype html><html><script>alert(1)</script></html>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const text = (content: string) => Buffer.from(content);
const joined = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
const changed = (bytes: Buffer, at: number, ...values: number[]) => {
  const copy = Buffer.from(bytes);
  copy.set(values, at);
  return copy;
};

const PNG = sample.makePng();
const PDF = sample.makePdf();
const ZIP = sample.makeZip([{ name: 'a.txt', content: 'a' }]);
const DOC = sample.makeCompound('WordDocument');
const PICTURES = { png: PNG, gif: sample.GIF, jpg: sample.JPEG, webp: sample.WEBP };
const REAL = { ...PICTURES, pdf: PDF, doc: DOC, docx: sample.makeOffice('word') };

const word = (...more: sample.ZipPart[]) => sample.makeZip([...sample.officeParts('word'), ...more]);
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1_048_576);

/** Pages and programs under the names of harmless files. */
function* disguised(): Generator<[string, Buffer]> {
  for (const extension of EXTENSIONS.filter((each) => each !== 'txt')) {
    yield [`html.${extension}`, text(HTML)];
    yield [`svg.${extension}`, text(SVG)];
    yield [`program.${extension}`, joined('MZ\x90\x00', Buffer.alloc(600))];
  }
  for (const [kind, bytes] of Object.entries(REAL)) {
    const other = kind === 'png' ? 'gif' : 'png';
    yield [`${kind}-as.${other}`, bytes];
    yield [`${kind}-as.txt`, kind === 'pdf' ? joined(bytes, '\x00') : bytes];
  }
  yield ['zip-as.docx', ZIP];
  yield ['word-as.xlsx', sample.makeOffice('word')];
  yield ['excel-as.docx', sample.makeOffice('excel')];
  yield ['word-as.xls', DOC];
  yield ['excel-as.doc', sample.makeCompound('Workbook')];
}

/** Two files in one. */
function* polyglots(): Generator<[string, Buffer]> {
  for (const [kind, bytes] of Object.entries(PICTURES)) {
    yield [`then-html.${kind}`, joined(bytes, HTML)];
    yield [`then-zip.${kind}`, joined(bytes, ZIP)];
    yield [`after-html.${kind}`, joined(HTML, bytes)];
  }
  const comment = joined('\xff\xd8\xff\xfe\x00\x3a', HTML.padEnd(56), sample.JPEG.subarray(2));
  yield ['comment.jpg', comment];
  yield ['then-zip.pdf', joined(PDF, ZIP)];
  yield ['then-html.pdf', joined(PDF, HTML)];
  yield ['after-html.pdf', joined(HTML, PDF)];
  yield ['script.gif', text('GIF89a/*                              */=alert(1)//;')];
  yield [
    'text-chunk.png',
    joined(PNG.subarray(0, 33), sample.pngChunk('tEXt', text(HTML)), PNG.subarray(33)),
  ];
  yield ['after-program.docx', joined('MZ', sample.makeOffice('word'))];
  yield ['then-html.docx', joined(sample.makeOffice('word'), HTML)];
  yield ['pdf-within.jpg', joined('\xff\xd8\xff\xfe\x00\x0a%PDF-1.4', sample.JPEG.subarray(2))];
}

const ARMED_PDFS = {
  script: '<< /S /JavaScript /JS (app.alert(1)) >>',
  'escaped-script': '<< /S /J#61vaScript /JS (app.alert(1)) >>',
  launch: '<< /S /Launch /F (cmd.exe) >>',
  embedded: '<< /Names << /EmbeddedFiles 8 0 R >> >>',
};

/** Broken, bursting or armed documents. */
function* broken(): Generator<[string, Buffer]> {
  for (const [kind, bytes] of Object.entries(REAL))
    yield [`half.${kind}`, bytes.subarray(0, bytes.length / 2)];
  yield ['bomb.docx', word({ name: 'word/media/a.xml', content: zeros(40) })];
  yield [
    'announced-bomb.xlsx',
    sample.makeZip([
      ...sample.officeParts('excel'),
      { name: 'xl/a.xml', content: 'a', announced: 0xf0000000 },
    ]),
  ];
  yield [
    'lying-bomb.docx',
    sample.makeZip(
      sample
        .officeParts('word')
        .map((part) =>
          part.name.startsWith('word') ? { ...part, content: zeros(8), announced: 100 } : part,
        ),
    ),
  ];
  yield ['lying-part.docx', word({ name: 'word/media/a.xml', content: zeros(8), announced: 100 })];
  yield ['macros.docx', word({ name: 'word/vbaProject.bin', content: 'x' })];
  yield ['path.docx', word({ name: '../../etc/cron.d/x', content: 'x' })];
  yield ['root.docx', word({ name: '/etc/passwd', content: 'x' })];
  yield ['page.docx', word({ name: 'word/page.html', content: HTML })];
  yield ['twice.docx', word({ name: 'word/document.xml', content: '<other/>' })];
  yield ['no-types.docx', sample.makeZip(sample.officeParts('word').slice(1))];
  yield ['macros.doc', sample.makeCompound('WordDocument', 'Macros/')];
  yield ['macros.xls', sample.makeCompound('Workbook', '_VBA_PROJECT_CUR/')];
  yield ['endless.doc', changed(DOC, 516, 1, 0, 0, 0)];
  yield ['huge.png', changed(PNG, 16, 0x7f, 0xff, 0xff, 0xff)];
  yield ['flat.png', changed(PNG, 16, 0, 0, 0, 0)];
  yield ['no-data.png', joined(PNG.subarray(0, 33), sample.pngChunk('IEND', Buffer.alloc(0)))];
  yield ['flat.gif', changed(sample.GIF, 6, 0, 0)];
  yield ['longer.webp', joined(sample.WEBP, 'xxxx')];
  yield ['nowhere.pdf', text(PDF.toString('latin1').replace(/startxref\n\d+/, 'startxref\n99999999'))];
  for (const [name, object] of Object.entries(ARMED_PDFS))
    yield [
      `${name}.pdf`,
      text(PDF.toString('latin1').replace('xref\n', `7 0 obj\n${object}\nendobj\nxref\n`)),
    ];
  yield ['zero.txt', text('a\0b')];
  yield ['bell.txt', text('a\x07b')];
  yield ['escape.txt', text('a\x1b[2Jb')];
  yield ['utf-16.txt', Buffer.from('\ufeffabc', 'utf16le')];
  yield ['latin-1.txt', Buffer.from([0x41, 0xe9, 0x42])];
}

/** Honest content under names that are not. */
function* misnamed(): Generator<[string, Buffer]> {
  for (const name of [
    'a.svg',
    'a.html',
    'a.exe',
    'a',
    '.png',
    '',
    '..',
    '../..',
    'a.png.html',
    'a.png/',
    'a.png.',
    'a.docm',
    'a.png\u202Eexe',
    'a.html.png',
    'a.php.png',
    'a.exe.png',
    'a.js .png',
  ])
    yield [name, PNG];
  for (const extension of ['png', 'pdf', 'txt', 'docx']) yield [`empty.${extension}`, Buffer.alloc(0)];
}

/** None of these may be taken. */
export function hostileFiles(): SentFile[] {
  const all = [...disguised(), ...polyglots(), ...broken(), ...misnamed()];
  return all.map(([filename, bytes]) => ({ filename, bytes }));
}
