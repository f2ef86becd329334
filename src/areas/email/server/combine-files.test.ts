import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { Refusal } from '#platform/server/http/refusal.ts';
import { combineFiles } from './combine-files.ts';
import type { GoingFile } from './mail-files.ts';

/** A store that holds this text under every key. */
const storeOf = (text: string) =>
  ({
    async open() {
      return (async function* () {
        yield Buffer.from(text);
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
  const answer = await refused(combineFiles(storeOf(LONG), [TEXT], 600));
  clearInterval(others);
  expect(answer.errors).toEqual({
    combine: ['These files take too long to become one PDF. Send them separately.'],
  });
  expect(answers).toBeGreaterThan(10);
});

test('of three at once the third is asked to try again, and later it can', async () => {
  const long = [1, 2].map(() => refused(combineFiles(storeOf(LONG), [TEXT], 600)));
  expect(await refused(combineFiles(storeOf('a'), [TEXT]))).toEqual({
    message: 'Other files are being combined right now. Try again in a moment.',
  });
  await Promise.all(long);
  const whole = await PDFDocument.load(await combineFiles(storeOf('a'), [TEXT]));
  expect(whole.getPageCount()).toBe(1);
});
