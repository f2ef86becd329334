import { DEEPEST, LINK_ADDRESS, RICH_TEXT_TAGS, VIDEO_MARKS } from './rich-text.ts';
import { isVideo, type Video } from './video-links.ts';

/** A piece of rich text: words, a video, or a tag of the allow list with what it may have. */
export type RichNode = string | { video: Video } | RichElement;

export interface RichElement {
  tag: string;
  href?: string;
  colSpan?: number;
  rowSpan?: number;
  children: RichNode[];
}

const TAG = /^<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)(?: \/)?>$/;
const VOID = ['br', 'hr'];
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/**
 * Reads HTML as the server stores it, where every `<` begins a tag. Only the words of anything else are left: it
 * never reaches a parser of the browser, which would report even what it does not run.
 */
export function readRichText(html: string): RichNode[] {
  const root: RichElement = { tag: '', children: [] };
  const open = [root];
  for (const piece of html.split(/(<[^>]*>)/)) {
    const last = open.at(-1) ?? root;
    const [isTag, slash, tag = '', attributes = ''] = piece.match(TAG) ?? [];
    if (isTag && slash) close(open, tag);
    else if (isTag) start(open, last, tag, attributes);
    else if (piece !== '' && !piece.startsWith('<')) last.children.push(decode(piece));
  }
  return root.children;
}

function start(open: RichElement[], last: RichElement, tag: string, attributes: string): void {
  const values = new Map(
    [...attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  const attribute = (name: string) => decode(values.get(name) ?? '');
  const kind = Number(attribute(VIDEO_MARKS.kind));
  const code = attribute(VIDEO_MARKS.code);
  if (tag === 'span' && isVideo(kind, code)) last.children.push({ video: { kind, code } });
  if (!RICH_TEXT_TAGS.includes(tag) || open.length > DEEPEST) return;
  const element: RichElement = { tag, children: [] };
  if (tag === 'a' && LINK_ADDRESS.test(attribute('href'))) element.href = attribute('href');
  if (tag === 'td' || tag === 'th') {
    element.colSpan = spanOf(attribute('colspan'));
    element.rowSpan = spanOf(attribute('rowspan'));
  }
  last.children.push(element);
  if (!VOID.includes(tag)) open.push(element);
}

/** Closes the tag and whatever was left open in it; one that is not open closes nothing. */
function close(open: RichElement[], tag: string): void {
  const at = open.findLastIndex((element) => element.tag === tag);
  if (at > 0) open.splice(at);
}

function spanOf(text: string): number {
  return /^[1-9]\d?$/.test(text) ? Number(text) : 1;
}

function decode(text: string): string {
  return text.replaceAll(/&(lt|gt|quot|amp);/g, (_, name: string) => ENTITIES[name] ?? '');
}
