import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLink, sealLink } from '#platform/server/auth/tokens.ts';
import { createLogger } from '#platform/server/logger.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { contractSignatures, resendSignature } from '../contract.ts';
import { LINK_PURPOSE } from './open-link.ts';
import { signatureJobs, signatureRoutes, sweepSignatures } from './public.ts';
import { type SigningWorld, signingWorld, withLink } from './test-signing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [signatureRoutes], jobs: signatureJobs });
});
afterAll(() => app.close());

const log = createLogger('silent', { write: () => undefined });
const sweep = () => sweepSignatures(app.services, log);
const sentWorld = async (): Promise<SigningWorld> => {
  const world = await signingWorld(app);
  await world.request();
  return world;
};
const makeOld = (id: number) =>
  app.owner.query(`UPDATE signature_requests SET expires_at = now() - interval '1 second' WHERE id = $1`, [
    id,
  ]);
const resend = (world: SigningWorld, id: number, body: object = {}) =>
  world.person.client.call(resendSignature, { params: { id }, body });

/** What every call with the link answers. */
async function answersOf(token: string) {
  const link = withLink(app, token);
  const shown = await link.show();
  const others = [await link.file(), await link.sign(), await link.decline()];
  return { shown, others: others.map(({ status, error }) => [status, error.message]) };
}

const ENDED = [
  [
    'used',
    'This link was used and cannot be used again.',
    async (world: SigningWorld) => {
      await withLink(app, (await world.newest()).token).sign();
    },
  ],
  ['expired', 'This link has expired.', async (world: SigningWorld) => makeOld((await world.newest()).id)],
  [
    'replaced',
    'A newer link took the place of this one. Look for it in your email.',
    (world: SigningWorld) => world.request(),
  ],
  [
    'withdrawn',
    'This agreement was withdrawn. There is nothing to sign.',
    (world: SigningWorld) =>
      app.owner.query(`UPDATE finance_contracts SET status = 'Voided' WHERE id = $1`, [world.contract]),
  ],
] as const;

test.each(ENDED)(
  'a link that is %s says “%s” to every call, and only whom to call',
  async (state, words, end) => {
    const world = await sentWorld();
    const { token } = await world.newest();
    await end(world);
    const { shown, others } = await answersOf(token);
    expect(shown.body).toEqual({
      state,
      language: 'en',
      agency: { name: 'Demo Agency', phone: '(305) 555-0110' },
    });
    expect(others).toEqual([
      [409, words],
      [409, words],
      [409, words],
    ]);
    expect((await withLink(app, token).view()).status).toBe(204);
  },
);

test(
  'a forged link, one of another purpose and one that never was get the same 404 that names nobody',
  async () => {
    const world = await sentWorld();
    const { token } = await world.newest();
    const { linkKey } = app.services.secrets;
    const link = openLink(linkKey, LINK_PURPOSE, token) as string;
    const [id, seal = ''] = token.split('.');
    const forged = [
      `${id}.${seal.slice(0, -2)}AA`,
      `${id}.`,
      id as string,
      'x',
      sealLink(linkKey, 'password-reset', link),
      sealLink(linkKey, 'signed-copy', link),
      sealLink(linkKey, LINK_PURPOSE, '00000000-0000-4000-8000-000000000000'),
    ];
    for (const each of forged) {
      const { shown, others } = await answersOf(each);
      expect([shown.status, shown.error]).toEqual([404, { message: 'There is no such record.' }]);
      expect(new Set(others.map(([status]) => status))).toEqual(new Set([404]));
    }
    expect((await world.list())[0]?.state).toBe('sent');
  },
  PATIENCE,
);

test(
  'the copy after signing is for the page that signed, for an hour, and never for the link of the mail',
  async () => {
    const world = await sentWorld();
    const { id, token } = await world.newest();
    const link = withLink(app, token);
    const { body } = await link.sign();
    expect((await link.copy(token)).status).toBe(404);
    expect((await link.copy(body.copy)).status).toBe(200);
    await app.owner.query(
      `UPDATE signature_requests SET answered_at = now() - interval '61 minutes' WHERE id = $1`,
      [id],
    );
    expect((await link.copy(body.copy)).status).toBe(404);
  },
  PATIENCE,
);

test('whoever tries wrong links without end is told to wait', async () => {
  const from = { remoteAddress: '198.51.100.7', method: 'GET' } as const;
  const tries = [];
  for (let at = 0; at < 61; at++)
    tries.push((await app.app.inject({ ...from, url: `/api/sign/x${at}` })).statusCode);
  expect([tries[59], tries[60]]).toEqual([404, 429]);
  expect(
    (await app.app.inject({ ...from, remoteAddress: '198.51.100.8', url: '/api/sign/x' })).statusCode,
  ).toBe(404);
});

test('sending again makes a new link for 14 days, to another address if one is given; the old one is replaced', async () => {
  const world = await sentWorld();
  const first = await world.newest();
  const { status, body } = await resend(world, first.id, { email: 'new@example.test' });
  expect(status).toBe(200);
  expect(body.results).toMatchObject([
    { state: 'sent', email: 'new@example.test', isNewest: true },
    { id: first.id, state: 'replaced', isNewest: false },
  ]);
  const days = (Date.parse(body.results[0].expiresAt) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(14, 2);
  const second = await world.newest();
  expect((await withLink(app, first.token).show()).body.state).toBe('replaced');
  expect((await withLink(app, second.token).show()).body.state).toBe('open');
  expect(await world.logged()).toContain('sent for signature again');
});

test.each(['expired', 'declined'])(
  'a request that is %s can be sent again, a signed or replaced one cannot',
  async (state) => {
    const world = await sentWorld();
    const first = await world.newest();
    if (state === 'expired') await makeOld(first.id);
    else await withLink(app, first.token).decline();
    expect((await resend(world, first.id)).status).toBe(200);
    expect((await resend(world, first.id)).error.message).toBe(
      'This cannot be sent again. A newer request took its place.',
    );
    const second = await world.newest();
    await withLink(app, second.token).sign();
    expect((await resend(world, second.id)).error.message).toBe('This cannot be sent again. It is signed.');
    expect((await resend(world, second.id, { email: 'nowhere' })).status).toBe(422);
  },
);

test(
  'of two who send again at the same time one does, and one open request is left',
  async () => {
    const world = await sentWorld();
    const { id } = await world.newest();
    const colleague = await world.agency.newPerson();
    const call = { params: { id }, body: {} };
    const answers = await Promise.all([
      world.person.client.call(resendSignature, call),
      colleague.client.call(resendSignature, call),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await world.list()).map(({ state }) => state)).toEqual(['sent', 'replaced']);
  },
  PATIENCE,
);

test('a paper that is sent for signature and sent again at the same time leaves one open request', async () => {
  const world = await sentWorld();
  const { id } = await world.newest();
  await Promise.all([world.request(), resend(world, id), world.request()]);
  const states = (await world.list()).map(({ state }) => state);
  expect([states[0], new Set(states.slice(1))]).toEqual(['sent', new Set(['replaced'])]);
});

test('another agency finds neither the requests nor anything to send again', async () => {
  const world = await sentWorld();
  const { id } = await world.newest();
  const stranger = await (await app.newAgency()).newPerson();
  const listed = await stranger.client.call(contractSignatures, { params: { id: world.contract } });
  const sent = await stranger.client.call(resendSignature, { params: { id }, body: {} });
  expect([listed.status, sent.status]).toEqual([404, 404]);
});

test('a request that nobody answered in 14 days expires: the sender is told once, however many look', async () => {
  const world = await sentWorld();
  const { id } = await world.newest();
  await sweep();
  expect((await world.list())[0]?.state).toBe('sent');
  await makeOld(id);
  await Promise.all([sweep(), sweep()]);
  const { rows } = await app.owner.query('SELECT state FROM signature_requests WHERE id = $1', [id]);
  expect(rows[0].state).toBe('expired');
  expect((await world.told()).filter((title) => title === 'Signature Expired')).toHaveLength(1);
  expect((await world.logged()).filter((action) => action === 'signature expired')).toHaveLength(1);
});

test('a customer and a designated agent each have a request of their own; a new paper replaces both', async () => {
  const world = await signingWorld(app);
  const signers = [
    { role: 'customer', name: 'Maria', email: 'm@example.test' },
    { role: 'agent', name: 'Ann Agent', email: 'a@example.test' },
  ] as const;
  await world.request({ signers, language: 'es' });
  expect((await world.list()).map(({ role, language, state }) => [role, language, state])).toEqual([
    ['agent', 'en', 'sent'],
    ['customer', 'es', 'sent'],
  ]);
  await world.request({ signers });
  expect((await world.list()).map(({ state }) => state)).toEqual(['sent', 'sent', 'replaced', 'replaced']);
});
