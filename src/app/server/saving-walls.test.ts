import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const AREAS = join(import.meta.dirname, '../../areas');

const sources = globSync('*/server/**/*.ts', { cwd: AREAS })
  .filter((file) => !/\.test\.ts$|^test-/.test(basename(file)))
  .map((file) => ({ file, text: readFileSync(join(AREAS, file), 'utf8') }));

const filesWith = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .sort();

test('whether a save is stale is asked in save-record.ts alone', () => {
  // It compares the amounts of lines, which have no version of their own.
  expect(filesWith(/refuse\.changed\(/)).toEqual(['commissions/server/adjust-lines.ts']);
  const compares = /\bversion\b\s*[!=]==(?!\s*undefined)|[!=]==\s*[\w.?]*\bversion\b/;
  // The version of the agreement is a word, not a count.
  expect(filesWith(compares)).toEqual(['session/server/routes.ts']);
});

test('what is wrong with the fields is refused by refuseProblems', () => {
  expect(filesWith(/if \([^;]*Object\.keys\([^;]*throw refuse\.fields\(/)).toEqual([]);
});

/** What locks and writes to the log itself, with the reason why no record is saved there. */
const LOGGED_BY_HAND: Record<string, string> = {
  'bring-in/server/work.ts': 'one entry about many rows',
  'commission-imports/server/assign-line.ts': 'one entry about many lines',
  'commission-imports/server/import-lines.ts': 'one entry about many lines',
  'commission-imports/server/undo-assignment.ts': 'one entry about many lines',
  'commission-statements/server/post-files.ts': 'several files or none',
  'commissions/server/archive-files.ts': 'several files or none',
  'commissions/server/change-lines.ts': 'the file is locked, a line is added',
  'commissions/server/create-file.ts': 'the files whose lines it takes are locked',
  'commissions/server/undo-correction.ts': 'one entry about both lines, in each of the files',
  'commissions/server/wrong-producer.ts': 'the file is locked, the producers of a line change',
  'file-locker/server/bin.ts': 'one entry about all that was in a bin',
  'file-locker/server/sweep-locker.ts': 'one entry about all that was in a bin',
  'referrals/server/refer-friend.ts': 'the address of the friend is locked',
  'take-out/server/change-take-out.ts': 'its state has no version, and its job changes it too',
  'templates/server/save-template.ts': 'the template that was the default has an entry of its own',
};

test('a record is locked, changed and logged by save-record.ts; what does it by hand says why', () => {
  const byHand = sources
    .filter(({ text }) => /\block[A-Z]\w*\(/.test(text) && /\bwriteChange\(/.test(text))
    .map(({ file }) => file);
  expect(byHand.sort()).toEqual(Object.keys(LOGGED_BY_HAND));
});
