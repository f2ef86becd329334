import { chmodSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkLogFile, logFile } from './log-file.ts';
import { createLogger } from './logger.ts';
import { newThrowawayFolder } from './testing/throwaway-folder.ts';
import { until } from './testing/until.ts';

const folder = newThrowawayFolder('log');
afterAll(() => folder.remove());

const holds = (path: string, words: string) => () => {
  try {
    return readFileSync(path, 'utf8').includes(words);
  } catch {
    return false;
  }
};
const modeOf = (path: string) => statSync(path).mode & 0o777;

test('the log is readable only by its owner, and goes on in a new file once the old one was moved away', async () => {
  const path = join(folder.path, 'deep', 'coverdesk.log');
  const file = logFile(path);
  const log = createLogger('info', file);
  log.info('before');
  await until('the first line', holds(path, 'before'));
  expect(modeOf(path)).toBe(0o600);
  renameSync(path, `${path}.1`);
  file.reopen();
  log.info('after');
  await until('the line after', holds(path, 'after'));
  expect(modeOf(path)).toBe(0o600);
  expect(readFileSync(`${path}.1`, 'utf8')).not.toContain('after');
});

test('a log that others could read is closed to them', async () => {
  const path = join(folder.path, 'open.log');
  writeFileSync(path, 'of before\n');
  chmodSync(path, 0o644);
  createLogger('info', logFile(path)).info('now');
  await until('the line', holds(path, 'now'));
  expect(readFileSync(path, 'utf8')).toMatch(/^of before\n/);
  expect(modeOf(path)).toBe(0o600);
});

test('a full log begins anew, five of before are kept, and every line is whole', async () => {
  const path = join(folder.path, 'full.log');
  const log = createLogger('info', logFile(path, 10_000));
  for (let n = 1; n <= 9; n++) {
    for (let line = 0; line < 100; line++) log.info(`turn ${n} ${'x'.repeat(50)}`);
    const last = `turn ${n}`;
    await until(last, () => [path, `${path}.1`].some((each) => holds(each, last)()));
    await until(
      'the new file',
      () => statSync(path, { throwIfNoEntry: false }) && holds(`${path}.1`, last)(),
    );
  }
  expect(existsSync(`${path}.5`)).toBe(true);
  expect(existsSync(`${path}.6`)).toBe(false);
  for (const each of [path, ...[1, 2, 3, 4, 5].map((n) => `${path}.${n}`)]) {
    expect(modeOf(each)).toBe(0o600);
    const lines = readFileSync(each, 'utf8').split('\n').slice(0, -1);
    for (const line of lines) expect(JSON.parse(line).msg).toMatch(/^turn \d x{50}$/);
  }
});

test('a log that cannot be written is told in one line', () => {
  writeFileSync(join(folder.path, 'file'), '');
  const path = join(folder.path, 'file/below.log');
  expect(() => checkLogFile(path)).toThrow(
    new RegExp(`^The log ${path} cannot be written: .*\\. Set LOG_FILE to another file\\.$`),
  );
});
