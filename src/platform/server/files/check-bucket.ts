import type { FileStore } from './file-store.ts';

/** Words for what a bucket answers when a setting is wrong; anything else may be over in a moment. */
const WRONG: Record<string, string> = {
  NoSuchBucket: 'the bucket is not there',
  InvalidAccessKeyId: 'the key is not known',
  SignatureDoesNotMatch: 'the secret does not fit the key',
  AccessDenied: 'the key may not read the bucket',
  PermanentRedirect: 'the bucket is in another region, which ?region= has to name',
  AuthorizationHeaderMalformed: 'the bucket is in another region, which ?region= has to name',
};
const LONGEST_MS = 10_000;

/**
 * Refuses keys and buckets that cannot work, before the database is touched. A bucket that does not answer is only
 * told: everything but files works without it, and /api/ready says so until it is back.
 */
export async function checkBucket(
  s3Url: string | undefined,
  files: Pick<FileStore, 'folders'>,
  say: (line: string) => void,
): Promise<void> {
  if (s3Url === undefined) return;
  const { host, pathname } = new URL(s3Url);
  const where = `S3_URL does not work with ${host}${pathname}`;
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no answer')), LONGEST_MS).unref();
  });
  try {
    await Promise.race([files.folders('attc2'), late]);
  } catch (error) {
    const { name, message } = error as Error;
    const wrong = WRONG[name];
    if (wrong) throw new Error(`${where}: ${wrong}.`, { cause: error });
    say(`${where} at the moment: ${message || name}. Starting without files.`);
  }
}
