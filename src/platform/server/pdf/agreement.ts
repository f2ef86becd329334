import PDFDocument from 'pdfkit';
import { LANGUAGE_TAGS, type Language } from '#platform/shared/languages.ts';
import { drawDisclosure, drawNotice, drawSignatures, drawTerms } from './agreement-boxes.ts';
import { BOTTOM, INK, inner, SIDE, SIZE, SMALL, TOP } from './agreement-measures.ts';
import {
  drawHeading,
  drawItems,
  drawTable,
  ensureRoom,
  heightOfItems,
  type Items,
  type Table,
} from './agreement-tables.ts';
import { drawAnyScript } from './any-script.ts';
import { collect } from './pages.ts';
import { BODY, BOLD, type Doc } from './paper-parts.ts';
import { printable } from './printable.ts';
import { PAGE_TEXTS } from './texts.ts';
import { words } from './words.ts';

/** An agreement to be signed, with the disclosures that the law asks for. All of it is text by then. */
export interface Agreement {
  /** Whoever lends the money. */
  creditor: string;
  title: string;
  /** Whose form it is, such as GPF. */
  form: string;
  /** The numbers and the date, at the right of the title. */
  reference: string;
  parties: readonly { role: string; lines: readonly string[] }[];
  policies: Table;
  /** The two that stand out come first. */
  disclosure: readonly { label: string; value: string; meaning: string; isLarge: boolean }[];
  clauses: readonly Clause[];
  itemizations: readonly Items[];
  schedule: Table;
  notice: string;
  /** Whoever signs. */
  signatures: readonly string[];
  /** What page two and on say. */
  terms: readonly Clause[];
  foot: string;
  /** What stands around all that. */
  frame: AgreementFrame;
  language: Language;
  madeAt: Date;
}

/** Headings and small words of an agreement. */
export interface AgreementFrame {
  policies: string;
  disclosure: string;
  schedule: string;
  notice: string;
  date: string;
  terms: string;
}

export interface Clause {
  title: string;
  text: string;
}

/** Black only, on as many letter pages as it needs. */
export async function makeAgreement(agreement: Agreement): Promise<Uint8Array<ArrayBuffer>> {
  const { title, creditor, madeAt, frame, language } = agreement;
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: TOP, left: SIDE, right: SIDE, bottom: BOTTOM },
    bufferPages: true,
    lang: LANGUAGE_TAGS[language],
    info: { Title: printable(title), Author: printable(creditor), CreationDate: madeAt },
  });
  drawAnyScript(doc);
  const bytes = collect(doc);
  doc.fillColor(INK).strokeColor(INK);
  drawHead(doc, agreement);
  drawParties(doc, agreement.parties);
  drawHeading(doc, frame.policies);
  drawTable(doc, agreement.policies, { left: SIDE, width: inner(doc) });
  drawHeading(doc, frame.disclosure);
  drawDisclosure(doc, agreement);
  drawMoney(doc, agreement);
  drawNotice(doc, agreement);
  drawSignatures(doc, agreement);
  doc.addPage();
  drawTerms(doc, agreement);
  drawFeet(doc, agreement);
  doc.end();
  return bytes;
}

function drawHead(doc: Doc, { creditor, title, form, reference }: Agreement): void {
  const half = inner(doc) / 2;
  doc
    .font(BOLD)
    .fontSize(9)
    .text(words(doc, creditor, half), SIDE, TOP, { width: half });
  doc.fontSize(15).text(words(doc, title.toUpperCase(), half + 20), { width: half + 20 });
  const below = doc.y + 4;
  const right = { width: half - 20, align: 'right' } as const;
  doc
    .font(BODY)
    .fontSize(SIZE)
    .text(words(doc, form, half), SIDE + half + 20, TOP + 3, right);
  doc.text(words(doc, reference, right.width), right);
  const bottom = Math.max(below, doc.y + 4);
  doc
    .moveTo(SIDE, bottom)
    .lineTo(SIDE + inner(doc), bottom)
    .lineWidth(1.5)
    .stroke();
  doc.y = bottom + 8;
}

function drawParties(doc: Doc, parties: Agreement['parties']): void {
  const width = inner(doc) / parties.length;
  const top = doc.y;
  let bottom = top;
  parties.forEach(({ role, lines: [name = '', ...lines] }, at) => {
    const left = SIDE + at * width + (at === 0 ? 0 : 9);
    const place = { width: width - 18 };
    doc.font(BODY).fontSize(SMALL).text(role, left, top, place);
    doc
      .font(BOLD)
      .fontSize(SIZE)
      .text(words(doc, name, place.width), left, doc.y + 1, place);
    doc.font(BODY);
    for (const line of lines.filter(Boolean)) doc.text(words(doc, line, place.width), left, doc.y + 1, place);
    bottom = Math.max(bottom, doc.y);
  });
  doc.lineWidth(0.5);
  for (let at = 1; at < parties.length; at++)
    doc
      .moveTo(SIDE + at * width, top - 8)
      .lineTo(SIDE + at * width, bottom + 6)
      .stroke();
  doc
    .moveTo(SIDE, bottom + 6)
    .lineTo(SIDE + inner(doc), bottom + 6)
    .stroke();
  doc.y = bottom + 8;
}

/** What is financed and what it costs at the left, the payments beside it. */
function drawMoney(doc: Doc, { itemizations, schedule, frame }: Agreement): void {
  const [left, gap] = [0.535 * inner(doc), 20];
  // They stand side by side, so all of the left is on the page where the right begins.
  ensureRoom(
    doc,
    itemizations.reduce((sum, items) => sum + heightOfItems(doc, items, left), 0),
  );
  const top = doc.y;
  for (const items of itemizations) drawItems(doc, items, left);
  const below = doc.y;
  doc.y = top;
  const place = { left: SIDE + left + gap, width: inner(doc) - left - gap };
  drawHeading(doc, frame.schedule, place.left);
  const isSamePage = drawTable(doc, schedule, place);
  doc.y = isSamePage ? Math.max(doc.y, below) : doc.y;
}

function drawFeet(doc: Doc, { foot, language }: Agreement): void {
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at++) {
    doc.switchToPage(at);
    // The foot is in the margin, where text would otherwise start a new page.
    doc.page.margins.bottom = 0;
    const y = doc.page.height - 36;
    doc
      .moveTo(SIDE, y)
      .lineTo(SIDE + inner(doc), y)
      .lineWidth(0.5)
      .stroke();
    doc.font(BODY).fontSize(SMALL);
    const half = { width: inner(doc) / 2, lineBreak: false };
    doc.text(words(doc, foot, half.width), SIDE, y + 7, half);
    const page = PAGE_TEXTS[language].page(at - start + 1, count);
    doc.text(page, SIDE + half.width, y + 7, { ...half, align: 'right' });
  }
}
