import type { VideoKind } from './videos.ts';

/** A video at one of the two video hosts. */
export interface Video {
  kind: VideoKind;
  code: string;
}

/** A video that is not listed at Vimeo has a second code after its number. */
const CODES: Readonly<Record<VideoKind, RegExp>> = {
  1: /^\d{1,12}(\/[0-9a-zA-Z]{6,20})?$/,
  2: /^[\w-]{11}$/,
};

const VIMEO_HOSTS = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'];
const YOUTUBE_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'];

export function isVideo(kind: number, code: string): kind is VideoKind {
  return (kind === 1 || kind === 2) && CODES[kind].test(code);
}

/** The video of a share link, a player's address or an embed code; undefined for anything else. */
export function readVideo(pasted: string): Video | undefined {
  const text = pasted.trim();
  return readLink(text.startsWith('<') ? sourceOfFrame(text) : text);
}

/** The address that people pass on. */
export function shareLink({ kind, code }: Video): string {
  return kind === 1 ? `https://vimeo.com/${code}` : `https://youtu.be/${code}`;
}

function sourceOfFrame(html: string): string {
  const [, , source = ''] = html.match(/<iframe\b[^>]*?\ssrc\s*=\s*(["'])(.*?)\1/is) ?? [];
  return source.replaceAll('&amp;', '&');
}

/** The compiler project for both sides has no URL type; a link with a port or a user's name does not match. */
const LINK = /^(?:https?:)?\/\/([a-z.-]+)(\/[^?#]*)?(?:\?([^#]*))?(?:#.*)?$/i;

function readLink(link: string): Video | undefined {
  const [, host = '', path = '', query = ''] = link.match(LINK) ?? [];
  const isVimeo = VIMEO_HOSTS.includes(host.toLowerCase());
  const kind = isVimeo ? 1 : 2;
  const code = isVimeo ? vimeoCode(path, query) : youtubeCode(host.toLowerCase(), path, query);
  return isVideo(kind, code) ? { kind, code } : undefined;
}

function vimeoCode(path: string, query: string): string {
  const [, number = '', word] = path.match(/\/(\d+)(?:\/(\w+))?\/?$/) ?? [];
  const unlisted = word ?? valueIn(query, 'h');
  return unlisted ? `${number}/${unlisted}` : number;
}

function youtubeCode(host: string, path: string, query: string): string {
  if (host === 'youtu.be') return path.slice(1);
  if (!YOUTUBE_HOSTS.includes(host)) return '';
  const [, code] = path.match(/^\/(?:embed|shorts|live|v)\/([\w-]+)\/?$/) ?? [];
  return code ?? valueIn(query, 'v') ?? '';
}

function valueIn(query: string, name: string): string | undefined {
  const pair = query.split('&').find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
