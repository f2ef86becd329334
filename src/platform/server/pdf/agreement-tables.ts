import { INK, inner, SIDE, SIZE, SMALL } from './agreement-measures.ts';
import type { PaperColumn } from './paper.ts';
import { BODY, BOLD, type Doc } from './paper-parts.ts';
import { words } from './words.ts';

export interface Table {
  columns: readonly PaperColumn[];
  rows: readonly (readonly string[])[];
  /** What they come to, a cell for each column. */
  total: readonly string[];
}

/** Lines of money with their sum; a note says how a line was reckoned. */
export interface Items {
  title: string;
  rows: readonly { label: string; value: string; note?: string }[];
  total: readonly [label: string, value: string];
}

interface Place {
  left: number;
  width: number;
}

const GAP = 4;
const PADDING = 4;
const floor = (doc: Doc) => doc.page.height - doc.page.margins.bottom;

/** A new page when so much does not fit; true when there was one. */
export function ensureRoom(doc: Doc, height: number): boolean {
  if (doc.y + height <= floor(doc)) return false;
  doc.addPage();
  return true;
}

export function drawHeading(doc: Doc, title: string, left: number = SIDE): void {
  ensureRoom(doc, 50);
  doc
    .font(BOLD)
    .fontSize(9.4)
    .fillColor(INK)
    .text(title, left, doc.y + 9);
  doc.y += 4;
}

/** True when all of it is on the page that it began on. */
export function drawTable(doc: Doc, { columns, rows, total }: Table, place: Place): boolean {
  let isSamePage = true;
  const head = () => drawRow(doc, columns, labelsOf(columns), place, { font: BODY, size: SMALL, line: 1 });
  head();
  for (const row of rows) {
    if (ensureRoom(doc, heightOf(doc, columns, row, place))) {
      isSamePage = false;
      head();
    }
    drawRow(doc, columns, row, place, { font: BODY, size: SIZE, line: 0.3 });
  }
  if (ensureRoom(doc, 24)) isSamePage = false;
  drawRow(doc, columns, total, place, { font: BOLD, size: SIZE, line: 0 });
  return isSamePage;
}

const labelsOf = (columns: readonly PaperColumn[]) => columns.map(({ label }) => label);

function widthsOf(columns: readonly PaperColumn[], width: number): number[] {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  return columns.map(({ share }) => (width * share) / all);
}

function heightOf(doc: Doc, columns: readonly PaperColumn[], row: readonly string[], place: Place): number {
  doc.font(BODY).fontSize(SIZE);
  const wide = widthsOf(columns, place.width).map((width) => width - GAP);
  const heights = row.map((cell, at) => {
    const width = wide[at] ?? 1;
    return doc.heightOfString(words(doc, cell, width), { width });
  });
  return Math.max(...heights) + 2 * PADDING;
}

interface Look {
  font: string;
  size: number;
  /** How thick the line below it is. */
  line: number;
}

function drawRow(
  doc: Doc,
  columns: readonly PaperColumn[],
  row: readonly string[],
  { left, width }: Place,
  look: Look,
): void {
  const top = doc.y + PADDING;
  let [x, bottom] = [left, top];
  doc.font(look.font).fontSize(look.size).fillColor(INK);
  widthsOf(columns, width).forEach((wide, at) => {
    const isLast = at === columns.length - 1;
    const cell = { width: isLast ? wide : wide - GAP, align: columns[at]?.align ?? 'left' } as const;
    doc.text(words(doc, row[at] ?? '', cell.width), x, top, cell);
    bottom = Math.max(bottom, doc.y);
    x += wide;
  });
  drawLine(doc, left, width, bottom + PADDING - 1, look.line);
  doc.y = bottom + PADDING - 1;
}

function drawLine(doc: Doc, left: number, width: number, y: number, thick: number): void {
  if (thick === 0) return;
  doc
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(thick)
    .strokeColor(INK)
    .stroke();
}

export function drawItems(doc: Doc, { title, rows, total }: Items, width: number): void {
  const columns = [
    { label: '', share: 3.2 },
    { label: '', share: 1, align: 'right' },
  ] as const;
  const place = { left: SIDE, width: Math.min(width, inner(doc)) };
  drawHeading(doc, title);
  for (const { label, value, note } of rows) {
    drawRow(doc, columns, [label, value], place, { font: BODY, size: SIZE, line: note ? 0 : 0.3 });
    if (note) drawRow(doc, columns, [note], place, { font: BODY, size: SMALL, line: 0.3 });
  }
  drawRow(doc, columns, total, place, { font: BOLD, size: SIZE, line: 0 });
}
