import { decodeEntities } from './entities.ts';

export interface TextRun {
  text: string;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  /** Where it leads, for a link. */
  link: string | undefined;
}

/** What is on lines of its own: a paragraph, a heading, an item of a list, or a line across the page. */
export interface TextBlock {
  kind: 'paragraph' | 'heading' | 'item' | 'rule';
  /** 1 to 4 for a heading, the depth of its list for an item. */
  level: number;
  /** What comes before an item: a bullet or its number. */
  marker: string;
  runs: TextRun[];
}

type Inline = Omit<TextRun, 'text'>;
const PLAIN: Inline = { bold: false, italic: false, underline: false, link: undefined };
const INLINE: Readonly<Record<string, Partial<Inline>>> = {
  strong: { bold: true },
  th: { bold: true },
  em: { italic: true },
  u: { underline: true },
};

/** Reads sanitized HTML as blocks of text, for a page or a mail without tags. */
export function readBlocks(html: string): TextBlock[] {
  const reader = new BlockReader();
  for (const [, slash, name = '', attributes = '', text] of html.matchAll(/<(\/?)(\w+)([^>]*)>|([^<]+)/g)) {
    if (text !== undefined) reader.text(decodeEntities(text));
    else if (slash) reader.close(name);
    else reader.open(name, attributes);
  }
  return reader.end();
}

class BlockReader {
  #blocks: TextBlock[] = [];
  #block: TextBlock | undefined;
  /** The style before each open tag, to go back to. */
  #styles: Inline[] = [PLAIN];
  /** The number of each open list's last item; -1 for bullets. */
  #lists: number[] = [];

  text(words: string): void {
    if (!this.#block && words.trim() === '') return;
    this.#block ??= { kind: 'paragraph', level: 0, marker: '', runs: [] };
    const text = words.replaceAll(/\s+/g, ' ');
    this.#block.runs.push({ ...(this.#styles.at(-1) ?? PLAIN), text });
  }

  open(name: string, attributes: string): void {
    const style = this.#styles.at(-1) ?? PLAIN;
    if (name === 'br') this.#block?.runs.push({ ...style, text: '\n' });
    else if (name === 'hr') this.#begin('rule', 0);
    else {
      const href = name === 'a' ? /href="([^"]*)"/.exec(attributes)?.[1] : undefined;
      this.#styles.push({ ...style, ...INLINE[name], ...(href && { link: decodeEntities(href) }) });
      this.#place(name, style);
    }
  }

  /** Where this tag's words go. */
  #place(name: string, style: Inline): void {
    if (name === 'ul' || name === 'ol') this.#list(name === 'ul' ? -1 : 0);
    else if (name === 'li') this.#begin('item', this.#lists.length, this.#nextMarker());
    else if (/^h\d$/.test(name)) this.#begin('heading', Number(name[1]));
    else if (name === 'td' || name === 'th') this.#block?.runs.push({ ...style, text: '  ' });
    else if (!isBlock(name)) return;
    else if (this.#block?.kind !== 'item') this.#begin('paragraph', 0);
    // A second paragraph of a list item begins a line of its own.
    else if (this.#block.runs.length > 0) this.#block.runs.push({ ...style, text: '\n' });
  }

  close(name: string): void {
    this.#styles.pop();
    if (name === 'ul' || name === 'ol') this.#lists.pop();
    if (name === 'p' && this.#block?.kind === 'item') return;
    if (isBlock(name) || name === 'li' || /^h\d$/.test(name)) this.#finish();
  }

  end(): TextBlock[] {
    this.#finish();
    return this.#blocks;
  }

  #list(start: number): void {
    this.#finish();
    this.#lists.push(start);
  }

  #nextMarker(): string {
    const at = this.#lists.length - 1;
    const last = this.#lists[at] ?? -1;
    if (last < 0) return '•';
    this.#lists[at] = last + 1;
    return `${last + 1}.`;
  }

  #begin(kind: TextBlock['kind'], level: number, marker = ''): void {
    this.#finish();
    this.#block = { kind, level, marker, runs: [] };
    if (kind === 'rule') this.#finish();
  }

  #finish(): void {
    if (this.#block) this.#blocks.push(this.#block);
    this.#block = undefined;
  }
}

const BLOCKS = new Set(['p', 'div', 'blockquote', 'pre', 'tr', 'table', 'ul', 'ol']);
const isBlock = (name: string) => BLOCKS.has(name);
