export interface ParsedCsv {
  rows: string[][];
  /** The rows, from 0 on, where a quotation mark is in the middle of a quoted text. */
  marked: Set<number>;
  /** The row where a quotation mark opens that nothing closes. */
  unclosed: number | undefined;
}

/**
 * Lines of cells (RFC 4180), as lenient as spreadsheets are: any line end, and a mark within a quoted text stands for
 * itself. Every character is looked at once, whatever the text is.
 */
export function parseCsv(text: string, separator: string): ParsedCsv {
  const reader = new Reader(text, separator);
  while (reader.readCell());
  return reader;
}

class Reader implements ParsedCsv {
  readonly rows: string[][] = [[]];
  readonly marked = new Set<number>();
  unclosed: number | undefined;
  readonly #text: string;
  readonly #separator: string;
  #at = 0;

  constructor(text: string, separator: string) {
    this.#text = text;
    this.#separator = separator;
  }

  /** False after the last one. */
  readCell(): boolean {
    this.rows.at(-1)?.push(this.#text[this.#at] === '"' ? this.#quoted() : this.#plain());
    const sign = this.#text[this.#at];
    if (sign === undefined) return false;
    this.#at += sign === '\r' && this.#text[this.#at + 1] === '\n' ? 2 : 1;
    if (sign !== this.#separator) this.rows.push([]);
    return true;
  }

  #plain(): string {
    const start = this.#at;
    while (!this.#isEnd(this.#at)) this.#at++;
    return this.#text.slice(start, this.#at);
  }

  #quoted(): string {
    const row = this.rows.length - 1;
    let content = '';
    for (let start = this.#at + 1; ; ) {
      const mark = this.#text.indexOf('"', start);
      if (mark < 0) {
        this.unclosed ??= row;
        this.#at = this.#text.length;
        return content + this.#text.slice(start);
      }
      content += this.#text.slice(start, mark);
      if (this.#text[mark + 1] === '"') {
        content += '"';
        start = mark + 2;
        continue;
      }
      const behind = this.#behindSpaces(mark + 1);
      if (this.#isEnd(behind)) {
        this.#at = behind;
        return content;
      }
      this.marked.add(row);
      content += this.#text.slice(mark, behind);
      start = behind;
    }
  }

  #behindSpaces(from: number): number {
    let at = from;
    while (this.#text[at] === ' ') at++;
    return at;
  }

  #isEnd(at: number): boolean {
    const sign = this.#text[at];
    return sign === undefined || sign === this.#separator || sign === '\n' || sign === '\r';
  }
}
