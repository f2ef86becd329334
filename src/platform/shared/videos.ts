/** 1 is Vimeo, 2 is YouTube. */
export type VideoKind = 1 | 2;

/** The hosts whose videos may be framed in a page. */
export const VIDEO_HOSTS: Readonly<Record<VideoKind, string>> = {
  1: 'https://player.vimeo.com',
  2: 'https://www.youtube-nocookie.com',
};

/** The address of a video's player; the first kind plays by itself. */
export function videoAddress(kind: VideoKind, code: string): string {
  if (kind === 2) return `${VIDEO_HOSTS[2]}/embed/${encodeURIComponent(code)}`;
  // A video that is not listed has a second code after its number.
  const [number = '', unlisted] = code.split('/');
  const player = `${VIDEO_HOSTS[1]}/video/${encodeURIComponent(number)}?autoplay=1`;
  return unlisted ? `${player}&h=${encodeURIComponent(unlisted)}` : player;
}
