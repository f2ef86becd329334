/** The same bytes in parts of exactly that size; only the last may be smaller, and there is always one. */
export async function* inPartsOf(size: number, content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pieces: Uint8Array[] = [];
  let held = 0;
  let parts = 0;
  for await (const piece of content) {
    pieces.push(piece);
    held += piece.length;
    if (held < size) continue;
    const bytes = Buffer.concat(pieces);
    let from = 0;
    for (; held - from >= size; from += size, parts++) yield bytes.subarray(from, from + size);
    pieces = [bytes.subarray(from)];
    held -= from;
  }
  if (held > 0 || parts === 0) yield Buffer.concat(pieces);
}
