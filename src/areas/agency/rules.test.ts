import { expect, test } from 'vitest';
import { logoProblem } from './rules.ts';

const data = (kind: string, bytes: number[]) =>
  `data:image/${kind};base64,${Buffer.from([...bytes, 0, 0, 0, 0, 0, 0]).toString('base64')}`;

test('a picture is taken when its content is what it says it is', () => {
  expect(logoProblem('')).toBeUndefined();
  expect(logoProblem(data('png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBeUndefined();
  expect(logoProblem(data('jpeg', [0xff, 0xd8, 0xff, 0xe0]))).toBeUndefined();
  expect(logoProblem(data('gif', [...Buffer.from('GIF89a')]))).toBeUndefined();
  expect(logoProblem(data('webp', [...Buffer.from('RIFF')]))).toBeUndefined();
});

test('a page that calls itself a picture is refused', () => {
  expect(logoProblem(data('png', [...Buffer.from('<script>')]))).toMatch(
    /does not contain the kind of picture/,
  );
  expect(logoProblem(data('svg', [...Buffer.from('<svg>')]))).toMatch(/does not contain the kind of picture/);
  expect(logoProblem('https://elsewhere.test/logo.png')).toMatch(/does not contain the kind of picture/);
});
