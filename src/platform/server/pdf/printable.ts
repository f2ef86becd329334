/** The characters that a PDF's built-in fonts have beyond Latin-1. */
const FURTHER = new Set('ƒ–—‘’‚“”„†‡•…€‰‹›ˆ™Œœ˜ŠšŸŽž');
/** Letters that are not a base letter with an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  Ħ: 'H',
  ħ: 'h',
  '−': '-',
};

/** The text in characters that the font has; others lose their accents, and whatever is left becomes a "?". */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC').replaceAll(/\s+/g, ' '), letterOf).join('');
}

function letterOf(sign: string): string {
  if (isOnPage(sign)) return sign;
  const bare = PLAIN[sign] ?? sign.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return bare !== '' && Array.from(bare).every(isOnPage) ? bare : '?';
}

function isOnPage(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || FURTHER.has(sign);
}
