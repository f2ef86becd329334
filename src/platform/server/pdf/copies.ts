import type { Language } from '#platform/shared/languages.ts';
import { drawCopyHead, drawCut, drawOutcome, drawParties, drawSignature } from './copy-parts.ts';
import { collect, drawStamp, finishPages, openPages } from './pages.ts';
import type { Paper } from './paper.ts';
import { bottomOf, type Doc, drawTable } from './paper-parts.ts';

/** A paper of which two people keep a copy each, like whoever paid and the office. */
export interface CopiedPaper extends Pick<Paper, 'agency' | 'place' | 'title' | 'columns' | 'rows'> {
  /** When it was issued, as people read it. */
  moment: string;
  copies: readonly Copy[];
  /** Beside one another: a label, the words that stand out, and what is said below them. */
  parties: readonly (readonly [label: string, value: string, below?: string])[];
  /** To the left of the totals. */
  standing: readonly (readonly [label: string, value: string])[];
  /** The first one stands out. */
  totals: readonly (readonly [label: string, value: string])[];
  notes: readonly string[];
  thanks: string;
  /** Printed large across every copy, like VOID. */
  stamp?: string;
  /** That of whoever gets it. */
  language: Language;
  madeAt: Date;
}

export interface Copy {
  name: string;
  /** Whose signature it asks for. */
  signature: string;
}

/** With more of them each copy has pages of its own. */
const MOST_ROWS_OF_HALF = 6;
/** For the signature at the foot of a half. */
const SIGNATURE_ROOM = 42;

/** The copies as the bytes of a PDF: on one letter page, to be cut apart, or where they don't fit on pages of their own. */
export async function makeCopies(paper: CopiedPaper): Promise<Uint8Array<ArrayBuffer>> {
  const doc = openPages(paper);
  const bytes = collect(doc);
  if (fitsHalf(paper)) drawHalves(doc, paper);
  else drawWhole(doc, paper);
  doc.end();
  return bytes;
}

/** Tried on a page that nobody sees. */
function fitsHalf(paper: CopiedPaper): boolean {
  if (paper.rows.length > MOST_ROWS_OF_HALF) return false;
  return paper.copies.every((copy) => {
    const doc = openPages(paper);
    doc.page.margins.bottom = doc.page.height / 2 + SIGNATURE_ROOM;
    drawCopy(doc, paper, copy, 0);
    return doc.bufferedPageRange().count === 1 && doc.y <= bottomOf(doc);
  });
}

function drawHalves(doc: Doc, paper: CopiedPaper): void {
  const half = doc.page.height / paper.copies.length;
  // What is written at the foot of the page must not start a new one.
  doc.page.margins.bottom = 0;
  paper.copies.forEach((copy, at) => {
    const top = at * half;
    if (at > 0) drawCut(doc, top);
    drawCopy(doc, paper, copy, top);
    drawSignature(doc, paper, copy, top + half - SIGNATURE_ROOM);
    if (paper.stamp) drawStamp(doc, paper.stamp, top + half / 2, half);
  });
}

function drawWhole(doc: Doc, paper: CopiedPaper): void {
  paper.copies.forEach((copy, at) => {
    if (at > 0) doc.addPage();
    const first = doc.bufferedPageRange().count - 1;
    drawCopy(doc, paper, copy, 0);
    if (doc.y > bottomOf(doc) - SIGNATURE_ROOM) doc.addPage();
    drawSignature(doc, paper, copy, bottomOf(doc) - SIGNATURE_ROOM);
    finishPages(doc, { ...paper, title: `${paper.title} · ${copy.name}` }, first);
  });
}

function drawCopy(doc: Doc, paper: CopiedPaper, copy: Copy, top: number): void {
  drawCopyHead(doc, paper, copy, top);
  drawParties(doc, paper.parties);
  drawTable(doc, paper);
  drawOutcome(doc, paper);
}
