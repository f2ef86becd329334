import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { httpGateway } from './http-gateway.ts';
import { type AskedCompanies, SECRET, startAskedCompanies } from './test-asked-companies.ts';
import { type CompanyServer, sendJson } from './test-company-server.ts';
import { payment, question } from './test-questions.ts';

let world: AskedCompanies;
let server: CompanyServer;
beforeAll(async () => {
  world = await startAskedCompanies();
  ({ server } = world);
});
beforeEach(() => {
  Object.assign(server, { requests: [], memo: '', answer: undefined });
});
afterAll(() => world.close());

test.each([
  ['GOTO', 'goto'],
  ['Unisoft', 'unisoft'],
  ['Finance Master', 'finance-master'],
])(
  '%s is asked below %s, with the secret and the operation id and without the memo',
  async (system, path) => {
    const asked = question({ customerMemo: 'Pays late. sandbox:quote-fails' });
    expect(await world.wayTo(await world.addressed({ finance_system: system })).quote(asked)).toHaveProperty(
      'options',
    );
    const [request] = server.requests;
    expect(request).toMatchObject({
      path: `/finance/${path}/v1/quote`,
      headers: { authorization: `Bearer ${SECRET}`, 'operation-id': asked.operationId },
      body: { state: 'FL', total: 1250, minimumDownPayment: 20, policies: [{ premium: 1200 }] },
    });
    expect(JSON.stringify(request?.body)).not.toContain('Pays late');
  },
);

const off = (change: (option: Record<string, number>) => void): CompanyServer['answer'] => {
  return (response, { status, body }) => {
    change(body.options[0]);
    sendJson(response, status, body);
  };
};
test.each<[string, string, number | null, CompanyServer['answer']]>([
  ['broken JSON', 'The answer could not be read.', 200, (response) => response.end('{"quoteCode":')],
  [
    'a redirect',
    'It answered with a redirect.',
    302,
    (response) => response.writeHead(302, { location: `http://${server.host}/finance/goto/v1/quote` }).end(),
  ],
  ['10 MB', 'The answer was too large.', 200, (response) => response.end(Buffer.alloc(10_485_760, 32))],
  [
    'a last payment a cent off',
    'The payments do not add up to their total.',
    200,
    off((option) => {
      option.lastPayment = Math.round((option.lastPayment as number) * 100 + 1) / 100;
    }),
  ],
  [
    'an APR that is wrong',
    'An APR is more than 1/8 of a point off.',
    200,
    off((option) => {
      option.APR = Math.round((option.APR as number) * 100 - 13) / 100;
    }),
  ],
  [
    'another thing than was asked for',
    'The answer is not what was asked for.',
    200,
    (response) => sendJson(response, 200, { quoteCode: 'Q', options: [] }),
  ],
  ['a failure of its own', 'It answered 500.', 500, (response) => sendJson(response, 500, { error: 'x' })],
])('%s is a refusal, and it is noted', async (_, words, status, answer) => {
  const company = await world.addressed();
  server.answer = answer;
  const asked = question();
  expect(await world.wayTo(company).quote(asked)).toEqual({
    failure: `${company.name} gave no answer that can be used. ${words}`,
    isUnanswered: true,
  });
  expect(server.requests).toHaveLength(1);
  expect(await world.noted(company)).toEqual([
    {
      kind: 'quote',
      operation_id: asked.operationId,
      status,
      result: 'failed',
      outcome: words,
      is_sandbox: false,
    },
  ]);
});

test('an answer that is late is a refusal, and it is noted', async () => {
  const company = await world.addressed();
  server.answer = () => undefined;
  const gateway = httpGateway(world.services, company, 100);
  expect(await gateway.quote(question())).toMatchObject({
    failure: expect.stringMatching(/No answer in time/),
    isUnanswered: true,
  });
  expect(await gateway.post(payment())).toMatchObject({ isPosted: false });
  expect(await world.noted(company)).toMatchObject([
    { outcome: 'No answer in time.', status: null },
    { outcome: 'No answer in time.', status: null },
  ]);
});

test.each([
  ['https://169.254.169.254/latest', 'The address leads into a private network.'],
  ['https://api.example.com', 'The address is not on the list of hosts.'],
  ['http://169.254.169.254', 'The address is not on the list of hosts.'],
])('%s is not asked, and that is noted', async (gateway_url, outcome) => {
  const company = await world.newCompany({ gateway_url });
  expect(await world.wayTo(company).quote(question())).toHaveProperty('failure');
  expect(await world.noted(company)).toMatchObject([{ outcome, status: null, is_sandbox: false }]);
});

test('a company that is out of service is asked again under the same id, three times at most', async () => {
  const company = await world.addressed();
  const asked = question();
  server.answer = (response, { status, body }) =>
    server.requests.length < 3 ? sendJson(response, 503, {}) : sendJson(response, status, body);
  expect(await world.wayTo(company).quote(asked)).toHaveProperty('options');
  expect(server.requests.map(({ headers }) => headers['operation-id'])).toEqual(
    Array(3).fill(asked.operationId),
  );
  expect(await world.noted(company)).toMatchObject([{ status: 200, outcome: 'Answered.' }]);
  server.answer = (response) => sendJson(response, 503, {});
  expect(await world.wayTo(company).quote(asked)).toHaveProperty('failure');
  expect(server.requests).toHaveLength(6);
});

test('a company that failed five times in a row rests, and another is asked all the same', async () => {
  const [company, other] = [await world.addressed(), await world.addressed()];
  server.answer = (response) => sendJson(response, 500, {});
  for (let turn = 0; turn < 5; turn += 1) await world.wayTo(company).quote(question());
  server.answer = undefined;
  // One of the five may have been done: that it rests does not answer it.
  expect(await world.wayTo(company).quote(question())).toMatchObject({ isUnanswered: true });
  expect(server.requests).toHaveLength(5);
  expect((await world.noted(company)).at(-1)).toMatchObject({
    outcome: 'It failed five times in a row and rests.',
  });
  expect(await world.wayTo(other).quote(question())).toHaveProperty('options');
});

test('a company whose address is corrected is asked at once', async () => {
  const company = await world.addressed();
  server.answer = (response) => sendJson(response, 500, {});
  for (let turn = 0; turn < 5; turn += 1) await world.wayTo(company).quote(question());
  server.answer = undefined;
  const corrected = { ...company, gatewayUrl: `http://${server.host}/corrected/` };
  expect(await world.wayTo(corrected).quote(question())).toHaveProperty('options');
});

test('refusals in words do not count as failures', async () => {
  const company = await world.addressed();
  server.memo = 'sandbox:quote-fails';
  for (let turn = 0; turn < 6; turn += 1)
    expect(await world.wayTo(company).quote(question())).toEqual({ failure: expect.any(String) });
  expect(server.requests).toHaveLength(6);
});

test('a secret that cannot be opened is a refusal, and nothing is sent', async () => {
  const company = { ...(await world.addressed()), sealedSecret: 'v1.gone.x.y' };
  expect(await world.wayTo(company).quote(question())).toHaveProperty('failure');
  expect(server.requests).toEqual([]);
});

test('neither the log of requests nor the log of the process has the secret', async () => {
  const company = await world.addressed();
  await world.wayTo(company).quote(question());
  const { rows } = await world.app.owner.query('SELECT * FROM finance_requests');
  expect(JSON.stringify(rows)).not.toContain(SECRET);
  expect(world.app.logLines.join('')).not.toContain(SECRET);
});
