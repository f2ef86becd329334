import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackOffice } from '#areas/accounts/server/test-data.ts';
import { keyIdOf, unseal } from '#platform/server/crypto/envelope.ts';
import { rotateKeys } from '#platform/server/crypto/rotate-keys.ts';
import { connectOwner } from '#platform/server/db/prepare-database.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { savePaymentMethod } from '../contract.ts';
import { paymentMethodRoutes } from './public.ts';

const place = { table: 'account_payment_methods', column: 'sealed_number' } as const;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [paymentMethodRoutes] });
});
afterAll(() => app.close());

test(
  'payment methods that are saved while keys rotate are all there, and open afterward',
  async () => {
    const { accounting, provider, newAccount } = await openBackOffice(app);
    const acct_id = await newAccount();
    const save = async (account: string, old?: { id: number; version: number }) => {
      const bank = { payment_type: 'ACH', routing: '021000021', office_amount: 10 };
      const answer = await accounting.client.call(savePaymentMethod, {
        body: { ...bank, acct_id, account, ...old },
      });
      expect(answer.status).toBe(200);
      return { id: answer.body.id as number, version: answer.body.version as number };
    };
    const owner = await connectOwner(app.ownerUrl);
    const rotate = () =>
      rotateKeys(owner, { dataDir: app.config.dataDir, given: undefined, columns: [place] });
    const expected = new Map<number, string>();
    const addAndChange = async (at: number) => {
      const added = await save(`1000${at}`);
      await save(`2000${at}`, added);
      expected.set(added.id, `2000${at}`);
    };
    const rotateOften = async () => {
      for (let round = 0; round < 4; round++) await rotate();
    };
    try {
      await Promise.all([rotateOften(), ...Array.from({ length: 12 }, (_, at) => addAndChange(at))]);
      await rotate();
      const keys = app.services.secrets.sealingKeys;
      const { rows } = await app.owner.query('SELECT id, sealed_number FROM account_payment_methods');
      expect(rows.length).toBe(12);
      for (const { id, sealed_number } of rows) {
        expect(keyIdOf(sealed_number)).toBe(keys.current().id);
        const at = { ...place, masterId: provider.masterId, row: id };
        expect(unseal(keys, at, sealed_number)).toBe(expected.get(id));
      }
    } finally {
      await owner.end();
    }
  },
  PATIENCE,
);
