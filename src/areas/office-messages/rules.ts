import { VIDEO_MARKS } from '#platform/shared/rich-text.ts';
import { isVideo, shareLink } from '#platform/shared/video-links.ts';

const VIDEO = new RegExp(`<span ${VIDEO_MARKS.kind}="(\\d)" ${VIDEO_MARKS.code}="([^"]*)"></span>`, 'g');

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/** The part of a stored message that can be read aloud, on one line; what stood on lines of their own stays apart. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<\/?(strong|em|u|s|a|code|span)\b[^>]*>/g, '')
    .split(/<[^>]*>/)
    .map((part) => part.replaceAll(/&(lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity))
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .reduce((line, part) => `${line}${/(^|[.,:;!?])$/.test(line) ? ' ' : ' · '}${part}`, '')
    .trim();
}

export function hasVideo(html: string): boolean {
  return html.includes(`<span ${VIDEO_MARKS.kind}=`);
}

/** A message that neither says nor shows anything doesn't count. */
export function isEmptyMessage(html: string): boolean {
  return plainText(html) === '' && !hasVideo(html);
}

/** A sign that reads as itself again when the message is saved; `&lt;b` would become a tag. */
const PLAIN_SIGNS: readonly [RegExp, string][] = [
  [/&gt;/g, '>'],
  [/&lt;(?=[\s\d=]|$)/g, '<'],
  [/&amp;(?=[^#\w]|$|[A-Za-z](?![A-Za-z]))/g, '&'],
];

/** A stored message as it is edited: its lines as lines, its videos as links to share, its signs as signs. */
export function typedMessage(html: string): string {
  const text = html
    .replaceAll(VIDEO, (mark, kind: string, code: string) => {
      const video = Number(kind);
      return isVideo(video, code) ? shareLink({ kind: video, code }) : mark;
    })
    .replaceAll('<br />\n', '\n');
  return PLAIN_SIGNS.reduce((typed, [written, sign]) => typed.replaceAll(written, sign), text);
}

/** The office's name as the edit dialog shows it: every word begins with a capital. */
export function capitalised(name: string): string {
  return name.replaceAll(/(^|\s)\p{Ll}/gu, (start) => start.toUpperCase());
}
