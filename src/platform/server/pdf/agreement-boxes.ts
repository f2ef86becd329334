import type { Agreement, Clause } from './agreement.ts';
import { INK, inner, SIDE, SIZE, SMALL } from './agreement-measures.ts';
import { drawHeading, ensureRoom } from './agreement-tables.ts';
import { BODY, BOLD, type Doc } from './paper-parts.ts';
import { words } from './words.ts';

const INSET = 8;

/** Regulation Z, 1026.18: grouped, segregated, and the two that the law names more conspicuous than the rest. */
export function drawDisclosure(doc: Doc, { disclosure, clauses }: Agreement): void {
  ensureRoom(doc, 120);
  const [top, width] = [doc.y, inner(doc) / disclosure.length];
  let bottom = top;
  disclosure.forEach(({ label, value, meaning, isLarge }, at) => {
    const [left, place] = [SIDE + at * width + INSET, { width: width - 2 * INSET }];
    doc.font(BOLD).fontSize(7.8).fillColor(INK);
    doc.text(isLarge ? label.toUpperCase() : label, left, top + 7, place);
    doc.fontSize(fitting(doc, value, isLarge ? 17.2 : 14.2, place.width)).text(value, place);
    doc.font(BODY).fontSize(SMALL).text(meaning, place);
    bottom = Math.max(bottom, doc.y);
  });
  const split = bottom + 7;
  doc.lineWidth(0.7);
  for (let at = 1; at < disclosure.length; at++)
    doc
      .moveTo(SIDE + at * width, top)
      .lineTo(SIDE + at * width, split)
      .stroke();
  const end = drawClauses(doc, clauses, split + 6) + 6;
  doc
    .lineWidth(1.5)
    .rect(SIDE, top, inner(doc), end - top)
    .stroke();
  doc
    .moveTo(SIDE, split)
    .lineTo(SIDE + inner(doc), split)
    .stroke();
  doc.y = end;
}

/** A large sum gets smaller letters, never a second line. */
function fitting(doc: Doc, value: string, size: number, width: number): number {
  const wide = doc.fontSize(size).widthOfString(value);
  return wide > width ? (size * width) / wide - 0.1 : size;
}

/** Side by side; returns where they end. */
function drawClauses(doc: Doc, clauses: readonly Clause[], top: number): number {
  const width = inner(doc) / clauses.length;
  let bottom = top;
  clauses.forEach(({ title, text }, at) => {
    drawClause(doc, { title, text }, { left: SIDE + at * width + INSET, top, width: width - 2 * INSET });
    bottom = Math.max(bottom, doc.y);
  });
  return bottom;
}

interface ClausePlace {
  left: number;
  top: number;
  width: number;
}

function drawClause(doc: Doc, { title, text }: Clause, { left, top, width }: ClausePlace): void {
  doc.fontSize(7.8).fillColor(INK).font(BOLD);
  doc.text(`${title}. `, left, top, { width, continued: true });
  doc.font(BODY).text(words(doc, text, width));
}

export function drawNotice(doc: Doc, { notice, frame }: Agreement): void {
  const title = `${frame.notice} `;
  const width = inner(doc) - 2 * INSET;
  doc.font(BODY).fontSize(SIZE);
  const height = doc.heightOfString(title + notice, { width }) + 2 * INSET;
  ensureRoom(doc, height + 90);
  const top = doc.y + 12;
  doc.font(BOLD).text(title, SIDE + INSET, top + INSET, { width, continued: true });
  doc.font(BODY).text(words(doc, notice, width));
  const bottom = doc.y + INSET;
  doc
    .lineWidth(0.7)
    .rect(SIDE, top, inner(doc), bottom - top)
    .stroke();
  doc.y = bottom;
}

export function drawSignatures(doc: Doc, { signatures, frame }: Agreement): void {
  const gap = 30;
  const width = (inner(doc) - gap * (signatures.length - 1)) / signatures.length;
  const y = doc.y + 32;
  doc.font(BODY).fontSize(SIZE).lineWidth(0.7);
  signatures.forEach((signature, at) => {
    const left = SIDE + at * (width + gap);
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke();
    doc.text(words(doc, signature, width - 40), left, y + 5, { width: width - 40 });
    doc.text(frame.date, left, y + 5, { width, align: 'right' });
  });
  doc.y = y + 24;
}

export function drawTerms(doc: Doc, { terms, frame }: Agreement): void {
  drawHeading(doc, frame.terms);
  for (const { title, text } of terms) {
    doc.font(BOLD).fontSize(SIZE);
    ensureRoom(doc, 40);
    doc.text(`${title}. `, SIDE, doc.y + 6, { width: inner(doc), continued: true });
    doc.font(BODY).text(words(doc, text, inner(doc)));
  }
}
