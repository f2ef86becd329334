import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, expect, test } from 'vitest';
import { newThrowawayFolder } from '../testing/throwaway-folder.ts';
import { checkBucket } from './check-bucket.ts';
import { createFileStore } from './file-store.ts';

const folder = newThrowawayFolder('check-bucket');
afterAll(() => folder.remove());

const URL_GIVEN = 'https://key:hidden@s3.test/bucket';
const failing = (name: string) => ({
  folders: () => Promise.reject(Object.assign(new Error('words of the bucket'), { name })),
});

test.each([
  ['NoSuchBucket', 'the bucket is not there'],
  ['InvalidAccessKeyId', 'the key is not known'],
  ['SignatureDoesNotMatch', 'the secret does not fit the key'],
  ['AccessDenied', 'the key may not read the bucket'],
  ['PermanentRedirect', 'the bucket is in another region, which ?region= has to name'],
])('a bucket that answers %s ends the start in one line without the keys', async (name, words) => {
  await expect(checkBucket(URL_GIVEN, failing(name), () => undefined)).rejects.toThrow(
    new Error(`S3_URL does not work with s3.test/bucket: ${words}.`),
  );
});

test('a bucket that does not answer at the moment is told, and the start goes on', async () => {
  const said: string[] = [];
  await checkBucket(URL_GIVEN, failing('TimeoutError'), (line) => said.push(line));
  expect(said).toEqual([
    'S3_URL does not work with s3.test/bucket at the moment: words of the bucket. Starting without files.',
  ]);
});

test('without a bucket nothing is asked', async () => {
  await expect(checkBucket(undefined, failing('NoSuchBucket'), () => undefined)).resolves.toBeUndefined();
});

test('a real bucket that is there is taken, and one that is not ends the start', async () => {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // It signs the address of a bucket without the slash that the client sends when it lists.
    allowMismatchedSignatures: true,
    directory: join(folder.path, 'buckets'),
    configureBuckets: [{ name: 'coverdesk', configs: [] }],
  });
  const { port } = (await server.run()) as AddressInfo;
  const said: string[] = [];
  const check = (bucket: string) => {
    const s3Url = `http://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}`;
    return checkBucket(s3Url, createFileStore({ s3Url, dataDir: folder.path }), (line) => said.push(line));
  };
  await check('coverdesk');
  await expect(check('none')).rejects.toThrow(
    `S3_URL does not work with 127.0.0.1:${port}/none: the bucket is not there.`,
  );
  expect(said).toEqual([]);
  await server.close();
});
