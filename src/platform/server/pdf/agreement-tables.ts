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
const HEADING_ROOM = 26;
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

interface Cell {
  text: string;
  left: number;
  width: number;
  align: 'left' | 'right';
}

/** What of a row is drawn where. Text from the left runs on over cells that have none. */
function cellsOf(columns: readonly PaperColumn[], row: readonly string[], { left, width }: Place): Cell[] {
  const widths = widthsOf(columns, width);
  let x = left;
  return columns.flatMap((column, at): Cell[] => {
    const align = column.align ?? 'left';
    const text = row[at] ?? '';
    const begins = x;
    x += widths[at] ?? 0;
    if (text === '') return [];
    let [end, wide] = [at + 1, widths[at] ?? 0];
    while (align === 'left' && end < columns.length && (row[end] ?? '') === '') {
      wide += widths[end] ?? 0;
      end += 1;
    }
    return [{ text, left: begins, width: end === columns.length ? wide : wide - GAP, align }];
  });
}

function heightOf(doc: Doc, columns: readonly PaperColumn[], row: readonly string[], place: Place): number {
  doc.font(BODY).fontSize(SIZE);
  const heights = cellsOf(columns, row, place).map(({ text, width }) =>
    doc.heightOfString(words(doc, text, width), { width }),
  );
  return Math.max(0, ...heights) + 2 * PADDING;
}

interface Look {
  font: string;
  size: number;
  /** How thick the line below it is. */
  line: number;
  /** The room above it, where it is not the usual one. */
  above?: number;
}

function drawRow(
  doc: Doc,
  columns: readonly PaperColumn[],
  row: readonly string[],
  place: Place,
  look: Look,
): void {
  const top = doc.y + (look.above ?? PADDING);
  let bottom = top;
  doc.font(look.font).fontSize(look.size).fillColor(INK);
  for (const { text, left, width, align } of cellsOf(columns, row, place)) {
    doc.text(words(doc, text, width), left, top, { width, align });
    bottom = Math.max(bottom, doc.y);
  }
  drawLine(doc, place.left, place.width, bottom + PADDING - 1, look.line);
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

const ITEM_COLUMNS = [
  { label: '', share: 3.2 },
  { label: '', share: 1, align: 'right' },
] as const;

/** The room that a list of items takes with its heading. */
export function heightOfItems(doc: Doc, { rows, total }: Items, width: number): number {
  const place = { left: SIDE, width: Math.min(width, inner(doc)) };
  const lines = [
    ...rows.flatMap(({ label, value, note }) => [[label, value], ...(note ? [[note]] : [])]),
    total,
  ];
  return lines.reduce((sum, line) => sum + heightOf(doc, ITEM_COLUMNS, line, place), HEADING_ROOM);
}

export function drawItems(doc: Doc, { title, rows, total }: Items, width: number): void {
  const columns = ITEM_COLUMNS;
  const place = { left: SIDE, width: Math.min(width, inner(doc)) };
  drawHeading(doc, title);
  for (const { label, value, note } of rows) {
    drawRow(doc, columns, [label, value], place, { font: BODY, size: SIZE, line: note ? 0 : 0.3 });
    // Right below what it explains.
    if (note) drawRow(doc, columns, [note], place, { font: BODY, size: SMALL, line: 0.3, above: -1 });
  }
  drawRow(doc, columns, total, place, { font: BOLD, size: SIZE, line: 0 });
}
