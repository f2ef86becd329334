import { afterAll, beforeAll, expect, test } from 'vitest';
import { financeContractRoutes } from '#areas/finance-contracts/server/public.ts';
import { type FinanceWorld, newWorld } from '#areas/finance-contracts/server/test-data.ts';
import { createLogger } from '#platform/server/logger.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import { resendSignature } from '../contract.ts';
import { signatureJobs, signatureRoutes, sweepSignatures } from './public.ts';
import { type SigningWorld, signingWorld, withLink } from './test-signing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [signatureRoutes, financeContractRoutes], jobs: signatureJobs });
});
afterAll(() => app.close());

/** A contract that was approved as people do it, and whose agreement was sent. */
async function sentContract(): Promise<{ finance: FinanceWorld; world: SigningWorld }> {
  const finance = await newWorld(app);
  const { body } = await finance.add({ contractNumber: 'SPF-1' });
  const world = await signingWorld(app, { ...finance, contract: body.id });
  await world.request();
  return { finance, world };
}

const resend = (world: SigningWorld, id: number) =>
  world.person.client.call(resendSignature, { params: { id }, body: {} });
const save = (finance: FinanceWorld, { contract }: SigningWorld, fields: Record<string, unknown>) =>
  finance.save(contract, { contractNumber: 'SPF-1', ...fields });
const WITHDRAWN = 'This agreement was withdrawn. There is nothing to sign.';

const CHANGES = [
  ['edited to another payment', { paymentAmount: 120 }, 'changed', 'The contract has changed since then.'],
  [
    'edited to another day',
    { dateFinanced: '2026-01-06' },
    'changed',
    'The contract has changed since then.',
  ],
  ['given other policies', 'policies', 'changed', 'The contract has changed since then.'],
  ['given another number', { contractNumber: 'SPF-2' }, 'changed', 'The contract has changed since then.'],
  ['taken back to Quoted', { contractStatus: 'Quoted' }, 'quoted', 'The contract is no longer approved.'],
  ['voided', 'void', 'void', 'The contract is void.'],
] as const;

test.each(CHANGES)(
  'a contract that is %s leaves nothing to sign or decline: the link says that it was withdrawn, the list replaced, and Resend says why',
  async (_, fields, contract, why) => {
    const { finance, world } = await sentContract();
    const { id, token } = await world.newest();
    const given = fields === 'policies' ? { policyIds: [finance.policies[1]] } : fields;
    const changed = await (given === 'void' ? finance.void(world.contract) : save(finance, world, given));
    expect(changed.status).toBe(200);
    const link = withLink(app, token);
    expect((await link.show()).body.state).toBe('withdrawn');
    const refused = [await link.file(), await link.sign(), await link.decline()];
    expect(refused.map(({ status, error }) => [status, error.message])).toEqual(
      Array(3).fill([409, WITHDRAWN]),
    );
    await link.view();
    expect(await world.list()).toMatchObject([{ id, state: 'replaced', contract, viewedAt: null }]);
    const again = await resend(world, id);
    expect([again.status, again.error.message]).toEqual([409, `This cannot be sent again. ${why}`]);
  },
  PATIENCE,
);

test('a memo changes no terms: the link stays open, and so does one whose contract got its terms back', async () => {
  const { finance, world } = await sentContract();
  const link = withLink(app, (await world.newest()).token);
  await save(finance, world, { memo: 'Called twice.' });
  expect((await link.show()).body.state).toBe('open');
  await save(finance, world, { paymentAmount: 120 });
  expect((await link.show()).body.state).toBe('withdrawn');
  await save(finance, world, {});
  expect((await link.show()).body.state).toBe('open');
});

test.each(['declined', 'expired'])(
  'a request that was %s before its contract changed stays so and is not sent again',
  async (state) => {
    const { finance, world } = await sentContract();
    const { id, token } = await world.newest();
    if (state === 'declined') await withLink(app, token).decline();
    else await app.owner.query(`UPDATE signature_requests SET state = 'expired' WHERE id = $1`, [id]);
    await save(finance, world, { paymentAmount: 120 });
    expect(await world.list()).toMatchObject([{ state }]);
    expect((await resend(world, id)).error.message).toBe(
      'This cannot be sent again. The contract has changed since then.',
    );
  },
);

test('a request whose contract changed ends without telling anybody that it was not signed in time', async () => {
  const { finance, world } = await sentContract();
  const { id } = await world.newest();
  await save(finance, world, { paymentAmount: 120 });
  await app.owner.query('UPDATE signature_requests SET expires_at = now() WHERE id = $1', [id]);
  await sweepSignatures(app.services, createLogger('silent', { write: () => undefined }));
  const { rows } = await app.owner.query('SELECT state FROM signature_requests WHERE id = $1', [id]);
  expect(rows).toEqual([{ state: 'replaced' }]);
  expect(await world.told()).not.toContain('Signature Expired');
});

test(
  'whoever signs while the contract is being changed waits, and has then nothing to sign',
  async () => {
    const { world } = await sentContract();
    const { token } = await world.newest();
    const editor = await app.owner.connect();
    try {
      await editor.query('BEGIN');
      await editor.query('UPDATE finance_contracts SET payment_amount = 12000 WHERE id = $1', [
        world.contract,
      ]);
      const signing = withLink(app, token).sign();
      await until('the signer to wait', async () => {
        const waiting = 'SELECT 1 FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))';
        return (await editor.query(waiting)).rowCount === 1;
      });
      await editor.query('COMMIT');
      const { status, error } = await signing;
      expect([status, error.message]).toEqual([409, WITHDRAWN]);
    } finally {
      editor.release();
    }
    expect(await world.list()).toMatchObject([{ state: 'replaced', contract: 'changed' }]);
  },
  PATIENCE,
);

test('the paper of an endorsement leaves the open request of the agreement, and each is sent again by itself', async () => {
  const { world } = await sentContract();
  const agreement = await world.newest();
  await world.request(await world.newPaper('Endorsement SPF-1-E'));
  const endorsement = await world.newest();
  expect(await world.list()).toMatchObject([
    { id: endorsement.id, state: 'sent', isNewest: true },
    { id: agreement.id, state: 'sent', isNewest: true },
  ]);
  expect((await resend(world, agreement.id)).status).toBe(200);
  const again = await world.newest();
  expect((await world.list()).map(({ id, state }) => [id, state])).toEqual([
    [again.id, 'sent'],
    [endorsement.id, 'sent'],
    [agreement.id, 'replaced'],
  ]);
  for (const { token } of [again, endorsement]) expect((await withLink(app, token).sign()).status).toBe(200);
});

test('an agreement on new terms replaces the one before it for good, even if its terms come back', async () => {
  const { finance, world } = await sentContract();
  const { id, token } = await world.newest();
  await save(finance, world, { paymentAmount: 120 });
  await world.request(await world.newPaper('Premium Finance Agreement, again'));
  expect((await withLink(app, token).show()).body.state).toBe('replaced');
  await save(finance, world, {});
  expect((await world.list()).find((request) => request.id === id)?.state).toBe('replaced');
  expect((await resend(world, id)).error.message).toBe(
    'This cannot be sent again. A newer request took its place.',
  );
});
