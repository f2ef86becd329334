import PDFDocument from 'pdfkit';
import { drawAnyScript } from './any-script.ts';
import { BODY, BOLD, COLORS, type Doc, FOOT, MARGIN, widthOf } from './paper-parts.ts';
import { printable } from './printable.ts';

/** What every page and the properties of the file say. */
interface Titled {
  agency: string;
  title: string;
  madeAt: Date;
  stamp?: string;
  /** On pages that lie on their side, for tables with many columns. */
  isWide?: boolean;
}

/** An empty letter page, with room at its foot for the number. */
export function openPages({ agency, title, madeAt, isWide = false }: Titled): Doc {
  const doc = new PDFDocument({
    size: 'LETTER',
    layout: isWide ? 'landscape' : 'portrait',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    bufferPages: true,
    info: { Title: printable(title), Author: printable(agency), CreationDate: madeAt },
  });
  return drawAnyScript(doc);
}

export async function collect(doc: Doc): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Every page gets its number, and the stamp if there is one. */
export function finishPages(doc: Doc, { stamp, title }: Pick<Titled, 'stamp' | 'title'>): void {
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at++) {
    doc.switchToPage(at);
    if (stamp) drawStamp(doc, stamp);
    // The footer is in the margin, where text would otherwise start a new page.
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
