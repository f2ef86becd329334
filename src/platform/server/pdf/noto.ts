import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliDecompressSync, inflateSync } from 'node:zlib';
import { asDrawn, isBurmese, OF_BURMESE } from './burmese.ts';
import { FontPart, fileOf, type Glyph, type Outlines } from './font-file.ts';

const require = createRequire(import.meta.url);

/** A font as pdfkit takes it; what it needs beyond that is the library's own. */
export interface NotoFont extends Outlines {
  readonly postscriptName: string;
  hasGlyphForCodePoint(sign: number): boolean;
  createSubset(): FontPart;
  layout(text: string, features?: Readonly<Record<string, boolean>>): unknown;
}
type Weight = 400 | 700;

interface Part {
  file: string;
  isVariable: boolean;
  ranges: readonly (readonly [first: number, last: number])[];
}

const SCRIPTS = [
  ...['thai', 'khmer', 'myanmar', 'ethiopic', 'cherokee', 'thaana'],
  ...['devanagari', 'bengali', 'tamil', 'telugu', 'gujarati', 'gurmukhi'],
  ...['kannada', 'malayalam', 'oriya', 'sinhala'],
];
const WITH_SERIFS = ['tibetan'];
/** All have Chinese signs: those of the mainland first, then what only names in Japan and Hong Kong are written with. */
const IN_PARTS = ['sc', 'kr', 'jp', 'hk'];

let bySign: ReadonlyMap<number, readonly Part[]> | undefined;

/** Which files of the packages that are brought along are for a sign. */
function partsFor(sign: number): readonly Part[] {
  bySign ??= allSigns();
  return bySign.get(sign) ?? [];
}

function allSigns(): ReadonlyMap<number, readonly Part[]> {
  const signs = new Map<number, Part[]>();
  for (const part of allParts())
    for (const [first, last] of part.ranges)
      for (let sign = first; sign <= last; sign++) signs.set(sign, [...(signs.get(sign) ?? []), part]);
  return signs;
}

function allParts(): Part[] {
  return [
    ...SCRIPTS.flatMap((script) => smallParts('sans', script)),
    ...WITH_SERIFS.flatMap((script) => smallParts('serif', script)),
    ...IN_PARTS.flatMap((script) =>
      partsOf(`@fontsource-variable/noto-sans-${script}`, true, (name) => name.startsWith('[')),
    ),
  ];
}

const smallParts = (style: 'sans' | 'serif', script: string) =>
  partsOf(`@fontsource/noto-${style}-${script}`, false, (name) => name === script);

function partsOf(pack: string, isVariable: boolean, isWanted: (name: string) => boolean): Part[] {
  const ranges = JSON.parse(readFileSync(require.resolve(`${pack}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >;
  const font = pack.slice(pack.indexOf('/') + 1);
  return Object.entries(ranges)
    .filter(([name]) => isWanted(name))
    .map(([name, text]) => ({
      file: `${pack}/files/${font}-${name.replaceAll(/[[\]]/g, '')}`,
      isVariable,
      ranges: text.split(',').map(rangeOf),
    }));
}

/** `U+0E01-0E5B` or `U+25CC` */
function rangeOf(text: string): readonly [number, number] {
  const [first = '', last = first] = text.slice(2).split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

/** A WOFF file as the font that is packed in it: the library would unpack a table at each look into it. */
function unpacked(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, at) => {
    const entry = woff.subarray(44 + at * 20, 64 + at * 20);
    const [start, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const bytes = woff.subarray(start, start + packed);
    return [entry.toString('latin1', 0, 4), packed < length ? inflateSync(bytes) : bytes] as const;
  });
  return fileOf(tables);
}

const opened = new Map<string, NotoFont>();

function open({ file, isVariable }: Part, weight: Weight): NotoFont {
  const path = isVariable ? `${file}-wght-normal.woff2` : `${file}-${weight}-normal.woff`;
  const key = `${path} ${weight}`;
  const known = opened.get(key);
  if (known) return known;
  const { create } = require('fontkit') as { create(bytes: Buffer): NotoFont };
  const bytes = readFileSync(require.resolve(path));
  const font = create(isVariable ? bytes : unpacked(bytes));
  if (isVariable) {
    unpackAll(font, bytes);
    setWeight(font, weight);
  }
  Object.defineProperties(font, {
    // pdfkit takes two fonts of one name for one.
    postscriptName: { value: `${path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'))}-${weight}` },
    createSubset: { value: () => new FontPart(font) },
    layout: { value: layoutOf(font) },
  });
  opened.set(key, font);
  return font;
}

interface Point {
  copy(): Point;
}
/** What the library keeps to itself and does not describe. */
interface Inside {
  stream: { constructor: new (bytes: Buffer) => Inside['stream'] };
  directory: {
    totalCompressedSize: number;
    tables: Record<string, { length: number; transformLength?: number | null; offset?: number }>;
  };
  _dataPos: number;
  _decompressed: boolean;
  variationCoords: readonly number[];
  _variationProcessor: { transformPoints(glyph: number, points: Point[]): void };
  getGlyph(id: number, ...more: unknown[]): Glyph & { _decode(): { points?: Point[] } };
}
/** All of a WOFF2 file at once, as the library does it, but ten times as fast. */
function unpackAll(font: NotoFont, bytes: Buffer): void {
  const inside = font as unknown as Inside;
  let offset = 0;
  for (const table of Object.values(inside.directory.tables)) {
    table.offset = offset;
    offset += table.transformLength ?? table.length;
  }
  const end = inside._dataPos + inside.directory.totalCompressedSize;
  const unpacked = brotliDecompressSync(bytes.subarray(inside._dataPos, end));
  inside.stream = new inside.stream.constructor(unpacked);
  inside._decompressed = true;
}

/** Where a glyph begins and ends, which a weight moves as well. */
const EDGES = 4;

/** The library's own way to a weight cannot read a compressed font, and what it reads of one stays as thin as it was. */
function setWeight(font: NotoFont, weight: Weight): void {
  const inside = font as unknown as Inside;
  inside.variationCoords = [weight];
  const getGlyph = inside.getGlyph.bind(font);
  const bent = new Set<number>();
  inside.getGlyph = (id, ...more) => {
    const glyph = getGlyph(id, ...more);
    const points = bent.has(id) ? [] : (glyph._decode().points ?? []);
    const last = points.at(-1);
    bent.add(id);
    if (last) {
      const edges = Array.from({ length: EDGES }, () => last.copy());
      inside._variationProcessor.transformPoints(id, [...points, ...edges]);
    }
    return glyph;
  };
}

/** Where a mark goes that has no place on its letter, as in Gurmukhi, the library fails: it is drawn where it stands. */
const NO_PLACES = { mark: false, mkmk: false, abvm: false, blwm: false };

function layoutOf(font: NotoFont): NotoFont['layout'] {
  const shape = font.layout.bind(font);
  const layout: typeof shape = (text, features) =>
    isBurmese(text) ? shape(asDrawn(text), { ...features, ...OF_BURMESE }) : shape(text, features);
  return (text, features) => {
    try {
      return layout(text, features);
    } catch {
      return layout(text, { ...features, ...NO_PLACES });
    }
  };
}

/** The font that has a sign which DejaVu lacks. */
export function notoWith(sign: number, isBold: boolean): NotoFont | undefined {
  const part = partsFor(sign).find((one) => open(one, 400).hasGlyphForCodePoint(sign));
  return part && open(part, isBold ? 700 : 400);
}

const KEPT = 12;

/** An open font takes about 3 MB; between two papers a thread keeps only a few. */
export function closeFonts(): void {
  if (opened.size > KEPT) opened.clear();
}
