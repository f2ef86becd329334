import { passesLuhn } from '#platform/shared/payment-numbers.ts';

/** As cards begin, and as long as they are; a part of a longer word is none. */
const CARDS =
  /(?<![\w.-])(?:4\d{12}(?:\d{3}){0,2}|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|6(?:011|4[4-9]\d|5\d\d)\d{12})(?![\w.-])/g;

/** Throws when a whole card number is in an answer, whatever field it is in. */
export function checkNoCardNumber(what: string, body: unknown): void {
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
  const found = text.match(CARDS)?.find(passesLuhn);
  if (found) throw new Error(`${what} answered what may be a card number: ****${found.slice(-4)}.`);
}
