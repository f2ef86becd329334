import type { Language } from '#platform/shared/languages.ts';
import { collect, finishPages, openPages } from './pages.ts';
import { BODY, COLORS, drawFacts, drawHead, drawTable, drawTotals, MARGIN, widthOf } from './paper-parts.ts';
import { words } from './words.ts';

export interface PaperColumn {
  label: string;
  /** Its share of the width. */
  share: number;
  align?: 'right';
}

/** A printed paper of the product: who issued it, what it is, what is known, the lines and what they come to. */
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
  /** Printed large across every page, like VOID. */
  stamp?: string;
  /** On pages that lie on their side. */
  isWide?: boolean;
  /** That of whoever gets it; a paper for the agency itself names none. */
  language?: Language;
  /** When it was issued, for the properties of the file. */
  madeAt: Date;
}

/** The paper as the bytes of a PDF, on as many letter pages as it needs. */
export async function makePaper(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const doc = openPages(paper);
  const bytes = collect(doc);
  drawHead(doc, paper);
  drawFacts(doc, paper.facts);
  drawTable(doc, paper);
  drawTotals(doc, paper.totals);
  for (const note of paper.notes) {
    doc.moveDown(0.6).font(BODY).fontSize(9).fillColor(COLORS.dimmed);
    doc.text(words(doc, note, widthOf(doc)), MARGIN);
  }
  finishPages(doc, paper);
  doc.end();
  return bytes;
}
