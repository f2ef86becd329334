import { expect, test } from 'vitest';
import { readVideo, shareLink, type Video } from './video-links.ts';
import { videoAddress } from './videos.ts';

const VIMEO: Video = { kind: 1, code: '76979871' };
const UNLISTED: Video = { kind: 1, code: '76979871/8272103f6e' };
const YOUTUBE: Video = { kind: 2, code: 'aqz-KE-bpKQ' };

test.each([
  ['https://vimeo.com/76979871', VIMEO],
  ['http://www.vimeo.com/76979871?share=copy#t=1', VIMEO],
  ['https://vimeo.com/channels/staffpicks/76979871', VIMEO],
  ['https://vimeo.com/76979871/8272103f6e', UNLISTED],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e&badge=0', UNLISTED],
  ['<iframe width="640" src="https://player.vimeo.com/video/76979871?badge=0&amp;h=8272103f6e">', UNLISTED],
  ['https://youtu.be/aqz-KE-bpKQ?si=abc', YOUTUBE],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3s', YOUTUBE],
  ['https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ', YOUTUBE],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', YOUTUBE],
  ['//www.youtube-nocookie.com/embed/aqz-KE-bpKQ', YOUTUBE],
  [
    `  <iframe title="x" src='https://www.youtube.com/embed/aqz-KE-bpKQ'></iframe>\n<script></script>`,
    YOUTUBE,
  ],
])('%s is read as a film', (pasted, video) => {
  expect(readVideo(pasted)).toEqual(video);
});

test.each([
  '',
  'aqz-KE-bpKQ',
  '76979871',
  'https://vimeo.com/about',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ"onload',
  'https://youtube.com.evil.test/embed/aqz-KE-bpKQ',
  'https://evil.test/?u=https://www.youtube.com/embed/aqz-KE-bpKQ',
  'https://www.youtube.com@evil.test/embed/aqz-KE-bpKQ',
  'https://www.youtube.com:8443/embed/aqz-KE-bpKQ',
  'javascript://www.youtube.com/embed/aqz-KE-bpKQ',
  '<iframe src="https://evil.test/embed/aqz-KE-bpKQ"></iframe>',
  '<iframe data-src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>',
  '<script src="https://www.youtube.com/embed/aqz-KE-bpKQ"></script>',
])('%s is no film', (pasted) => {
  expect(readVideo(pasted)).toBeUndefined();
});

test('a share link reads as the video that it was made of', () => {
  for (const film of [VIMEO, UNLISTED, YOUTUBE]) expect(readVideo(shareLink(film))).toEqual(film);
});

test('the player of a video that is not listed gets its second code', () => {
  expect(videoAddress(1, UNLISTED.code)).toBe(
    'https://player.vimeo.com/video/76979871?autoplay=1&h=8272103f6e',
  );
});
