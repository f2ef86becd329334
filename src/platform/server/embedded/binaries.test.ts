import { mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBinDir, mendLinks } from './binaries.ts';

test('repairs library links that an install without scripts leaves out, also when two do it at the same time', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'coverdesk-links-'));
  mkdirSync(join(dir, 'native', 'lib'), { recursive: true });
  writeFileSync(join(dir, 'native', 'lib', 'libpq.so.5.18'), '');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  writeFileSync(join(dir, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  await Promise.all([mendLinks(dir), mendLinks(dir)]);
  await mendLinks(dir);
  expect(readlinkSync(join(dir, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  rmSync(dir, { recursive: true });
});

test('a platform without a package is named', async () => {
  await expect(findBinDir('plan9', 'mips')).rejects.toThrow('There is no embedded PostgreSQL for plan9-mips');
});
