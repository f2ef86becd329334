import PDFDocument from 'pdfkit';
import {
  BODY,
  BOLD,
  COLORS,
  type Doc,
  drawFacts,
  drawHead,
  drawTable,
  drawTotals,
  FOOT,
  MARGIN,
  widthOf,
} from './paper-parts.ts';
import { printable } from './printable.ts';

export interface PaperColumn {
  label: string;
  /** Its share of the width. */
  share: number;
  align?: 'right';
}

/** A printed paper of the product: who gives it, what it is, what is known, the lines and what they come to. */
export interface Paper {
  agency: string;
  /** The office: its name, address and telephone, a line each; what is empty is left out. */
  place: readonly string[];
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
  columns: readonly PaperColumn[];
  rows: readonly (readonly string[])[];
  /** The last one stands out. */
  totals: readonly (readonly [label: string, value: string])[];
  notes: readonly string[];
  /** Stands large across every page, like VOID. */
  stamp?: string;
  /** When it was given, for the properties of the file. */
  madeAt: Date;
}

/** The paper as the bytes of a PDF, on as many letter pages as it needs. */
export async function makePaper(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    bufferPages: true,
    info: { Title: printable(paper.title), Author: printable(paper.agency), CreationDate: paper.madeAt },
  });
  const bytes = collect(doc);
  drawHead(doc, paper);
  drawFacts(doc, paper.facts);
  drawTable(doc, paper);
  drawTotals(doc, paper.totals);
  for (const note of paper.notes) {
    doc.moveDown(0.6).font(BODY).fontSize(9).fillColor(COLORS.dimmed).text(printable(note), MARGIN);
  }
  finishPages(doc, paper);
  doc.end();
  return bytes;
}

async function collect(doc: Doc): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function finishPages(doc: Doc, { stamp, title }: Paper): void {
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at++) {
    doc.switchToPage(at);
    if (stamp) drawStamp(doc, stamp);
    // The foot stands in the margin, where a text would begin a page of its own.
    doc.page.margins.bottom = 0;
    const words = `${printable(title)} · Page ${at - start + 1} of ${count}`;
    doc.font(BODY).fontSize(8).fillColor(COLORS.dimmed);
    doc.text(words, MARGIN, doc.page.height - MARGIN, { width: widthOf(doc), align: 'center' });
  }
}

const STAMP_SIZE = 150;

function drawStamp(doc: Doc, stamp: string): void {
  const [x, y] = [doc.page.width / 2, doc.page.height / 2];
  doc
    .save()
    .rotate(-40, { origin: [x, y] })
    .opacity(0.28)
    .fillColor(COLORS.problem);
  doc.font(BOLD).fontSize(STAMP_SIZE);
  doc.text(stamp, x - 300, y - STAMP_SIZE / 2, { width: 600, align: 'center', lineBreak: false });
  doc.restore();
}
