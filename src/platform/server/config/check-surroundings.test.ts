import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lockDataDir } from '../embedded/data-dir-lock.ts';
import { newThrowawayFolder } from '../testing/throwaway-folder.ts';
import { checkSurroundings, whyNoPort } from './check-surroundings.ts';
import { readConfig } from './config.ts';

const folder = newThrowawayFolder('surroundings');
const inFolder = (name: string) => join(folder.path, name);
writeFileSync(inFolder('file'), '');
afterAll(() => folder.remove());

const check = (env: Record<string, string> = {}) => {
  const config = readConfig({ DATA_DIR: inFolder('data'), PORT: '0', ...env });
  return checkSurroundings(config, config.logFile);
};

test('settings that fit leave no trace but the data folder', async () => {
  await check({ LOG_FILE: inFolder('data/coverdesk.log') });
  expect(readdirSync(inFolder('data'))).toEqual([]);
});

test.each([
  [
    'DATA_DIR',
    { DATA_DIR: inFolder('file/below') },
    /^Coverdesk cannot write to .*file\/below \(ENOTDIR\)\. Set DATA_DIR to/,
  ],
  [
    'LOG_FILE',
    { LOG_FILE: inFolder('file/a.log') },
    /^The log .*a\.log cannot be written: .*Set LOG_FILE to another file\.$/,
  ],
  ['HOST', { HOST: '192.0.2.1' }, /^HOST is 192\.0\.2\.1, which is no address of this machine\.$/],
  [
    'sslrootcert',
    { DATABASE_URL: 'postgres://u:hidden@x/y?sslmode=verify-full&sslrootcert=/none/ca.pem' },
    /^The sslrootcert of DATABASE_URL, \/none\/ca\.pem, cannot be read\.$/,
  ],
])('a wrong %s is told in one line', async (_name, env, line) => {
  await expect(check(env)).rejects.toThrow(line);
});

test('a taken port is told, but not beside a server on the same folder, which the lock tells about', async () => {
  const squatter = createServer().listen(0, '127.0.0.1');
  await once(squatter, 'listening');
  const PORT = String((squatter.address() as AddressInfo).port);
  await expect(check({ PORT })).rejects.toThrow(
    `The port ${PORT} is taken. Stop what listens there, or set PORT to another one.`,
  );
  const lock = lockDataDir(inFolder('data'));
  await check({ PORT });
  lock.release();
  squatter.close();
  expect(existsSync(inFolder('data'))).toBe(true);
});

test('a port that this account may not have is told in words', () => {
  const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
  expect(whyNoPort(error, '127.0.0.1', 443)).toBe(
    'This account may not listen on the port 443. Set PORT to one from 1024 on.',
  );
});
