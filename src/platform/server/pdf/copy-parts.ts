import type { CopiedPaper, Copy } from './copies.ts';
import { BODY, BOLD, bottomOf, COLORS, type Doc, MARGIN, rule, widthOf } from './paper-parts.ts';
import { words } from './words.ts';

const TOP = 26;

interface Place {
  left: number;
  width: number;
  align?: 'right';
}

interface Look {
  font?: string;
  size?: number;
  color?: string;
}

/** Writes below the last line, or beside it once `doc.y` was set back. */
function write(doc: Doc, text: string, { left, ...place }: Place, look: Look = {}): void {
  const { font = BODY, size = 10, color = COLORS.text } = look;
  doc.font(font).fontSize(size).fillColor(color);
  doc.text(words(doc, text, place.width), left, doc.y, place);
}

/** Draws these beside one another; the lowest of them is where the next begins. */
function sideBySide(doc: Doc, top: number, parts: readonly (() => void)[]): void {
  const ends = parts.map((draw) => {
    doc.y = top;
    draw();
    return doc.y;
  });
  doc.y = Math.max(...ends);
}

const quiet = { size: 8, color: COLORS.dimmed };

/** On the left the agency and office that issued it; on the right what it is, when, and for which of the two it is. */
export function drawCopyHead(doc: Doc, paper: CopiedPaper, { name }: Copy, top: number): void {
  const width = widthOf(doc) / 2;
  const giver: Place = { left: MARGIN, width };
  const what: Place = { left: MARGIN + width, width, align: 'right' };
  sideBySide(doc, top + TOP, [
    () => {
      write(doc, paper.agency, giver, { font: BOLD, size: 13 });
      for (const line of paper.place.filter(Boolean)) write(doc, line, giver, { size: 9 });
    },
    () => {
      write(doc, paper.title, what, { font: BOLD, size: 16 });
      write(doc, paper.moment, what, { size: 9 });
      write(doc, name, what, quiet);
    },
  ]);
  rule(doc, doc.y + 6, COLORS.text);
  doc.y += 14;
}

const SHARES = [0.46, 0.27, 0.27];

export function drawParties(doc: Doc, parties: CopiedPaper['parties']): void {
  let left = MARGIN;
  const parts = parties.map(([label, value, below = ''], at) => {
    const share = widthOf(doc) * (SHARES[at] ?? 0);
    const place = { left, width: share - 12 };
    left += share;
    return () => {
      write(doc, label, place, quiet);
      write(doc, value, place, { font: at === 0 ? BOLD : BODY });
      if (below) write(doc, below, place, { size: 9 });
    };
  });
  sideBySide(doc, doc.y, parts);
  doc.y += 5;
}

const USUAL_PAIR = { label: {}, value: {}, room: 76 };
const STANDING_PAIR = { ...USUAL_PAIR, value: { font: BOLD } };
const TOTAL: Look = { font: BOLD, size: 13 };
/** Of one with a value as large as the total's. */
const PAIR_HEIGHT = 18;
const TOTAL_PAIR = { label: TOTAL, value: TOTAL, room: 110 };

/** What it comes to on the right, beside it how things stand now, and the notes below both. */
export function drawOutcome(doc: Doc, { standing, totals, notes }: CopiedPaper): void {
  const width = widthOf(doc);
  const [left, right]: [Place, Place] = [
    { left: MARGIN, width: width * 0.56 },
    { left: MARGIN + width * 0.6, width: width * 0.4 - 8 },
  ];
  breakUnlessRoom(doc, totals.length * PAIR_HEIGHT);
  sideBySide(doc, doc.y + 7, [
    () => {
      totals.forEach((total, at) => {
        drawPair(doc, total, right, at === 0 ? TOTAL_PAIR : USUAL_PAIR);
      });
    },
    // Last, since a long list of them goes on on the next page.
    () => {
      for (const said of standing) {
        breakUnlessRoom(doc, PAIR_HEIGHT);
        drawPair(doc, said, left, STANDING_PAIR);
      }
    },
  ]);
  for (const note of notes) {
    doc.y += 4;
    write(doc, note, { left: MARGIN, width }, { size: 9, color: COLORS.dimmed });
  }
}

function breakUnlessRoom(doc: Doc, room: number): void {
  if (doc.y + room > bottomOf(doc)) doc.addPage();
}

/** A label, and its value at the right end of the place, which keeps that much room for it. */
function drawPair(
  doc: Doc,
  [label, value]: readonly [string, string],
  { left, width }: Place,
  look: { label: Look; value: Look; room: number },
): void {
  const words = width - look.room;
  sideBySide(doc, doc.y, [
    () => write(doc, label, { left, width: words }, look.label),
    () => write(doc, value, { left: left + words, width: look.room, align: 'right' }, look.value),
  ]);
  doc.y += 2;
}

/** A line to sign on, and thanks beside it. */
export function drawSignature(doc: Doc, { thanks }: CopiedPaper, { signature }: Copy, top: number): void {
  const width = widthOf(doc);
  doc
    .moveTo(MARGIN, top)
    .lineTo(MARGIN + width * 0.43, top)
    .lineWidth(0.7)
    .strokeColor(COLORS.text)
    .stroke();
  sideBySide(doc, top + 5, [
    () => write(doc, signature, { left: MARGIN, width: width * 0.43 }, quiet),
    () => write(doc, thanks, { left: MARGIN + width / 2, width: width / 2, align: 'right' }, quiet),
  ]);
}

/** Where the page is cut apart. */
export function drawCut(doc: Doc, y: number): void {
  doc
    .moveTo(0, y)
    .lineTo(doc.page.width, y)
    .lineWidth(0.6)
    .dash(3, { space: 3 })
    .strokeColor(COLORS.dimmed)
    .stroke()
    .undash();
}
