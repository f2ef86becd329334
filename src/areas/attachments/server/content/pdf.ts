const END_WITHIN = 1024;

/** A PDF from its first byte to its end, with a table of its parts inside the file. */
export function isPdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d[\r\n\s]/.test(bytes.toString('latin1', 0, 9))) return false;
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - END_WITHIN));
  const table = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail.replaceAll('\0', ' '))?.[1];
  return table !== undefined && Number(table) < bytes.length && holdsObject(bytes);
}

const OBJECT = Buffer.from('obj');
/** An object is named by two numbers before its word: at most this many bytes are checked for each. */
const NAME_WITHIN = 40;
const NAME = /(?:^|\D)\d{1,10}\s{1,10}\d{1,5}\s{1,10}$/;
const isSpace = (byte: number | undefined) => byte !== undefined && byte <= 0x20;

function holdsObject(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(OBJECT); at > 0; at = bytes.indexOf(OBJECT, at + OBJECT.length))
    if (isSpace(bytes[at - 1]) && NAME.test(bytes.toString('latin1', Math.max(0, at - NAME_WITHIN), at)))
      return true;
  return false;
}
