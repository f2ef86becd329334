import { afterAll, beforeAll, expect, test } from 'vitest';
import { killInTheMiddle } from '#platform/server/testing/kill-in-the-middle.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import * as posting from '../posting-contract.ts';
import { commissionStatementRoutes } from './public.ts';
import { newWorld } from './test-world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionStatementRoutes] });
});
afterAll(() => app.close());

test(
  'a server that is killed in the middle of a post leaves nothing in the ledger, and the next post writes it once',
  async () => {
    const world = await newWorld(app);
    const file = await world.newFile();
    await world.newLine(file, world.ofAnna, 1001);
    const { client, masterId } = world.owner;
    await client.call(contract.createStatement, { body: { employee: world.anna.id } });
    const ledger = async () =>
      (
        await app.owner.query('SELECT cents FROM commission_ledger WHERE master_id = $1 ORDER BY id', [
          masterId,
        ])
      ).rows;

    const post = { body: { ids: [file] }, headers: { 'idempotency-key': 'month' } };
    await killInTheMiddle(app, {
      person: world.owner,
      endpoint: posting.postFiles,
      ...post,
      // The house's share: the post has written to the ledger by then.
      held: {
        text: 'SELECT id FROM commission_shares WHERE master_id = $1 AND employee_id IS NULL FOR UPDATE',
        values: [masterId],
      },
    });

    expect(await ledger()).toEqual([]);
    const again = () => client.call(posting.postFiles, post);
    expect((await again()).body).toEqual({ affected_items: 2, amount: 10.01 });
    expect((await again()).body).toEqual({ affected_items: 2, amount: 10.01 });
    expect(await ledger()).toEqual([{ cents: 500 }, { cents: 501 }]);
  },
  PATIENCE,
);
