/** What simple rich text consists of. Styles, classes, images and frames are no part of it. */
export const RICH_TEXT_TAGS: readonly string[] = [
  ...['p', 'div', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code'],
  ...['strong', 'em', 'u', 's', 'a', 'ul', 'ol', 'li'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Whose inside is no text that anybody would miss; of any other tag that is not kept the words stay. */
export const WORDLESS_TAGS: readonly string[] = [
  ...['script', 'style', 'textarea', 'option', 'noscript', 'noembed', 'noframes', 'iframe', 'xmp'],
  ...['title', 'template', 'svg', 'math', 'object', 'embed', 'applet', 'plaintext'],
];

/** How deep tags may stand in one another. */
export const DEEPEST = 30;

/** An address within our own page would act on whoever reads it: a link leads elsewhere or nowhere. */
export const LINK_ADDRESS = /^(https?:\/\/|mailto:)/i;

/** A film stands in stored text as an empty `span` with these two. */
export const VIDEO_MARKS = { kind: 'data-video-type', code: 'data-video-code' } as const;
