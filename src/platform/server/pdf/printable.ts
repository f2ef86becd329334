import { isDrawable } from './any-script.ts';
import { isWestern } from './western.ts';

/** What stands for a sign that no font of ours has, such as a picture: seen to be missing. */
const MISSING = '□';

/** The text in signs that can be drawn; others lose their accents, and whatever is left becomes an empty box. */
export function printable(text: string): string {
  const plain = text.normalize('NFC').replaceAll(/\s+/g, ' ');
  return isWestern(plain) ? plain : Array.from(plain, letterOf).join('');
}

function letterOf(sign: string): string {
  if (isDrawable(sign)) return sign;
  const bare = sign.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return bare !== '' && Array.from(bare).every(isDrawable) ? bare : MISSING;
}
