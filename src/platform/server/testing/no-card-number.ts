import { passesLuhn } from '#platform/shared/payment-numbers.ts';
import { unzip, zipEntries } from '../files/zip.ts';
import { readPdfText } from '../pdf/test-read-pdf-text.ts';

/** As cards begin, and as long as they are; a part of a longer word is none. */
const CARDS =
  /(?<![\w.-])(?:4\d{12}(?:\d{3}){0,2}|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|6(?:011|4[4-9]\d|5\d\d)\d{12})(?![\w.-])/g;

/** Throws when a whole card number is in an answer, whatever field, sheet or page it is in. */
export function checkNoCardNumber(what: string, answer: Buffer): void {
  for (const text of textsIn(answer)) {
    const found = text.match(CARDS)?.find(passesLuhn);
    if (found) throw new Error(`${what} answered what may be a card number: ****${found.slice(-4)}.`);
  }
}

/** More than any part of a workbook that a test makes. */
const MOST = 50_000_000;

/** What a person could read in it: workbooks and PDFs are packed. */
function textsIn(bytes: Buffer): string[] {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return readPdfText(bytes);
  const entries = zipEntries(bytes);
  if (!entries) return [bytes.toString('latin1')];
  return entries.map((entry) => unzip(bytes, entry, MOST)?.toString('latin1') ?? '');
}
