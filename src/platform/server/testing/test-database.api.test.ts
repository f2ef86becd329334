import { expect, inject, test } from 'vitest';
import { connectOwner } from '../db/prepare-database.ts';
import { cloneTemplate, onDatabase, TEMPLATE } from './test-database.ts';

const server = { ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') };

test('nobody connects to the template, so that it can be cloned at any time', async () => {
  await expect(connectOwner(onDatabase(server.ownerUrl, TEMPLATE))).rejects.toThrow(
    'not currently accepting connections',
  );
});

test('several files clone the template at the same time', async () => {
  const databases = await Promise.all([1, 2, 3].map(() => cloneTemplate(server)));
  for (const { ownerUrl, drop } of databases) {
    const owner = await connectOwner(ownerUrl);
    const { rows } = await owner.query('SELECT count(*)::int AS agencies FROM agencies');
    expect(rows).toEqual([{ agencies: 0 }]);
    await owner.end();
    await drop();
  }
});
