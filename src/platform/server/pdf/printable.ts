/** What the built-in letters of a PDF have beyond Latin-1. */
const FURTHER = new Set('ƒ–—‘’‚“”„†‡•…€‰‹›ˆ™Œœ˜ŠšŸŽž');
/** Letters that are no base letter with a mark. */
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

/** The text in letters that the page has; the others lose their marks, and what is no such letter becomes a "?". */
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
