/**
 * Fields of a text that are shown as one piece: `{{customer.name}}` as "Customer name". What is stored, copied and
 * sent is the written form, sign by sign as it was.
 */
export type Chips = Readonly<Record<string, string>>;

const WRITTEN = /\{\{\s*([\w.]+)\s*\}\}/g;

/** What the element of a chip is known by; its value is the written form. */
export const CHIP = 'data-chip';

export type ChipPiece = string | { written: string; label: string };

/** Plain text in pieces; a field that nobody knows stays text. */
export function chipPieces(text: string, chips: Chips): ChipPiece[] {
  const pieces: ChipPiece[] = [];
  let end = 0;
  for (const { 0: written, 1: name = '', index } of text.matchAll(WRITTEN)) {
    const label = labelOf(name, chips);
    if (label === undefined) continue;
    if (index > end) pieces.push(text.slice(end, index));
    pieces.push({ written, label });
    end = index + written.length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** What a chip is called; nothing when no field has this name. */
export function chipLabel(written: string, chips: Chips): string | undefined {
  return labelOf(written.replace(/^\{\{\s*|\s*\}\}$/g, ''), chips);
}

function labelOf(name: string, chips: Chips): string | undefined {
  return Object.hasOwn(chips, name) ? chips[name] : undefined;
}

/** HTML with an element for each chip between its tags; a field in the address of a link stays where it is. */
export function withChips(html: string, chips: Chips): string {
  return html
    .split(/(<[^>]*>)/)
    .map((piece, at) => (at % 2 === 1 ? piece : chipPieces(piece, chips).map(htmlOf).join('')))
    .join('');
}

const htmlOf = (piece: ChipPiece) =>
  typeof piece === 'string' ? piece : `<span ${CHIP}="${piece.written}">${piece.written}</span>`;

const ELEMENTS = new RegExp(`<span ${CHIP}="[^"]*">([^<]*)</span>`, 'g');

/** What the editor gives, with the written forms alone. */
export function withoutChips(html: string): string {
  return html.replaceAll(ELEMENTS, '$1');
}

/** The written forms in place of the elements; changes what it is given. */
export function writtenOut<Box extends ParentNode>(box: Box): Box {
  for (const chip of box.querySelectorAll(`[${CHIP}]`)) chip.replaceWith(chip.getAttribute(CHIP) ?? '');
  return box;
}
