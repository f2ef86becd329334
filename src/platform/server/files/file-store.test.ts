import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFileStore, type FileStore } from './file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'coverdesk-files-'));
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  // It signs the address of a bucket without the slash that the client sends when it lists.
  allowMismatchedSignatures: true,
  directory: join(folder, 'buckets'),
  configureBuckets: [{ name: 'coverdesk', configs: [] }],
});
const stores: Record<string, FileStore> = {};
beforeAll(async () => {
  const { port } = (await server.run()) as AddressInfo;
  stores.disk = createFileStore({ dataDir: join(folder, 'data'), s3Url: undefined });
  const s3Url = `http://S3RVER:S3RVER@127.0.0.1:${port}/coverdesk`;
  stores.bucket = createFileStore({ dataDir: join(folder, 'none'), s3Url });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const KEY = 'attc2/1001/202646/0b6cb0f4-7a55-4b3e-8f0d-2f2b8c3f6a11.txt';
/** What the clock of the disk says, which need not be that of the test. */
function diskTime(): number {
  const file = join(folder, 'clock');
  writeFileSync(file, '');
  return statSync(file).mtimeMs;
}

const read = async (store: FileStore, key: string) => {
  const content = await store.open(key);
  if (!content) return undefined;
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

describe.each(['disk', 'bucket'])('on %s', (kind) => {
  const store = () => stores[kind] as FileStore;

  test('what is put can be read, listed and removed', async () => {
    const before = diskTime();
    await store().put(KEY, Buffer.from('first'));
    await store().put(KEY, Buffer.from('second'));
    const after = diskTime();
    expect(await read(store(), KEY)).toBe('second');
    const [file, ...others] = await store().list('attc2/1001/202646');
    expect(file?.key).toBe(KEY);
    // A bucket listing gives whole seconds or milliseconds, the disk gives fractions of them.
    expect(Number(file?.storedAt)).toBeGreaterThan(before - 1000);
    expect(Number(file?.storedAt)).toBeLessThan(after + 1000);
    expect(others).toEqual([]);
    await store().remove(KEY);
    expect(await read(store(), KEY)).toBeUndefined();
    expect(await store().list('attc2/1001/202646')).toEqual([]);
  });

  test('what is written piece by piece can be read, however large it is', async () => {
    const piece = Buffer.alloc(3_000_000, 'x');
    async function* pieces() {
      for (let at = 0; at < 7; at++) yield piece;
      yield Buffer.from('end');
    }
    expect(await store().write('take-outs/1001/a.zip', pieces())).toBe(21_000_003);
    const text = await read(store(), 'take-outs/1001/a.zip');
    expect(text?.length).toBe(21_000_003);
    expect(text?.endsWith('xend')).toBe(true);
    expect(await store().write('take-outs/1001/empty.zip', Readable.from([]))).toBe(0);
    expect(await read(store(), 'take-outs/1001/empty.zip')).toBe('');
  });

  test('of what breaks off while it is written nothing is kept', async () => {
    async function* breaking() {
      yield Buffer.alloc(17_000_000);
      throw new Error('broken off');
    }
    await expect(store().write('mail/1001/a.zip', breaking())).rejects.toThrow('broken off');
    expect(await store().open('mail/1001/a.zip')).toBeUndefined();
    expect(await store().list('mail/1001')).toEqual([]);
  });

  test('the folders of a folder are named', async () => {
    for (const key of ['locker/1001/a.txt', 'locker/1002/a.txt', 'locker/1002/b.txt', 'locker/c.txt'])
      await store().put(key, Buffer.from('x'));
    expect((await store().folders('locker')).sort()).toEqual(['1001', '1002']);
  });

  test('what is not there is not there, and removing it is not an error', async () => {
    expect(await store().open('attc2/1/202601/none.txt')).toBeUndefined();
    await store().remove('attc2/1/202601/none.txt');
    expect(await store().folders('bring-ins')).toEqual([]);
    expect(await store().list('forms/at')).toEqual([]);
  });

  test.each([
    '../secrets.json',
    'attc2/../../x',
    '/etc/passwd',
    'attc2//x',
    'attc2/x\0.txt',
    'a\\b',
    'elsewhere/x.txt',
    '',
  ])('the key %j never becomes a path', async (key) => {
    await expect(store().put(key, Buffer.from('x'))).rejects.toThrow('not the key');
    await expect(store().open(key)).rejects.toThrow('not the key');
    await expect(store().remove(key)).rejects.toThrow('not the key');
  });
});

test('a file on disk is readable only by its owner, and no draft stays behind', async () => {
  await stores.disk?.put(KEY, Buffer.from('mine'));
  const path = join(folder, 'data', KEY);
  expect(statSync(path).mode & 0o077).toBe(0);
  expect(statSync(join(path, '..')).mode & 0o077).toBe(0);
  expect(readdirSync(join(path, '..'))).toHaveLength(1);
});

test('with a bucket, nothing is written to the data folder', () => {
  expect(existsSync(join(folder, 'none'))).toBe(false);
});

test('a wrong key of the bucket is an error, not an empty store', async () => {
  const { port } = server.httpServer.address() as AddressInfo;
  const s3Url = `http://wrong:wrong@127.0.0.1:${port}/coverdesk`;
  const wrong = createFileStore({ dataDir: folder, s3Url });
  await expect(wrong.put(KEY, Buffer.from('x'))).rejects.toThrow();
});
