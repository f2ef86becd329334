import type { Language } from '#platform/shared/languages.ts';
import { readBlocks, type TextBlock, type TextRun } from '../html/read-blocks.ts';
import { collect, finishPages, openPages } from './pages.ts';
import { BODY, bottomOf, COLORS, type Doc, drawGiver, MARGIN, rule, widthOf } from './paper-parts.ts';
import { words } from './words.ts';

/** A letter: who writes, to whom, when, about what, and the sanitized HTML of what is said. */
export interface Letter {
  agency: string;
  /** The agency's address and telephone, a line each; what is empty is left out. */
  place: readonly string[];
  /** The receiver's name and address, a line each. */
  to: readonly string[];
  date: string;
  title: string;
  html: string;
  /** That of the receiver. */
  language?: Language;
  madeAt: Date;
}

const SIZE = 11;
const HEADING_SIZES = [18, 15, 13, 12];
const INDENT = 18;

/** The letter as the bytes of a PDF, on as many pages as it needs. */
export async function makeLetter(letter: Letter): Promise<Uint8Array<ArrayBuffer>> {
  const doc = openPages(letter);
  const bytes = collect(doc);
  doc.y = drawGiver(doc, letter.agency, letter.place) + 22;
  doc.font(BODY).fontSize(SIZE).fillColor(COLORS.text);
  doc.text(words(doc, letter.date, widthOf(doc)), MARGIN, doc.y).moveDown(1.2);
  for (const line of letter.to.filter(Boolean)) doc.text(words(doc, line, widthOf(doc)));
  doc.moveDown(1.2);
  for (const block of readBlocks(letter.html)) drawBlock(doc, block);
  finishPages(doc, letter);
  doc.end();
  return bytes;
}

function drawBlock(doc: Doc, block: TextBlock): void {
  const size = block.kind === 'heading' ? (HEADING_SIZES[block.level - 1] ?? SIZE) : SIZE;
  keepTogether(doc, size);
  if (block.kind === 'rule') {
    rule(doc, doc.y + 4);
    doc.y += 12;
    return;
  }
  const isItem = block.kind === 'item';
  const left = MARGIN + (isItem ? block.level * INDENT : 0);
  doc.fontSize(size).font(BODY).fillColor(COLORS.text);
  if (isItem) {
    const top = doc.y;
    doc.text(block.marker, left - INDENT + 4, top, { width: INDENT, lineBreak: false });
    doc.y = top;
  }
  drawRuns(doc, block, left);
  doc.y += isItem ? 3 : SIZE * 0.7;
}

/** A heading or an item's bullet is never left alone at the end of a page. */
function keepTogether(doc: Doc, size: number): void {
  if (doc.y + 2 * size > bottomOf(doc)) doc.addPage();
}

function drawRuns(doc: Doc, { kind, runs }: TextBlock, left: number): void {
  const width = widthOf(doc) - (left - MARGIN);
  const drawn = runs.filter(({ text }) => text !== '');
  if (drawn.length === 0) {
    doc.moveDown(0.5);
    return;
  }
  drawn.forEach((run, at) => {
    const isLast = at === drawn.length - 1;
    const options = {
      width,
      continued: !isLast,
      underline: run.underline || run.link !== undefined,
      link: run.link ?? null,
    };
    doc.font(fontOf(run, kind === 'heading')).fillColor(run.link ? COLORS.accent : COLORS.text);
    const text = run.text === '\n' ? '\n' : words(doc, run.text, width);
    if (at === 0) doc.text(text, left, doc.y, options);
    else doc.text(text, options);
  });
}

function fontOf({ bold, italic }: TextRun, isHeading: boolean): string {
  if (bold || isHeading) return italic ? 'Helvetica-BoldOblique' : 'Helvetica-Bold';
  return italic ? 'Helvetica-Oblique' : BODY;
}
