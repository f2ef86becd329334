import sanitize from 'sanitize-html';
import { DEEPEST, LINK_ADDRESS, RICH_TEXT_TAGS, WORDLESS_TAGS } from '#platform/shared/rich-text.ts';

export const RICH_TEXT = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [...WORDLESS_TAGS],
  nestingLimit: DEEPEST,
  transformTags: {
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href) }),
  },
} satisfies sanitize.IOptions;

/** Rich text that somebody typed or pasted, reduced to what may be stored, shown and sent. */
export function sanitizeHtml(html: string): string {
  return sanitize(html, RICH_TEXT).trim();
}

function linkAttributes(href = ''): sanitize.Attributes {
  const address = href.trim();
  return LINK_ADDRESS.test(address) ? { href: address, rel: 'noopener noreferrer', target: '_blank' } : {};
}
