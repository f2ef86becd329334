import { BROKEN, Unreadable } from './unreadable.ts';

/** No honest tag of a workbook comes near these. Past them a reader would look at the same bytes again and again. */
const LONGEST_TAG = 8192;
const LONGEST_NAME = 100;
const DEEPEST = 100;
/** Tags that name a space of names: each makes the library copy all those around it. */
const MOST_NAMESPACES = 1000;

const [LESS, GREATER, SLASH, DOUBLE, SINGLE, MARK, QUESTION] = [0x3c, 0x3e, 0x2f, 0x22, 0x27, 0x21, 0x3f];

/** What does not count as a tag, by how it begins and ends. Anything else of the kind could bring entities along. */
const PASSED_OVER = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

export interface OpeningTag {
  /** As it is between its brackets. */
  tag: string;
  /** Where its brackets are. */
  start: number;
  end: number;
  /** Self-closing. */
  isEmpty: boolean;
}

/** Every tag that opens. Each byte is looked at once, and markup that no spreadsheet writes is refused. */
export function* openingTags(markup: Buffer): Generator<OpeningTag> {
  const nesting = new Nesting();
  for (let at = markup.indexOf(LESS); at >= 0; ) {
    const next = markup[at + 1];
    const isTag = next !== MARK && next !== QUESTION;
    const end = isTag ? endOfTag(markup, at) : passedOver(markup, at);
    if (isTag && next === SLASH) nesting.close();
    else if (isTag) yield nesting.open(markup, at + 1, end);
    at = markup.indexOf(LESS, end);
  }
}

class Nesting {
  #depth = 0;
  #namespaces = 0;

  open(markup: Buffer, start: number, end: number): OpeningTag {
    const isEmpty = markup[end - 1] === SLASH;
    const tag = markup.toString('utf8', start, isEmpty ? end - 1 : end);
    if (!isEmpty) this.#depth++;
    if (tag.includes('xmlns')) this.#namespaces++;
    if (this.#depth > DEEPEST || this.#namespaces > MOST_NAMESPACES || nameOf(tag).length > LONGEST_NAME)
      throw new Unreadable(BROKEN);
    return { tag, start: start - 1, end, isEmpty };
  }

  close(): void {
    this.#depth--;
  }
}

function passedOver(markup: Buffer, at: number): number {
  for (const [start, end] of PASSED_OVER) {
    if (markup.toString('latin1', at, at + start.length) !== start) continue;
    const found = markup.indexOf(end, at + start.length);
    if (found >= 0) return found + end.length;
  }
  throw new Unreadable(BROKEN);
}

/** Where its last bracket is; one within quotation marks does not count. */
function endOfTag(markup: Buffer, start: number): number {
  let quote: number | undefined;
  const last = Math.min(markup.length, start + LONGEST_TAG);
  for (let at = start + 1; at < last; at++) {
    const byte = markup[at];
    if (byte === LESS) break;
    if (quote !== undefined) {
      if (byte === quote) quote = undefined;
    } else if (byte === GREATER) return at;
    else if (byte === DOUBLE || byte === SINGLE) quote = byte;
  }
  throw new Unreadable(BROKEN);
}

/** The name of a tag, without the prefix before a colon. */
export function nameOf(tag: string): string {
  const end = tag.search(/\s/);
  const whole = end < 0 ? tag : tag.slice(0, end);
  return whole.slice(whole.indexOf(':') + 1);
}

/** The value of an attribute whose name this is true of. */
export function attributeOf(tag: string, isMeant: (name: string) => boolean): string | undefined {
  const attribute = /\s+([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
  attribute.lastIndex = Math.max(0, tag.search(/\s/));
  for (let found = attribute.exec(tag); found; found = attribute.exec(tag)) {
    const [, name = '', one, other] = found;
    if (isMeant(name)) return one ?? other;
  }
  return undefined;
}
