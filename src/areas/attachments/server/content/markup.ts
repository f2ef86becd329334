/** Long enough that compressed pixels do not spell one by chance. */
const MARKUP = [
  '<script',
  '<!doctype',
  '<html>',
  '<html ',
  '<iframe',
  '<svg xmlns',
  '<?php',
  '<foreignobject',
];
const PDF_HEADER_WITHIN = 1024;

/** True for a picture that is a page or a PDF as well, to a reader that does not look closely. */
export function holdsMarkup(bytes: Buffer): boolean {
  const text = bytes.toString('latin1').toLowerCase();
  return MARKUP.some((mark) => text.includes(mark)) || text.slice(0, PDF_HEADER_WITHIN).includes('%pdf-');
}
