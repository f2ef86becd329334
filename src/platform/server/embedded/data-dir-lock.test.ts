import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDir } from './data-dir-lock.ts';

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'coverdesk-lock-'));
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

test('a second server on the same folder is told so, until the first lets go', () => {
  const dir = join(home, 'data');
  const lock = lockDataDir(dir);
  expect(() => lockDataDir(dir)).toThrow(`Coverdesk already runs on ${dir} (process ${process.pid}).`);
  lock.release();
  lockDataDir(dir).release();
  expect(readdirSync(dir)).toEqual([]);
});

test.each([
  ['a process that has ended', JSON.stringify({ pid: 2 ** 22 + 1, start: 'gone' })],
  ['an earlier process with a number in use again', JSON.stringify({ pid: process.pid, start: 'earlier' })],
  ['nobody, the file being empty', ''],
])('takes over the lock of %s', (_, content) => {
  writeFileSync(join(home, 'coverdesk.lock'), content);
  const lock = lockDataDir(home);
  expect(() => lockDataDir(home)).toThrow('already runs');
  lock.release();
});

test('a folder that cannot be written is named in one line', () => {
  writeFileSync(join(home, 'file'), '');
  const dir = join(home, 'file', 'data');
  expect(() => lockDataDir(dir)).toThrow(
    `Coverdesk cannot write to ${dir} (ENOTDIR). Set DATA_DIR to a folder this account may write to.`,
  );
});
