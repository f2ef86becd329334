import { inflateSync } from 'node:zlib';

/** The texts of a PDF of ours in the order they were drawn, for tests. */
export function readPdfText(bytes: Buffer): string[] {
  const file = bytes.toString('latin1');
  // A carriage return before the last line end is the last byte of what is packed.
  const streams = [...file.matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)];
  return streams.flatMap(([, data = '']) => textsIn(inflated(data)));
}

function inflated(data: string): string {
  try {
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

/** `[<48> 10 <65>] TJ` draws one text, its letters in hexadecimal, with the kerning between them. */
function textsIn(content: string): string[] {
  return [...content.matchAll(/\[([^\]]*)\] TJ/g)].map(([, parts = '']) =>
    [...parts.matchAll(/<([0-9a-f]*)>/g)]
      .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
      .join(''),
  );
}
