/** What a font says about one glyph: its outline and how far the next one is. */
export interface Glyph {
  id: number;
  advanceWidth: number;
  path: { commands: readonly Command[] };
}
interface Command {
  command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
  args: readonly number[];
}
export interface Outlines {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  getGlyph(id: number): Glyph;
}

interface Point {
  x: number;
  y: number;
  isOnCurve: boolean;
}

/**
 * The part of a font that a paper needs, as a TrueType file made from outlines. The library can neither cut a
 * compressed font nor one with weights to choose from, so what it asks of its own parts is answered here.
 */
export class FontPart {
  readonly #font: Outlines;
  /** The first of a font stands for what it lacks. */
  readonly #glyphs = new Map<number, number>([[0, 0]]);

  constructor(font: Outlines) {
    this.#font = font;
  }

  includeGlyph(id: number): number {
    const known = this.#glyphs.get(id) ?? this.#glyphs.size;
    this.#glyphs.set(id, known);
    return known;
  }

  encode(): Buffer {
    const glyphs = [...this.#glyphs.keys()].map((id) => this.#font.getGlyph(id));
    const drawn = glyphs.map(({ path }) => outlineOf(contoursOf(path.commands)));
    const { unitsPerEm, ascent, descent } = this.#font;
    const starts = [0];
    for (const { length } of drawn) starts.push((starts.at(-1) ?? 0) + length);
    return fileOf([
      ['glyf', Buffer.concat(drawn)],
      ['head', headOf(unitsPerEm, ascent, descent)],
      ['hhea', hheaOf(unitsPerEm, ascent, descent, glyphs.length)],
      ['hmtx', Buffer.concat(glyphs.map(({ advanceWidth }, at) => widthOf(advanceWidth, drawn[at])))],
      ['loca', numbers(4, starts)],
      ['maxp', maxpOf(glyphs.length)],
    ]);
  }
}

function contoursOf(commands: readonly Command[]): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of commands) {
    if (command === 'closePath') continue;
    if (command === 'bezierCurveTo') throw new Error('A TrueType outline has no cubic curves');
    if (command === 'moveTo') contours.push([]);
    for (let at = 0; at < args.length; at += 2)
      contours.at(-1)?.push({
        x: Math.round(args[at] ?? 0),
        y: Math.round(args[at + 1] ?? 0),
        isOnCurve: at === args.length - 2,
      });
  }
  return contours.filter((points) => points.length > 1);
}

/** Every point with its distance from the one before, two bytes each: the file is compressed as a whole. */
function outlineOf(contours: readonly Point[][]): Buffer {
  const points = contours.flat();
  if (points.length === 0) return Buffer.alloc(0);
  let end = -1;
  const ends = contours.map(({ length }) => (end += length));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const bytes = Buffer.concat([
    numbers(2, [contours.length, least(xs), least(ys), most(xs), most(ys), ...ends, 0]),
    Buffer.from(points.map(({ isOnCurve }) => Number(isOnCurve))),
    numbers(
      2,
      xs.map((x, at) => x - (xs[at - 1] ?? 0)),
    ),
    numbers(
      2,
      ys.map((y, at) => y - (ys[at - 1] ?? 0)),
    ),
  ]);
  return padded(bytes);
}

const least = (all: readonly number[]) => all.reduce((a, b) => Math.min(a, b));
const most = (all: readonly number[]) => all.reduce((a, b) => Math.max(a, b));

function widthOf(advance: number, outline: Buffer | undefined): Buffer {
  const left = outline && outline.length > 0 ? outline.readInt16BE(2) : 0;
  return numbers(2, [Math.round(advance), left]);
}

function headOf(unitsPerEm: number, ascent: number, descent: number): Buffer {
  return Buffer.concat([
    numbers(4, [0x0001_0000, 0x0001_0000, 0, 0x5f0f_3cf5]),
    numbers(2, [0, unitsPerEm]),
    // The days on which the original was made and changed are nobody's business here.
    Buffer.alloc(16),
    numbers(2, [0, descent, unitsPerEm, ascent, 0, 8, 2, 1, 0]),
  ]);
}

function hheaOf(widest: number, ascent: number, descent: number, count: number): Buffer {
  return Buffer.concat([
    numbers(4, [0x0001_0000]),
    numbers(2, [ascent, descent, 0, widest, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, count]),
  ]);
}

function maxpOf(count: number): Buffer {
  const [points, contours] = [0x7fff, 0x7fff];
  return Buffer.concat([
    numbers(4, [0x0001_0000]),
    numbers(2, [count, points, contours, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]),
  ]);
}

/** A font file of tables, which are in the order of their names. */
export function fileOf(tables: readonly (readonly [tag: string, bytes: Buffer])[]): Buffer {
  const range = 2 ** Math.floor(Math.log2(tables.length));
  const start = numbers(4, [0x0001_0000]);
  const counts = numbers(2, [tables.length, range * 16, Math.log2(range), (tables.length - range) * 16]);
  let at = 12 + tables.length * 16;
  const directory = tables.map(([tag, bytes]) => {
    const entry = Buffer.concat([Buffer.from(tag), numbers(4, [sumOf(padded(bytes)), at, bytes.length])]);
    at += padded(bytes).length;
    return entry;
  });
  return Buffer.concat([start, counts, ...directory, ...tables.map(([, bytes]) => padded(bytes))]);
}

function sumOf(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);

/** Whole numbers, high byte first; a negative one as its complement. */
function numbers(size: 2 | 4, all: readonly number[]): Buffer {
  const bytes = Buffer.alloc(all.length * size);
  all.forEach((value, at) => {
    if (size === 2) bytes.writeUInt16BE(Math.round(value) & 0xffff, at * size);
    else bytes.writeUInt32BE(value >>> 0, at * size);
  });
  return bytes;
}
