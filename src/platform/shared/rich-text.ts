/** What simple rich text consists of. Styles, classes, images and frames are not part of it. */
export const RICH_TEXT_TAGS: readonly string[] = [
  ...['p', 'div', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code'],
  ...['strong', 'em', 'u', 's', 'a', 'ul', 'ol', 'li'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Tags whose content nobody would miss; the words of any other tag that is not kept stay. */
export const WORDLESS_TAGS: readonly string[] = [
  ...['script', 'style', 'textarea', 'option', 'noscript', 'noembed', 'noframes', 'iframe', 'xmp'],
  ...['title', 'template', 'svg', 'math', 'object', 'embed', 'applet', 'plaintext'],
];

/** How deeply tags may be nested. */
export const DEEPEST = 30;

/** An address within our own page would act on whoever reads it: a link leads elsewhere or nowhere. */
export const LINK_ADDRESS = /^(https?:\/\/|mailto:)/i;

/** A video is stored in the text as an empty `span` with these two. */
export const VIDEO_MARKS = { kind: 'data-video-type', code: 'data-video-code' } as const;
