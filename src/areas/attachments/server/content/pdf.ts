const END_WITHIN = 1024;

/** A PDF from its first byte to its end, with a table of its parts that lies inside the file. */
export function isPdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d[\r\n\s]/.test(bytes.toString('latin1', 0, 9))) return false;
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - END_WITHIN));
  const table = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail.replaceAll('\0', ' '))?.[1];
  return table !== undefined && Number(table) < bytes.length && holdsObject(bytes);
}

function holdsObject(bytes: Buffer): boolean {
  return /\d+\s+\d+\s+obj\b/.test(bytes.toString('latin1'));
}
