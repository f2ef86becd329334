import { readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createLogger, logFile } from './logger.ts';
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

test('the log is readable only by its owner, and goes on in a new file once the old one was moved away', async () => {
  const path = join(folder.path, 'deep', 'coverdesk.log');
  const file = logFile(path);
  const log = createLogger('info', file);
  log.info('before');
  await until('the first line', holds(path, 'before'));
  expect(statSync(path).mode & 0o777).toBe(0o600);
  renameSync(path, `${path}.1`);
  file.reopen();
  log.info('after');
  await until('the line after', holds(path, 'after'));
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(`${path}.1`, 'utf8')).not.toContain('after');
});
