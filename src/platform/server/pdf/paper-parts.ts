import type { Paper } from './paper.ts';
import { words } from './words.ts';

export type Doc = PDFKit.PDFDocument;

export const MARGIN = 54;
/** The place of the page's number, below what is written. */
export const FOOT = 30;
export const COLORS = {
  text: '#0f1c1b',
  dimmed: '#566665',
  line: '#c6d0cf',
  accent: '#0f6e68',
  problem: '#b42318',
};
export const [BODY, BOLD] = ['Helvetica', 'Helvetica-Bold'];

export const widthOf = (doc: Doc) => doc.page.width - 2 * MARGIN;
export const bottomOf = (doc: Doc) => doc.page.height - doc.page.margins.bottom;

export function rule(doc: Doc, y: number, color = COLORS.line): void {
  doc
    .moveTo(MARGIN, y)
    .lineTo(doc.page.width - MARGIN, y)
    .lineWidth(0.7)
    .strokeColor(color)
    .stroke();
}

export function drawHead(doc: Doc, { agency, place, title }: Paper): void {
  const below = drawGiver(doc, agency, place);
  doc
    .font(BOLD)
    .fontSize(18)
    .fillColor(COLORS.text)
    .text(words(doc, title, widthOf(doc)), MARGIN, below + 14);
  doc.y += 8;
}

/** Who issued the paper, above a line; returns where that is. */
export function drawGiver(doc: Doc, agency: string, place: readonly string[]): number {
  doc.font(BOLD).fontSize(15).fillColor(COLORS.accent);
  doc.text(words(doc, agency, widthOf(doc)), MARGIN, MARGIN);
  doc.font(BODY).fontSize(9).fillColor(COLORS.dimmed);
  for (const line of place.filter(Boolean)) doc.text(words(doc, line, widthOf(doc)));
  const below = doc.y + 10;
  rule(doc, below, COLORS.accent);
  return below;
}

const FACTS_A_ROW = 3;

export function drawFacts(doc: Doc, facts: Paper['facts']): void {
  const width = widthOf(doc) / FACTS_A_ROW;
  for (let first = 0; first < facts.length; first += FACTS_A_ROW) {
    const top = doc.y;
    let bottom = top;
    facts.slice(first, first + FACTS_A_ROW).forEach(([label, value], at) => {
      const left = MARGIN + at * width;
      doc
        .font(BODY)
        .fontSize(8)
        .fillColor(COLORS.dimmed)
        .text(label, left, top, { width: width - 12 });
      doc
        .fontSize(10)
        .fillColor(COLORS.text)
        .text(words(doc, value, width - 12) || '-', { width: width - 12 });
      bottom = Math.max(bottom, doc.y);
    });
    doc.y = bottom + 8;
  }
  doc.y += 6;
}

/** A row that does not fit goes to the next page, below the heads of the columns. */
export function drawTable(doc: Doc, { columns, rows }: Pick<Paper, 'columns' | 'rows'>): void {
  const heads = columns.map(({ label }) => label);
  drawRow(doc, columns, heads, { font: BOLD, size: 8, color: COLORS.dimmed });
  for (const row of rows) {
    if (doc.y + heightOf(doc, columns, row) > bottomOf(doc)) {
      doc.addPage();
      drawRow(doc, columns, heads, { font: BOLD, size: 8, color: COLORS.dimmed });
    }
    drawRow(doc, columns, row, { font: BODY, size: 10, color: COLORS.text });
  }
}

const PADDING = 5;

interface Look {
  font: string;
  size: number;
  color: string;
}

function widths(doc: Doc, columns: Paper['columns']): number[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  return columns.map(({ share }) => (widthOf(doc) * share) / shares);
}

function heightOf(doc: Doc, columns: Paper['columns'], row: readonly string[]): number {
  doc.font(BODY).fontSize(10);
  const wide = widths(doc, columns);
  const heights = row.map((cell, at) => {
    const width = (wide[at] ?? 0) - 8;
    return doc.heightOfString(words(doc, cell, width), { width });
  });
  return Math.max(...heights) + 2 * PADDING;
}

function drawRow(doc: Doc, columns: Paper['columns'], row: readonly string[], look: Look): void {
  const top = doc.y + PADDING;
  let [left, bottom] = [MARGIN, top];
  doc.font(look.font).fontSize(look.size).fillColor(look.color);
  widths(doc, columns).forEach((width, at) => {
    const place = { width: width - 8, align: columns[at]?.align ?? 'left' } as const;
    doc.text(words(doc, row[at] ?? '', place.width), left, top, place);
    bottom = Math.max(bottom, doc.y);
    left += width;
  });
  rule(doc, bottom + PADDING);
  doc.y = bottom + PADDING;
}

export function drawTotals(doc: Doc, totals: Paper['totals']): void {
  if (doc.y + totals.length * 18 > bottomOf(doc)) doc.addPage();
  doc.y += 8;
  totals.forEach(([label, value], at) => {
    const isLast = at === totals.length - 1;
    const top = doc.y;
    const left = MARGIN + widthOf(doc) / 2;
    doc
      .font(isLast ? BOLD : BODY)
      .fontSize(isLast ? 13 : 10)
      .fillColor(COLORS.text);
    doc.text(words(doc, label, widthOf(doc) / 4), left, top, { width: widthOf(doc) / 4 });
    doc.text(value, left + widthOf(doc) / 4, top, { width: widthOf(doc) / 4 - 8, align: 'right' });
    doc.y += 4;
  });
  doc.y += 10;
}
