import { z } from 'zod';
import { type Endpoint, EVENT_STREAM_TYPE, fileTypeOf, takesFiles } from '#platform/shared/endpoint.ts';
import { NOT_AGREED } from '../auth/agreement.ts';
import { signToken } from '../auth/tokens.ts';
import { viewingOnly } from '../http/admit.ts';
import { peopleOutside, personWithin } from './gate-people.ts';
import { firstOf, neededQuery, type PathIds, type ReadExample } from './read-example.ts';
import type { TestPerson } from './test-agency.ts';
import type { TestApp } from './test-app.ts';
import type { TestAnswer, TestRequest } from './test-client.ts';
import { viewAs } from './view-as.ts';

/** Makes a record of the named kind in that person's agency, below those that the path names before it. */
export type RecordBuilder = (app: TestApp, person: TestPerson, before: PathIds) => Promise<number | string>;

export interface Finding {
  endpoint: string;
  attempt: string;
  expected: string;
  got: number;
}

/** Bodies that no endpoint of ours can take. */
const NONSENSE: unknown[] = [
  null,
  [],
  'text',
  42,
  { x: 1 },
  {
    ...Object.fromEntries(
      ['id', 'name', 'email', 'version', 'query', 'page'].map((key) => [key, { $gt: '' }]),
    ),
  },
  { email: 'a'.repeat(10_000), password: '\u0000', version: -1.5, name: '😀'.repeat(2000) },
];

/** One endpoint on its walk: somebody who may call it, the ids of its path, and what went wrong. */
interface Walk {
  app: TestApp;
  endpoint: Endpoint;
  permitted: TestPerson;
  ids: PathIds;
  /** No expected status means anything except a 5xx. */
  check(attempt: string, expected: number[], answer: Promise<TestAnswer>): Promise<void>;
  /** Something did not come out as it should. */
  note(attempt: string, expected: string, got: number): void;
}

/**
 * Walks one endpoint as every kind of stranger would: not signed in, outside its gate, from another agency,
 * with nonsense. Returns what did not come out as the contract demands.
 */
export async function walkEndpoint(
  app: TestApp,
  endpoint: Endpoint,
  builders: Record<string, RecordBuilder>,
  example: ReadExample = {},
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const permitted = await personWithin(app, endpoint.allow);
  const walk: Walk = {
    app,
    endpoint,
    permitted,
    ids: await buildIds(app, endpoint, permitted, builders),
    async check(attempt, expected, answer) {
      const { status: got, headers } = await answer;
      const isFine = expected.length > 0 ? expected.includes(got) : got < 500;
      if (isFine && headers['x-request-id']) return;
      walk.note(attempt, expected.join(' or ') || 'below 500', got);
    },
    note(attempt, expected, got) {
      findings.push({ endpoint: `${endpoint.method} ${endpoint.path}`, attempt, expected, got });
    },
  };
  if (!endpoint.changes) await walkAsReader(walk, example);
  if (endpoint.allow !== 'anyone') await walkAsStranger(walk);
  await walkWithWrongIds(walk);
  if (takesFiles(endpoint)) await walkWithWrongUploads(walk);
  else if (endpoint.body.type !== 'undefined') await walkWithWrongBodies(walk);
  await walkWithWrongQueries(walk);
  return findings;
}

/** A read that changes something is refused by the database: a 5xx. One that is not answered would prove nothing. */
async function walkAsReader({ app, endpoint, permitted, ids, check }: Walk, example: ReadExample) {
  // The stream of events has no end to wait for.
  if (fileTypeOf(endpoint) === EVENT_STREAM_TYPE) return;
  const reading = { app, person: permitted, ids };
  const query = { ...neededQuery(endpoint), ...(await example.query?.(reading)) };
  const body = await example.body?.(reading);
  await check('a plain read', ANSWERED, permitted.client.call(endpoint, { params: ids, query, body }));
}

const ANSWERED = [200, 204, 404];

async function walkAsStranger(walk: Walk): Promise<void> {
  const { app, endpoint, permitted, ids, check } = walk;
  const { allow } = endpoint;
  await check('not signed in', [401], app.anyone.call(endpoint, { params: ids }));
  await check(
    'signed in with nonsense',
    [401],
    app.anyone.withToken('x.y.z').call(endpoint, { params: ids }),
  );
  await check(
    'signed in on the cookie from another site',
    [403],
    permitted.client.call(endpoint, fromElsewhere(ids)),
  );
  if (allow !== 'anyone' && allow !== 'signedIn') {
    for (const stranger of await peopleOutside(app, allow))
      await check('outside the gate', [403], stranger.client.call(endpoint, { params: ids }));
  }
  if (endpoint.changes) {
    const request = { params: ids, headers: { 'x-requested-with': '' } };
    await check('a change on the cookie without the marker', [403], permitted.client.call(endpoint, request));
    await walkBeforeAgreement(walk);
    await walkWhileViewing(walk);
  }
}

/** On the cookie and with a token alike, and before the body is looked at. */
async function walkBeforeAgreement({ app, endpoint, ids, note }: Walk): Promise<void> {
  const newcomer = await personWithin(app, endpoint.allow, { agreementAccepted: false });
  const token = signToken(app.services.secrets.tokenKey, { ...newcomer, employeeId: newcomer.id });
  for (const client of [app.anyone.withToken(token), newcomer.client]) {
    const { status, error } = await client.call(endpoint, { params: ids });
    const isRefused = status === 403 && error.message === NOT_AGREED;
    if (isRefused === endpoint.beforeAgreement)
      note('before the agreement is accepted', isRefused ? 'open' : '403 with its reason', status);
  }
}

/** The person whom an administrator views as could make the call themselves. */
async function walkWhileViewing({ app, endpoint, ids, note }: Walk): Promise<void> {
  const viewed = await personWithin(app, endpoint.allow);
  const viewer = await viewAs(app, viewed);
  const { status, error } = await viewer.client.call(endpoint, { params: ids });
  const isRefused = status === 403 && error.message === viewingOnly(viewed.name);
  if (isRefused === endpoint.whileViewing)
    note('while viewing as another person', isRefused ? 'open' : '403 with its reason', status);
}

async function walkWithWrongIds({ app, endpoint, permitted, ids, check }: Walk): Promise<void> {
  const schemas = Object.entries(endpoint.params.shape) as [string, z.ZodType][];
  const names = schemas.filter(([, schema]) => exampleOf(schema) === undefined).map(([name]) => name);
  for (const name of names) {
    const with_ = (value: string) => permitted.client.call(endpoint, { params: { ...ids, [name]: value } });
    await check(`nonsense as ${name}`, [422, 404], with_('nonsense'));
    await check(`a huge ${name}`, [422, 404], with_('9'.repeat(40)));
  }
  // The back office names the accounts of all agencies; anyone who is not with the provider was refused above.
  const namesRecord = schemas.some(
    ([name, schema]) => names.includes(name) && !(schema instanceof z.ZodEnum),
  );
  if (!namesRecord || endpoint.allow === 'backOffice' || endpoint.allow === 'accounting') return;
  const outsider = await personWithin(app, endpoint.allow);
  await check(
    "another agency's id",
    endpoint.body.type === 'undefined' ? [404] : [404, 422],
    outsider.client.call(endpoint, { params: ids }),
  );
}

async function walkWithWrongBodies({ endpoint, permitted, ids, check, note }: Walk): Promise<void> {
  const send = (body: unknown) => permitted.client.call(endpoint, { params: ids, body });
  for (const body of NONSENSE)
    await check(`nonsense body ${JSON.stringify(body)?.slice(0, 40)}`, [], send(body));
  const list = await send([]);
  await check('an array as body', [422], Promise.resolve(list));
  if (/Invalid|expected|received/.test(JSON.stringify(list.body)))
    note('an array as body', '422 in plain words', list.status);
  await check('broken JSON', [400], send('{"a":'));
}

async function walkWithWrongUploads({ endpoint, permitted, ids, check }: Walk): Promise<void> {
  const send = (body: unknown, type?: string) =>
    permitted.client.call(endpoint, { params: ids, body, headers: type ? { 'content-type': type } : {} });
  await check('no body at all', [422], send(undefined));
  await check('JSON in place of files', [415], send({ files: ['text'] }));
  await check('no parts', [422], send(new FormData()));
  const text = new FormData();
  text.append('files', 'text');
  await check('text in place of a file', [422], send(text));
  await check('a body without a border', [400], send('text', 'multipart/form-data'));
  await check('a body that breaks off', [400], send('--x\r\n', 'multipart/form-data; boundary=x'));
}

async function walkWithWrongQueries({ endpoint, permitted, ids, check }: Walk): Promise<void> {
  const isStream = fileTypeOf(endpoint) === EVENT_STREAM_TYPE;
  for (const key of Object.keys(endpoint.query.shape)) {
    for (const value of ['', '-1', '1e9', "'", '%', '\u0000', '😀', 'x'.repeat(5000)]) {
      // What it takes would be answered by a stream that has no end.
      if (isStream && endpoint.query.safeParse({ [key]: value }).success) continue;
      const request = { params: ids, query: { [key]: value } };
      await check(`${key}=${value.slice(0, 8)}`, [], permitted.client.call(endpoint, request));
    }
  }
}

/** A method that the address does not take is refused as such. */
export async function walkWrongMethods(app: TestApp): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { client } = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  const shape = (path: string) => path.replaceAll(/\{\w+\}/g, '1');
  for (const path of new Set(app.mounted.map((endpoint) => shape(endpoint.path)))) {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const isServed = app.app.findRoute({ url: path, method: method as 'POST' });
      if (isServed) continue;
      const { status } = await client.send(method, path, method === 'DELETE' ? {} : { body: {} });
      if (status !== 405) findings.push({ endpoint: path, attempt: method, expected: '405', got: status });
    }
  }
  return findings;
}

function fromElsewhere(ids: PathIds): TestRequest {
  return { params: ids, headers: { 'sec-fetch-site': 'cross-site' } };
}

/** A record of the person's agency for each id that the path names. */
export async function buildIds(
  app: TestApp,
  endpoint: Endpoint,
  person: TestPerson,
  builders: Record<string, RecordBuilder>,
): Promise<PathIds> {
  const ids: PathIds = {};
  for (const [name, schema] of Object.entries(endpoint.params.shape)) {
    const example = exampleOf(schema as z.ZodType) ?? firstOf(schema as z.ZodType);
    if (example !== undefined) {
      ids[name] = example;
      continue;
    }
    const kind = (schema as z.ZodType).meta()?.idOf as string | undefined;
    const build = kind === undefined ? undefined : builders[kind];
    if (!build)
      throw new Error(`${endpoint.path}: {${name}} has no builder; mark it with id('…') and register one.`);
    ids[name] = await build(app, person, ids);
  }
  return ids;
}

/** What is in a path for a word that names no record. */
function exampleOf(schema: z.ZodType): unknown {
  return schema.meta()?.example;
}
