import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSecrets } from '../config/secrets.ts';
import { connectOwner } from '../db/prepare-database.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { keyIdOf, seal, unseal } from './envelope.ts';
import { rotateKeys } from './rotate-keys.ts';

const columns = [{ table: 'account_payment_methods', column: 'sealed_number' }] as const;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [] });
});
afterAll(() => app.close());

test('rotate-keys seals everything with a new key while a process runs, which then seals with it too', async () => {
  const { masterId } = await app.newAgency({ isProvider: true });
  const running = app.services.secrets.sealingKeys;
  const place = (row: number) => ({
    masterId,
    table: 'account_payment_methods',
    column: 'sealed_number',
    row,
  });
  const before = running.current().id;
  for (let id = 1; id <= 450; id += 1)
    await app.owner.query(
      `INSERT INTO account_payment_methods (master_id, id, account, payment_type, office_amount, sealed_number, last_four)
       VALUES ($1, $2, $1, 'ACH', 0, $3, '6789')`,
      [masterId, id, seal(running, place(id), `12345${id}`)],
    );
  const owner = await connectOwner(app.ownerUrl);
  const rotate = () => rotateKeys(owner, { dataDir: app.config.dataDir, given: undefined, columns });
  try {
    expect(await rotate()).toBe(450);
    const { rows } = await app.owner.query('SELECT id, sealed_number FROM account_payment_methods');
    const now = running.current().id;
    expect(now).not.toBe(before);
    for (const { id, sealed_number } of rows) {
      expect(keyIdOf(sealed_number)).toBe(now);
      expect(unseal(running, place(id), sealed_number)).toBe(`12345${id}`);
    }
    // The key before stays for a save that is under way; with the next rotation it goes.
    expect(running.find(before)).toBeDefined();
    expect(await rotate()).toBe(450);
    expect(running.find(before)).toBeUndefined();
    expect(readSecrets(app.config.dataDir, {}).sealingKeys.current().id).toBe(running.current().id);
  } finally {
    await owner.end();
  }
});

test('a save that has sealed and not written yet is waited for', async () => {
  const owner = await connectOwner(app.ownerUrl);
  const saving = await connectOwner(app.ownerUrl);
  try {
    await saving.query('BEGIN');
    await saving.query('SELECT 1');
    let isOver = false;
    const rotating = rotateKeys(owner, { dataDir: app.config.dataDir, given: undefined, columns }).then(
      () => {
        isOver = true;
      },
    );
    await sleep(300);
    expect(isOver).toBe(false);
    await saving.query('COMMIT');
    await rotating;
  } finally {
    await Promise.all([owner.end(), saving.end()]);
  }
});
