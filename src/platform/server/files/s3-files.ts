import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { checkedKey, type FileStore } from './file-store.ts';
import { inPartsOf } from './in-parts.ts';

/** A bucket takes up to 10,000 parts of at least 5 MB, so a file may have 156 GB; one part is in memory at a time. */
const PART_BYTES = 16 * 1024 * 1024;

/** Files in a bucket of anything that speaks S3: `https://key:secret@host/bucket?region=…`. */
export function s3Files(address: string): FileStore {
  const url = new URL(address);
  const Bucket = url.pathname.replaceAll('/', '');
  const client = new S3Client({
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
    forcePathStyle: true,
    // Servers other than Amazon's do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const pages = (folder: string, delimiter?: string) =>
    paginateListObjectsV2({ client }, { Bucket, Prefix: `${checkedKey(folder)}/`, Delimiter: delimiter });
  return {
    async put(key, bytes) {
      await client.send(
        new PutObjectCommand({ Bucket, Key: checkedKey(key), Body: bytes, ContentLength: bytes.length }),
      );
    },
    async write(key, content) {
      const place = { Bucket, Key: checkedKey(key) };
      const { UploadId } = await client.send(new CreateMultipartUploadCommand(place));
      const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
      let size = 0;
      try {
        for await (const Body of inPartsOf(PART_BYTES, content)) {
          const part = { ...place, UploadId, PartNumber: Parts.length + 1 };
          const { ETag } = await client.send(
            new UploadPartCommand({ ...part, Body, ContentLength: Body.length }),
          );
          Parts.push({ ETag, PartNumber: part.PartNumber });
          size += Body.length;
        }
        await client.send(
          new CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload: { Parts } }),
        );
        return size;
      } catch (error) {
        // Parts that are never put together would be paid for.
        await client.send(new AbortMultipartUploadCommand({ ...place, UploadId })).catch(() => undefined);
        throw error;
      }
    },

    async open(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: checkedKey(key) }));
        return Body as AsyncIterable<Uint8Array> | undefined;
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkedKey(key) }));
    },
    async folders(folder) {
      const names: string[] = [];
      for await (const { CommonPrefixes = [] } of pages(folder, '/'))
        names.push(...CommonPrefixes.map(({ Prefix = '' }) => Prefix.split('/').at(-2) ?? ''));
      return names;
    },
    async list(folder) {
      const files: { key: string; storedAt: Date }[] = [];
      for await (const { Contents = [] } of pages(folder))
        for (const { Key, LastModified } of Contents)
          if (Key && LastModified) files.push({ key: Key, storedAt: LastModified });
      return files;
    },
    async *walk(root) {
      for await (const { Contents = [] } of pages(root)) for (const { Key } of Contents) if (Key) yield Key;
    },
  };
}
