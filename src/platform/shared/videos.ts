/** 1 is Vimeo, 2 is YouTube. */
export type VideoKind = 1 | 2;

/** The hosts whose films may stand in a frame of a page. */
export const VIDEO_HOSTS: Readonly<Record<VideoKind, string>> = {
  1: 'https://player.vimeo.com',
  2: 'https://www.youtube-nocookie.com',
};

/** Where the player of a film stands; the first kind plays by itself. */
export function videoAddress(kind: VideoKind, code: string): string {
  const id = encodeURIComponent(code);
  return kind === 1 ? `${VIDEO_HOSTS[1]}/video/${id}?autoplay=1` : `${VIDEO_HOSTS[2]}/embed/${id}`;
}
