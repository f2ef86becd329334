import PDFDocument from 'pdfkit';
import { LANGUAGE_TAGS, type Language, USUAL_LANGUAGE } from '#platform/shared/languages.ts';
import { drawAnyScript } from './any-script.ts';
import { BODY, BOLD, COLORS, type Doc, FOOT, MARGIN, widthOf } from './paper-parts.ts';
import { printable } from './printable.ts';
import { PAGE_TEXTS } from './texts.ts';

/** What every page and the properties of the file say. */
interface Titled {
  agency: string;
  title: string;
  madeAt: Date;
  stamp?: string;
  /** On pages that lie on their side, for tables with many columns. */
  isWide?: boolean;
  /** That of whoever gets it; papers for the agency itself name none. */
  language?: Language;
}

/** An empty letter page, with room at its foot for the number. */
export function openPages({ agency, title, madeAt, isWide = false, language = USUAL_LANGUAGE }: Titled): Doc {
  const doc = new PDFDocument({
    size: 'LETTER',
    layout: isWide ? 'landscape' : 'portrait',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    bufferPages: true,
    lang: LANGUAGE_TAGS[language],
    info: { Title: printable(title), Author: printable(agency), CreationDate: madeAt },
  });
  return drawAnyScript(doc);
}

export async function collect(doc: Doc): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Every page from there on gets its number, and the stamp if there is one. */
export function finishPages(doc: Doc, { stamp, title, language = USUAL_LANGUAGE }: Titled, first = 0): void {
  const { count } = doc.bufferedPageRange();
  for (let at = first; at < count; at++) {
    doc.switchToPage(at);
    if (stamp) drawStamp(doc, stamp);
    // The footer is in the margin, where text would otherwise start a new page.
    doc.page.margins.bottom = 0;
    const words = `${printable(title)} · ${PAGE_TEXTS[language].page(at - first + 1, count - first)}`;
    doc.font(BODY).fontSize(8).fillColor(COLORS.dimmed);
    doc.text(words, MARGIN, doc.page.height - MARGIN, { width: widthOf(doc), align: 'center' });
  }
}

const STAMP = { size: 150, width: 600 };

/** Across the page, or across a part of it. */
export function drawStamp(doc: Doc, stamp: string, middle = doc.page.height / 2, most = STAMP.width): void {
  const [x, y] = [doc.page.width / 2, middle];
  doc
    .save()
    .rotate(-40, { origin: [x, y] })
    .opacity(0.28)
    .fillColor(COLORS.problem);
  const wide = doc.font(BOLD).fontSize(STAMP.size).widthOfString(stamp);
  const size = Math.min(STAMP.size, (STAMP.size * most) / wide);
  const place = { width: most, align: 'center', lineBreak: false } as const;
  doc.fontSize(size).text(stamp, x - most / 2, y - size / 2, place);
  doc.restore();
}
