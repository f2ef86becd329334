import sanitize from 'sanitize-html';
import { VIDEO_MARKS } from '#platform/shared/rich-text.ts';
import { isVideo, readVideo, type Video } from '#platform/shared/video-links.ts';
import { mapText } from './map-text.ts';
import { RICH_TEXT } from './sanitize-html.ts';

const WITH_VIDEOS: sanitize.IOptions = {
  ...RICH_TEXT,
  allowedTags: [...RICH_TEXT.allowedTags, 'span'],
  allowedAttributes: { ...RICH_TEXT.allowedAttributes, span: Object.values(VIDEO_MARKS) },
  transformTags: {
    ...RICH_TEXT.transformTags,
    iframe: (tagName, { src = '' }) => markOf(readVideo(src)) ?? { tagName, attribs: {} },
    span: (_, attribs) => markOf(markedVideo(attribs)) ?? { tagName: 'no-video', attribs: {} },
  },
};

/**
 * The same with videos: the frame that a video host gives out to be embedded, or a share link alone on its line.
 * Only the host and the code of either are kept; any other frame is dropped.
 */
export function sanitizeHtmlWithVideos(html: string): string {
  return mapText(sanitize(html, WITH_VIDEOS), linksToVideos).trim();
}

function markOf(video: Video | undefined): sanitize.Tag | undefined {
  if (!video) return undefined;
  const attribs = { [VIDEO_MARKS.kind]: String(video.kind), [VIDEO_MARKS.code]: video.code };
  return { tagName: 'span', attribs, text: '' };
}

function markedVideo(attribs: sanitize.Attributes): Video | undefined {
  const kind = Number(attribs[VIDEO_MARKS.kind]);
  const code = attribs[VIDEO_MARKS.code] ?? '';
  return isVideo(kind, code) ? { kind, code } : undefined;
}

const LINE_ENDS = /([\n\r\u2028\u2029])/;
const LINK = /^https:\/\/[^\s<>"']+$/;

/** Line by line: a pattern over all of it would look at every run of line ends again and again. */
function linksToVideos(text: string): string {
  return text.split(LINE_ENDS).map(videoOrLine).join('');
}

function videoOrLine(line: string): string {
  const link = line.trim();
  const video = LINK.test(link) ? readVideo(link.replaceAll('&amp;', '&')) : undefined;
  return video
    ? `<span ${VIDEO_MARKS.kind}="${video.kind}" ${VIDEO_MARKS.code}="${video.code}"></span>`
    : line;
}
