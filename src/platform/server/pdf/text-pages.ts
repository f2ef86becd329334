import { collect, openPages } from './pages.ts';
import { BODY, COLORS, MARGIN, widthOf } from './paper-parts.ts';
import { words } from './words.ts';

/** A plain text as the pages of a PDF, line by line. */
export async function makeTextPages(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const doc = openPages({ agency: '', title: '', madeAt: new Date() });
  const bytes = collect(doc);
  doc.font(BODY).fontSize(10).fillColor(COLORS.text);
  doc.y = MARGIN;
  for (const line of text.split(/\r?\n/)) doc.text(words(doc, line, widthOf(doc)) || ' ', MARGIN);
  doc.end();
  return bytes;
}
