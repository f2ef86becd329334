import { mapText } from '#platform/server/html/map-text.ts';
import { sanitizeHtmlWithVideos } from '#platform/server/html/sanitize-html-with-videos.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import { isEmptyMessage } from '../rules.ts';

/** Beside these a line ends anyway. */
const BLOCKS = /^\/?(p|div|br|hr|h[1-4]|blockquote|pre|ul|ol|li|table|thead|tbody|tfoot|tr|th|td)$/;

/** What was typed, as it is stored: sanitized, with the lines of plain text as lines. */
export function readMessage(typed: string): string {
  return keepLines(sanitizeHtmlWithVideos(typed));
}

/** Only what is left of it can be judged. */
export function emptyProblems(message: string): FieldErrors {
  return isEmptyMessage(message) ? { message: ['Enter a message.'] } : {};
}

function keepLines(html: string): string {
  return mapText(html.replaceAll('\r\n', '\n'), (text, { before, after }) => {
    const [, start = '', words = '', end = ''] = text.match(/^(\s*)(.*?)(\s*)$/s) ?? [];
    if (words === '' && (BLOCKS.test(before) || BLOCKS.test(after))) return text;
    const inner = (part: string) => part.replaceAll('\n', '<br />\n');
    return [
      BLOCKS.test(before) ? start : inner(start),
      inner(words),
      BLOCKS.test(after) ? end : inner(end),
    ].join('');
  });
}
