import { mapText } from '#platform/server/html/map-text.ts';
import { sanitizeHtmlWithVideos } from '#platform/server/html/sanitize-html-with-videos.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { isEmptyMessage } from '../rules.ts';

/** Beside these a line ends anyway. */
const BLOCKS = /^\/?(p|div|br|hr|h[1-4]|blockquote|pre|ul|ol|li|table|thead|tbody|tfoot|tr|th|td)$/;

/** What was typed, as it is stored: sanitized, with the lines of plain text as lines. */
export function readMessage(typed: string): string {
  const message = keepLines(sanitizeHtmlWithVideos(typed));
  if (isEmptyMessage(message)) throw refuse.fields({ message: ['Enter a message.'] });
  return message;
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
