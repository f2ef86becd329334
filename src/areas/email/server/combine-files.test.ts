import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { Refusal } from '#platform/server/http/refusal.ts';
import { combineFiles } from './combine-files.ts';
import type { GoingFile } from './mail-files.ts';

/** A store that has this under every key. */
const storeOf = (content: string | Buffer) =>
  ({
    async open() {
      return (async function* () {
        yield Buffer.from(content);
      })();
    },
  }) as Pick<FileStore, 'open'> as FileStore;
const TEXT: GoingFile = {
  kind: 'upload',
  id: 1,
  filename: 'note.txt',
  extension: '.txt',
  contentType: 'text/plain',
  size: 1,
  key: 'mail/1/202646/note.txt',
};
const LONG = '\n'.repeat(2_000_000);
const refused = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error) => (error instanceof Refusal ? error.answer : error),
  );

test('files that take too long are refused with words, and the server answers others meanwhile', async () => {
  let answers = 0;
  const others = setInterval(() => answers++, 20);
  const answer = await refused(combineFiles(storeOf(LONG), 1, [TEXT], 600));
  clearInterval(others);
  expect(answer.errors).toEqual({
    combine: ['These files take too long to combine into one PDF. Send them separately.'],
  });
  expect(answers).toBeGreaterThan(10);
});

test('one agency that keeps a thread busy waits for itself, is told when too many wait, and stops no other', async () => {
  const long = refused(combineFiles(storeOf(LONG), 1, [TEXT], 600));
  const waiting = [1, 2, 3].map(() => combineFiles(storeOf('a'), 1, [TEXT]));
  const fifth = refused(combineFiles(storeOf('a'), 1, [TEXT]));
  const other = await PDFDocument.load(await combineFiles(storeOf('a'), 2, [TEXT]));
  expect(other.getPageCount()).toBe(1);
  expect(await fifth).toEqual({
    message: 'Other files are being combined right now. Try again in a moment.',
  });
  expect(await long).toHaveProperty('errors.combine');
  for (const whole of await Promise.all(waiting))
    expect((await PDFDocument.load(whole)).getPageCount()).toBe(1);
});

test('a small picture that claims hundreds of millions of points is refused by its name', async () => {
  const png = Buffer.alloc(100);
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(20_000, 20);
  const file = { ...TEXT, filename: 'wide.png', extension: '.png' };
  expect((await refused(combineFiles(storeOf(png), 1, [file]))).errors.combine[0]).toMatch(
    /^wide\.png cannot be combined into one PDF/,
  );
});
