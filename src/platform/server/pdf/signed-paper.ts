import { PDFDocument } from '@cantoo/pdf-lib';
import type { Language } from '#platform/shared/languages.ts';
import { collect, finishPages, openPages } from './pages.ts';
import { BODY, BOLD, COLORS, type Doc, drawGiver, MARGIN, widthOf } from './paper-parts.ts';
import { words } from './words.ts';

type Point = readonly [x: number, y: number];

/** What the page behind a signed paper says. */
export interface SignedAudit {
  agency: string;
  /** Of the paper that was signed. */
  title: string;
  /** What the page is called. */
  heading: string;
  facts: readonly (readonly [label: string, value: string])[];
  /** A name in letters, or lines of points in a pad of that size. */
  signature:
    | { name: string }
    | { strokes: readonly (readonly Point[])[]; pad: { width: number; height: number } };
  language: Language;
  signedAt: Date;
}

export interface SignedPaper {
  original: Uint8Array;
  audit: SignedAudit;
}

/** The original as it was, with the audit page behind its last. */
export async function makeSigned({ original, audit }: SignedPaper): Promise<Uint8Array<ArrayBuffer>> {
  const whole = await PDFDocument.load(original, { updateMetadata: false });
  const page = await PDFDocument.load(await makeAuditPage(audit));
  for (const copied of await whole.copyPages(page, page.getPageIndices())) whole.addPage(copied);
  whole.setModificationDate(audit.signedAt);
  return Uint8Array.from(await whole.save());
}

export async function makeAuditPage(audit: SignedAudit): Promise<Uint8Array<ArrayBuffer>> {
  const { agency, heading, language, signedAt } = audit;
  const titled = { agency, title: heading, madeAt: signedAt, language };
  const doc = openPages(titled);
  const bytes = collect(doc);
  const below = drawGiver(doc, agency, []);
  doc
    .font(BOLD)
    .fontSize(18)
    .fillColor(COLORS.text)
    .text(heading, MARGIN, below + 14);
  doc
    .font(BODY)
    .fontSize(11)
    .text(words(doc, audit.title, widthOf(doc)), MARGIN, doc.y + 2);
  drawSignature(doc, audit.signature);
  for (const [label, value] of audit.facts) drawFact(doc, label, value);
  finishPages(doc, titled);
  doc.end();
  return bytes;
}

const BOX = { width: 260, height: 84 };

function drawSignature(doc: Doc, signature: SignedAudit['signature']): void {
  const top = doc.y + 12;
  doc.rect(MARGIN, top, BOX.width, BOX.height).lineWidth(0.7).strokeColor(COLORS.line).stroke();
  if ('name' in signature) {
    const place = { width: BOX.width - 24, height: 26, ellipsis: true };
    doc.font('Times-Italic').fontSize(22).fillColor(COLORS.text);
    doc.text(words(doc, signature.name, place.width), MARGIN + 12, top + BOX.height / 2 - 14, place);
  } else drawStrokes(doc, signature, top);
  doc.y = top + BOX.height + 14;
}

function drawStrokes(
  doc: Doc,
  { strokes, pad }: Extract<SignedAudit['signature'], { strokes: unknown }>,
  top: number,
): void {
  const scale = Math.min(BOX.width / pad.width, BOX.height / pad.height);
  const at = ([x, y]: Point): [number, number] => [MARGIN + x * scale, top + y * scale];
  doc.lineWidth(1.4).lineCap('round').lineJoin('round').strokeColor(COLORS.text);
  for (const [first, ...rest] of strokes) {
    if (!first) continue;
    doc.moveTo(...at(first));
    for (const point of rest.length > 0 ? rest : [first]) doc.lineTo(...at(point));
    doc.stroke();
  }
}

const LABEL_WIDTH = 140;

function drawFact(doc: Doc, label: string, value: string): void {
  const place = { width: widthOf(doc) - LABEL_WIDTH };
  const top = doc.y;
  doc
    .font(BODY)
    .fontSize(9)
    .fillColor(COLORS.dimmed)
    .text(label, MARGIN, top, { width: LABEL_WIDTH - 8 });
  doc
    .fontSize(10)
    .fillColor(COLORS.text)
    .text(words(doc, value, place.width) || '-', MARGIN + LABEL_WIDTH, top, place);
  doc.y += 5;
}
