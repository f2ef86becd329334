import { inflateSync } from 'node:zlib';

/** What the glyphs of a font that was brought along stand for; the built-in ones are Latin-1. */
type Glyphs = ReadonlyMap<number, string>;

/** The texts of a PDF of ours in the order they were drawn, for tests. */
export function readPdfText(bytes: Buffer): string[] {
  const file = bytes.toString('latin1');
  const fonts = fontsOf(file);
  // A carriage return before the last line end is the last byte of what is packed.
  const streams = [...file.matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)];
  return streams.flatMap(([, data = '']) => textsIn(inflated(data), fonts));
}

function inflated(data: string): string {
  try {
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

/** `/F2 9 Tf` sets a font; `[<48> 10 <65>] TJ` draws one text, its letters in hexadecimal with the kerning between. */
function textsIn(content: string, fonts: ReadonlyMap<string, Glyphs>): string[] {
  let glyphs: Glyphs | undefined;
  const texts: string[] = [];
  for (const [, font, parts] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) glyphs = fonts.get(font);
    if (parts === undefined) continue;
    const hexes = [...parts.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => hex);
    texts.push(hexes.map((hex) => lettersOf(hex, glyphs)).join(''));
  }
  return texts;
}

function lettersOf(hex: string, glyphs: Glyphs | undefined): string {
  if (!glyphs) return Buffer.from(hex, 'hex').toString('latin1');
  return (hex.match(/.{4}/g) ?? []).map((glyph) => glyphs.get(Number.parseInt(glyph, 16)) ?? '').join('');
}

function fontsOf(file: string): ReadonlyMap<string, Glyphs> {
  const fonts = new Map<string, Glyphs>();
  const objectOf = (number: string) =>
    new RegExp(`\\n${number} 0 obj\\n([\\s\\S]*?)\\nendobj`).exec(file)?.[1] ?? '';
  for (const [, name = '', number = ''] of file.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objectOf(number))?.[1];
    const stream = map && /stream\r?\n([\s\S]*?)\nendstream/.exec(objectOf(map))?.[1];
    if (stream) fonts.set(name, glyphsIn(inflated(stream)));
  }
  return fonts;
}

/** `<0000> <0002> [<0000> <041e> <043b>]` */
function glyphsIn(map: string): Glyphs {
  const glyphs = new Map<number, string>();
  for (const [, first = '', codes = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g))
    [...codes.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, code = ''], at) => {
      const text = Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');
      glyphs.set(Number.parseInt(first, 16) + at, text);
    });
  return glyphs;
}
