import { afterAll, beforeAll, expect, test } from 'vitest';
import { liveRoutes } from '#platform/server/live/routes.ts';
import { readPdfText } from '#platform/server/pdf/test-read-pdf-text.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { signatureJobs, signatureRoutes } from './public.ts';
import { type SigningWorld, signingWorld, TYPED, withLink } from './test-signing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    areas: [signatureRoutes, liveRoutes],
    jobs: signatureJobs,
    env: { TRUST_PROXY: '1' },
  });
});
afterAll(() => app.close());

const sentWorld = async (): Promise<SigningWorld> => {
  const world = await signingWorld(app);
  await world.request();
  return world;
};
const page = async (world: SigningWorld) => withLink(app, (await world.newest()).token);
const stateOf = async (world: SigningWorld) => (await world.list())[0]?.state;

test('the page is given what the paper shows, the agency and its telephone, and nothing else', async () => {
  const world = await sentWorld();
  const { status, body } = await (await page(world)).show();
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(
    ['agency', 'email', 'language', 'lastDay', 'name', 'role', 'state', 'summary', 'title'].sort(),
  );
  expect(body).toMatchObject({
    state: 'open',
    agency: { name: 'Demo Agency', phone: '(305) 555-0110' },
    name: 'Maria L. Johnson',
    summary: { APR: 25.68, totalOfPayments: 1121.82, downPayment: 250 },
  });
  const file = await (await page(world)).file();
  expect([file.status, file.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
});

test('looking with GET and HEAD uses nothing up; the page itself says that it was looked at, once', async () => {
  const world = await sentWorld();
  const { token } = await world.newest();
  const link = withLink(app, token);
  for (const method of ['HEAD', 'GET'] as const)
    for (const path of ['', '/document.pdf']) {
      const { statusCode } = await app.app.inject({ method, url: `/api/sign/${token}${path}` });
      expect(statusCode).toBe(200);
    }
  expect(await stateOf(world)).toBe('sent');
  expect((await link.view()).status).toBe(204);
  expect((await link.view()).status).toBe(204);
  expect(await stateOf(world)).toBe('viewed');
  expect((await world.told()).filter((title) => title === 'Looked At for Signature')).toHaveLength(1);
  expect((await link.show()).body.state).toBe('open');
});

test(
  'signing is once: the contract gets the original with its audit page, created by whoever sent it',
  async () => {
    const world = await sentWorld();
    const link = await page(world);
    const signed = await link.sign(TYPED, {
      'x-forwarded-for': '203.0.113.9',
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605.1.15',
    });
    expect(signed.status).toBe(200);
    const copy = await link.copy(signed.body.copy);
    const text = readPdfText(copy.bytes).join(' ');
    const [request] = await world.list();
    expect(text).toContain('PREMIUM FINANCE AGREEMENT');
    for (const said of [
      'Maria L. Johnson',
      'maria.johnson@example.test',
      '203.0.113.9',
      'Safari on iPhone',
      'I agree to sign it electronically',
      signed.body.signedAtWords,
    ])
      expect(text).toContain(said);
    const { rows } = await app.owner.query(
      `SELECT a.employee_id, a.record_id, a.table_name, r.sha256 FROM attachments a, signature_requests r
     WHERE a.id = $1 AND r.id = $2`,
      [request?.signedAttachmentId, request?.id],
    );
    expect(rows).toEqual([
      {
        employee_id: world.person.id,
        record_id: world.contract,
        table_name: 'premiumFinance',
        sha256: expect.any(String),
      },
    ]);
    expect(text.replaceAll(' ', '')).toContain(rows[0].sha256);
    expect(request?.state).toBe('signed');
    expect((await link.sign()).status).toBe(409);
    expect(await world.told()).toContain('Signed');
    expect(await world.logged()).toContain('signed');
  },
  PATIENCE,
);

test(
  'a drawn signature is taken within its limits, and beyond them is told',
  async () => {
    const world = await sentWorld();
    const link = await page(world);
    const drawn = (strokes: number[][][]) => ({ ...TYPED, signature: { kind: 'drawn', strokes } });
    const line = (points: number) => Array.from({ length: points }, (_, at) => [at % 1000, at % 300]);
    for (const strokes of [
      [],
      [[]],
      [line(4001)],
      Array(61).fill(line(2)),
      [[[1, -1]]],
      [[[1, 2, 3]]],
      [line(1)],
    ])
      expect((await link.sign(drawn(strokes))).status).toBe(422);
    expect(
      (await link.sign({ ...TYPED, signature: { kind: 'drawn', strokes: [line(900_000)] } })).status,
    ).toBe(413);
    const { status, body } = await link.sign(drawn([line(40), line(12)]));
    expect(status).toBe(200);
    expect(readPdfText((await link.copy(body.copy)).bytes).join(' ')).toContain('Drawn by hand');
  },
  PATIENCE,
);

test.each([
  [{ ...TYPED, consent: false }, 'Agree to sign electronically first.'],
  [{ ...TYPED, signature: { kind: 'typed', name: '  ' } }, 'Type your name or draw your signature.'],
  [{ ...TYPED, signature: { kind: 'typed', name: '123' } }, 'Type your name in letters.'],
  [{ ...TYPED, signature: { kind: 'typed', name: 'x'.repeat(121) } }, 'At most 120 characters.'],
  [{ ...TYPED, language: 'fr' }, 'Choose English or Spanish.'],
  [{ consent: true, language: 'en' }, 'Type your name or draw your signature.'],
])('%j is refused with: %s', async (body, message) => {
  const world = await sentWorld();
  const refused = await (await page(world)).sign(body);
  expect([refused.status, refused.error['Improperly formatted request']]).toEqual([422, [message]]);
  expect(await stateOf(world)).toBe('sent');
});

test(
  'of ten who sign at the same time one has signed, and there is one signed paper',
  async () => {
    const world = await sentWorld();
    const link = await page(world);
    const answers = await Promise.all(Array.from({ length: 10 }, () => link.sign()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const { rows } = await app.owner.query(
      `SELECT count(*) AS papers FROM attachments WHERE record_id = $1 AND table_name = 'premiumFinance'`,
      [world.contract],
    );
    expect(rows[0].papers).toBe(2);
  },
  PATIENCE,
);

test(
  'signing and declining at the same time: one of them happened',
  async () => {
    const world = await sentWorld();
    const link = await page(world);
    const statuses = (await Promise.all([link.sign(), link.decline('Too dear')])).map(({ status }) => status);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(1);
  },
  PATIENCE,
);

test('declining says why, ends the link and tells the sender', async () => {
  const world = await sentWorld();
  const link = await page(world);
  expect((await link.decline('x'.repeat(501))).status).toBe(422);
  expect((await link.decline('The down payment is wrong.')).status).toBe(204);
  expect(await world.list()).toMatchObject([{ state: 'declined', reason: 'The down payment is wrong.' }]);
  expect(await world.told()).toContain('Declined to Sign');
  expect((await link.decline()).status).toBe(409);
  expect((await link.show()).body.state).toBe('used');
});

test(
  'the audit page names a signed-in employee of the agency, and nobody of another one',
  async () => {
    for (const isOwn of [true, false]) {
      const world = await sentWorld();
      const { token } = await world.newest();
      const agency = isOwn ? world.agency : await app.newAgency();
      const employee = await agency.newPerson({ firstName: 'Desk', lastName: 'Clerk' });
      const signed = await employee.client.send('POST', `/api/sign/${token}/sign`, { body: TYPED });
      const copy = await withLink(app, token).copy(signed.body.copy);
      const text = readPdfText(copy.bytes).join(' ');
      expect(text.includes(`Desk Clerk, ${employee.email}`)).toBe(isOwn);
    }
  },
  PATIENCE,
);

test('a call that another site made the browser send signs nothing', async () => {
  const world = await sentWorld();
  const refused = await (await page(world)).sign(TYPED, { 'sec-fetch-site': 'cross-site' });
  expect([refused.status, await stateOf(world)]).toEqual([403, 'sent']);
});

test('a paper whose stored bytes are not those that were sent is neither shown nor signed', async () => {
  const world = await sentWorld();
  await app.owner.query(`UPDATE signature_requests SET sha256 = repeat('0', 64) WHERE contract_id = $1`, [
    world.contract,
  ]);
  const link = await page(world);
  expect([(await link.file()).status, (await link.sign()).status]).toEqual([409, 409]);
  expect(await stateOf(world)).toBe('sent');
});
