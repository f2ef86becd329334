import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { unzip, zipEntries } from './zip.ts';
import { directoryEntry, endRecords, ZipWriter } from './zip-writer.ts';

const NOW = new Date('2026-11-16T17:30:10Z');

async function zipped(files: Record<string, readonly string[]>): Promise<Buffer> {
  const zip = new ZipWriter(NOW);
  const pieces: Buffer[] = [];
  for (const [name, content] of Object.entries(files)) {
    const bytes = Readable.from(content.map((piece) => Buffer.from(piece)));
    for await (const piece of zip.entry(name, bytes, 6)) pieces.push(piece);
  }
  return Buffer.concat([...pieces, ...zip.end()]);
}

test('every entry reads as it was written, under its name', async () => {
  const long = 'Ärzte und Bäcker\r\n'.repeat(20_000);
  const bytes = await zipped({ 'a.csv': ['id,', 'name\r\n'], 'files/Gruß.txt': [long], 'empty.txt': [] });
  const entries = zipEntries(bytes) ?? [];
  expect(entries.map(({ name }) => name)).toEqual(['a.csv', 'files/Gruß.txt', 'empty.txt']);
  const texts = entries.map((entry) => unzip(bytes, entry, 1_000_000)?.toString());
  expect(texts).toEqual(['id,name\r\n', long, '']);
  expect(bytes.length).toBeLessThan(long.length / 10);
});

test('more than 65,534 entries, or a directory beyond 4 GB, are counted in the larger records', () => {
  const few = endRecords({ count: 3, start: 100, size: 200 });
  expect([few.length, few.readUInt16LE(10), few.readUInt32LE(16)]).toEqual([22, 3, 100]);
  const many = endRecords({ count: 70_000, start: 2 ** 33, size: 200 });
  expect(many.readUInt32LE(0)).toBe(0x06064b50);
  expect([many.readBigUInt64LE(32), many.readBigUInt64LE(40), many.readBigUInt64LE(48)]).toEqual([
    70_000n,
    200n,
    2n ** 33n,
  ]);
  expect([many.readUInt32LE(56), many.readBigUInt64LE(64)]).toEqual([0x07064b50, 2n ** 33n + 200n]);
  expect([many.readUInt32LE(76), many.readUInt16LE(86), many.readUInt32LE(92)]).toEqual([
    0x06054b50, 0xffff, 0xffffffff,
  ]);
});

test('sizes and places beyond 4 GB are in the extra field, and only those', () => {
  const five = 5 * 1024 ** 3;
  const facts = { name: Buffer.from('a'), time: Buffer.alloc(4), crc: 7 };
  const bytes = directoryEntry({ ...facts, packed: 100, unpacked: five, at: five + 1 });
  expect([bytes.readUInt32LE(20), bytes.readUInt32LE(24), bytes.readUInt32LE(42)]).toEqual([
    100, 0xffffffff, 0xffffffff,
  ]);
  expect([bytes.readUInt16LE(47), bytes.readUInt16LE(49)]).toEqual([1, 16]);
  expect([bytes.readBigUInt64LE(51), bytes.readBigUInt64LE(59)]).toEqual([BigInt(five), BigInt(five + 1)]);
  expect(directoryEntry({ ...facts, packed: 1, unpacked: 2, at: 3 }).readUInt16LE(30)).toBe(0);
});

test('an error of the content comes out of the archive', async () => {
  const zip = new ZipWriter(NOW);
  async function* breaking() {
    yield Buffer.from('first');
    throw new Error('broken off');
  }
  await expect(Readable.from(zip.entry('a', breaking(), 6)).toArray()).rejects.toThrow('broken off');
});
