import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { readSecrets } from './secrets.ts';

test('the demo world is on with the embedded database, and off with another unless asked for', () => {
  expect(readConfig({}).demoWorld).toBe(true);
  expect(readConfig({ DATABASE_URL: 'postgres://x@127.0.0.1/y' }).demoWorld).toBe(false);
  expect(readConfig({ DATABASE_URL: 'postgres://x@127.0.0.1/y', DEMO_WORLD: 'on' }).demoWorld).toBe(true);
  expect(readConfig({ DEMO_WORLD: 'off' }).demoWorld).toBe(false);
});

test('the sandbox follows the demo world unless the operator says otherwise', () => {
  expect(readConfig({}).sandbox).toBe(true);
  expect(readConfig({ DEMO_WORLD: 'off' }).sandbox).toBe(false);
  expect(readConfig({ DEMO_WORLD: 'off', SANDBOX: 'on' }).sandbox).toBe(true);
  expect(readConfig({ SANDBOX: 'off' }).sandbox).toBe(false);
});

test('an empty variable counts as not set, and the public address loses its slash', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  expect(readConfig({ PUBLIC_URL: 'https://desk.test/' }).publicUrl).toBe('https://desk.test');
});

test('TRUST_PROXY names how many hops or which proxies', () => {
  const read = (text: string) => readConfig({ TRUST_PROXY: text }).trustProxy;
  expect(readConfig({}).trustProxy).toBe(false);
  expect(read('off')).toBe(false);
  expect(read('2')).toBe(2);
  expect(read('10.0.0.5, 10.1.0.0/16,fd00::/8')).toEqual(['10.0.0.5', '10.1.0.0/16', 'fd00::/8']);
});

test.each([
  'on',
  'true',
  '0',
  '11',
  '-1',
  '1.5',
  '*',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  '10.0.0.5,',
  'proxy.test',
])('TRUST_PROXY=%s would trust everyone or nobody knows whom, and is told in one line', (text) => {
  expect(() => readConfig({ TRUST_PROXY: text })).toThrow(
    `TRUST_PROXY must be off, how many proxies are in front of this server (1 to 10), or their addresses like 10.0.0.5, 10.1.0.0/16 (it is "${text}").`,
  );
});

test.each([
  [{ PORT: 'x' }, 'PORT must be a number (it is "x").'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535 (it is "70000").'],
  [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535 (it is "80.5").'],
  [{ DB_POOL_SIZE: '1' }, 'DB_POOL_SIZE must be a whole number from 2 to 500 (it is "1").'],
  [{ DB_POOL_SIZE: '501' }, 'DB_POOL_SIZE must be a whole number from 2 to 500 (it is "501").'],
  [{ LOG_FILE_LIMIT: '-1' }, 'LOG_FILE_LIMIT must be a number of megabytes, or 0 for none (it is "-1").'],
  [
    { DATABASE_URL: 'postgres://x/y?sslmode=prefer' },
    'DATABASE_URL has an sslmode other than disable, no-verify,',
  ],
  [{ DATABASE_URL: 'here' }, 'DATABASE_URL must be a postgres:// address.'],
  [{ S3_URL: 'bucket' }, 'S3_URL must be an http or https address.'],
  [{ S3_URL: 'https://key@s3.test/bucket' }, 'S3_URL has a key without its secret'],
  [{ S3_URL: 'https://key:50%@s3.test/bucket' }, 'S3_URL has a key or secret with a bare % sign'],
  [{ DEMO_WORLD: 'yes' }, 'DEMO_WORLD must be on or off (it is "yes").'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// address'],
  [{ PUBLIC_URL: 'desk.test' }, 'PUBLIC_URL must be an http or https address'],
  [{ UPLOAD_LIMIT: '25 MB' }, 'UPLOAD_LIMIT must be a number of megabytes (it is "25 MB").'],
  [{ S3_URL: 'https://key:secret@bucket.test/' }, 'S3_URL must be an address with keys and a bucket'],
  [
    { FINANCE_HOSTS: 'https://api.example.com' },
    'FINANCE_HOSTS must be hosts separated by commas, like api.example.com, quotes.example.com:8443',
  ],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters'],
])('%j is told in one line', (env, line) => {
  expect(() => readConfig(env)).toThrow(line);
});

test('a wrong address that may contain a password is not repeated', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://u:hidden@x/y' })).not.toThrow('hidden');
  expect(() => readConfig({ S3_URL: 'https://key:hidden@bucket.test/' })).not.toThrow('hidden');
  expect(() => readConfig({ METRICS_TOKEN: 'hidden' })).not.toThrow('hidden');
});

test('secrets are generated once, readable only by the file’s owner, and the environment takes precedence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverdesk-secrets-'));
  const read = (env = {}) => {
    const { tokenKey, linkKey, sealingKeys, ...others } = readSecrets(folder, env);
    return {
      ...others,
      sealingKey: sealingKeys.current().id,
      tokenKey: tokenKey.export().toString('hex'),
      linkKey: linkKey.export().toString('hex'),
    };
  };
  const first = read();
  expect(first.tokenKey).toMatch(/^[0-9a-f]{64}$/);
  expect(read()).toEqual(first);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o077).toBe(0);
  const key = 'ab'.repeat(32);
  expect(read({ TOKEN_KEY: key }).tokenKey).toBe(key);
  expect(() => readSecrets(folder, { TOKEN_KEY: 'short' })).toThrow(
    'TOKEN_KEY must be at least 32 bytes in hexadecimal.',
  );
  rmSync(folder, { recursive: true });
});

test('a secrets.json of before gets the new secrets added and keeps the others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverdesk-secrets-'));
  const file = join(folder, 'secrets.json');
  const { sealingKeys, ...older } = stored(folder);
  expect(sealingKeys).toMatch(/^[0-9a-f]{64}$/);
  writeFileSync(file, JSON.stringify(older));
  const added = readSecrets(folder, {}).sealingKeys.current().id;
  expect(stored(folder)).toMatchObject(older);
  expect(readSecrets(folder, {}).sealingKeys.current().id).toBe(added);
  expect(statSync(file).mode & 0o077).toBe(0);
  rmSync(folder, { recursive: true });
});

test('what the environment gives is not added to secrets.json', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverdesk-secrets-'));
  const file = join(folder, 'secrets.json');
  const { sealingKeys, ...older } = stored(folder);
  writeFileSync(file, JSON.stringify(older));
  const key = 'cd'.repeat(32);
  const read = readSecrets(folder, { SEALING_KEYS: key });
  expect(read.sealingKeys.current().key.export().toString('hex')).toBe(key);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(older);
  rmSync(folder, { recursive: true });
});

/** What is in the file once the secrets were read. */
function stored(folder: string): Record<string, string> {
  readSecrets(folder, {});
  return JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'));
}
