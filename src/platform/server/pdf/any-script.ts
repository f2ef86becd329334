import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { closeFonts, type NotoFont, notoWith } from './noto.ts';
import type { Doc } from './paper-parts.ts';
import { isWestern } from './western.ts';

/** The fonts that every PDF reader has are Western; what they lack is drawn in ones that are brought along. */
const STAND_INS: Readonly<Record<string, string>> = {
  Helvetica: 'DejaVuSans',
  'Helvetica-Bold': 'DejaVuSans-Bold',
  'Helvetica-Oblique': 'DejaVuSans-Oblique',
  'Helvetica-BoldOblique': 'DejaVuSans-BoldOblique',
  'Times-Italic': 'DejaVuSerif-Italic',
};

const require = createRequire(import.meta.url);
const bytesOf = new Map<string, Buffer>();

function standIn(name: string): Buffer {
  const known = bytesOf.get(name);
  if (known) return known;
  const bytes = readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
  bytesOf.set(name, bytes);
  return bytes;
}

/** What the library keeps to itself and does not describe. */
interface Inside {
  _font: { name: string; ascender: number; font: { characterSet: number[] } };
  _fontSize: number;
  _fragment(text: string, x: number, y: number, options: FragmentOptions): void;
}
interface FragmentOptions {
  align?: string;
  width?: number;
  lineWidth?: number;
  textWidth?: number;
  wordCount?: number;
  baseline?: number;
}

let signs: ReadonlySet<number> | undefined;

/** Whether DejaVu has a sign. The list is read once, when something is not Western. */
function isInStandIn(sign: string): boolean {
  signs ??= readSigns();
  return signs.has(codeOf(sign));
}

const codeOf = (sign: string) => sign.codePointAt(0) ?? 0;

/** Whether a sign can be drawn at all. */
export function isDrawable(sign: string): boolean {
  return isWestern(sign) || isInStandIn(sign) || notoWith(codeOf(sign), false) !== undefined;
}

function readSigns(): ReadonlySet<number> {
  const doc = new PDFDocument({ autoFirstPage: false }).font(standIn('DejaVuSans') as never);
  return new Set((doc as unknown as Inside)._font.font.characterSet);
}

type Face = 'built-in' | 'stand-in' | NotoFont;

interface Run {
  text: string;
  face: Face;
}

/** Hebrew, Arabic and Thaana, also over the spaces between two words of theirs: such a run is read from the right. */
const FROM_RIGHT =
  /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Thaa}\p{M}]+(?: +[\p{sc=Hebr}\p{sc=Arab}\p{sc=Thaa}\p{M}]+)*/gu;

/** A line as runs of one font each, in the order in which they are drawn. */
function runsOf(line: string): Run[] {
  // A word is shaped from the right by the font itself; the order of the words is ours.
  const text = line.replaceAll(FROM_RIGHT, (words) => words.split(' ').reverse().join(' '));
  const runs: Run[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    const face = faceOf(sign, last?.face);
    if (last?.face === face) last.text += sign;
    else runs.push({ text: sign, face });
  }
  return runs;
}

/** A sign stays in the font of the one before where it can: a vowel is drawn around its consonant. */
function faceOf(sign: string, before: Face | undefined): Face {
  if (isWestern(sign)) return 'built-in';
  if (typeof before === 'object' && before.hasGlyphForCodePoint(codeOf(sign))) return before;
  return isInStandIn(sign) ? 'stand-in' : (notoWith(codeOf(sign), false) ?? 'stand-in');
}

/** From here on the document measures and draws letters of any script that a font has, run by run. */
export function drawAnyScript(doc: Doc): Doc {
  closeFonts();
  const inside = doc as unknown as Inside & Doc;
  const measure = doc.widthOfString.bind(doc);
  const draw = inside._fragment.bind(inside);

  /** Does something in the font of a run, and puts back the one that was set. */
  function inFontOf<T>(run: Run, work: () => T): T {
    if (run.face === 'built-in') return work();
    const before = inside._font;
    setFont(run, before.name);
    try {
      return work();
    } finally {
      inside._font = before;
    }
  }

  function setFont(run: Run, builtIn: string): void {
    const noto = run.face === 'stand-in' ? undefined : notoWith(codeOf(run.text), builtIn.includes('Bold'));
    const name = noto?.postscriptName ?? STAND_INS[builtIn] ?? 'DejaVuSans';
    doc.registerFont(name, (noto ?? standIn(name)) as never).font(name);
  }

  doc.widthOfString = (text, options) => {
    if (isWestern(text)) return measure(text, options);
    return runsOf(text).reduce((sum, run) => sum + inFontOf(run, () => measure(run.text, options)), 0);
  };

  inside._fragment = (text, x, y, options) => {
    if (isWestern(text)) return draw(text, x, y, options);
    let left = x + indentOf(doc, text, options);
    // On the line of the letters around it, whatever height the other font has.
    const baseline = -(inside._font.ascender / 1000) * inside._fontSize;
    for (const run of runsOf(text)) {
      const width = doc.widthOfString(run.text);
      const place = { ...options, align: 'left', baseline, textWidth: width, wordCount: 1 };
      inFontOf(run, () => draw(run.text, left, y, place));
      left += width;
    }
  };
  return doc;
}

/** Where a line begins that is not aligned left. */
function indentOf(
  doc: Doc,
  text: string,
  { align, width, lineWidth = 0, textWidth = 0 }: FragmentOptions,
): number {
  if (!width) return 0;
  if (align === 'right') return lineWidth - doc.widthOfString(text.trimEnd());
  return align === 'center' ? (lineWidth - textWidth) / 2 : 0;
}
