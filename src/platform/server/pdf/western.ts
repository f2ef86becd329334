/** What a PDF's built-in fonts have: Latin-1, and a few beyond it. */
const SIGNS = '\\x20-\\x7e\\xa0-\\xffƒ–—‘’‚“”„†‡•…€‰‹›ˆ™Œœ˜ŠšŸŽž';
const WESTERN = new RegExp(`^[${SIGNS}]*$`);

/** Whether the fonts that every PDF reader has can draw all of it. */
export function isWestern(text: string): boolean {
  return WESTERN.test(text);
}
