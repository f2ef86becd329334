import type { z } from 'zod';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import { PERMISSIONS } from '#platform/shared/permissions.ts';
import type { TestPerson } from './test-agency.ts';
import type { TestApp } from './test-app.ts';
import type { TestAnswer, TestRequest } from './test-client.ts';

/** Makes a record of the named kind in that person's agency and answers its id. */
export type RecordBuilder = (app: TestApp, person: TestPerson) => Promise<number | string>;

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

/**
 * Walks one endpoint as every kind of stranger would: not signed in, without the permission, from another
 * agency, with nonsense. Answers what did not come out as the contract demands.
 */
export async function walkEndpoint(
  app: TestApp,
  endpoint: Endpoint,
  builders: Record<string, RecordBuilder>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const agency = await app.newAgency();
  const permitted = await agency.newPerson({ permissions: permissionsFor(endpoint) });
  const ids = await buildIds(app, endpoint, permitted, builders);
  const check = async (attempt: string, expected: number[], answer: Promise<TestAnswer>) => {
    const { status, headers } = await answer;
    const isFine = expected.length > 0 ? expected.includes(status) : status < 500;
    if (!isFine || !headers['x-request-id']) {
      const promise = expected.join(' or ') || 'below 500';
      findings.push({
        endpoint: `${endpoint.method} ${endpoint.path}`,
        attempt,
        expected: promise,
        got: status,
      });
    }
  };

  if (endpoint.allow !== 'anyone') {
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
  }
  if (endpoint.allow !== 'anyone' && endpoint.allow !== 'signedIn') {
    const stranger = await agency.newPerson({ permissions: everythingBut(endpoint) });
    await check('without the permission', [403], stranger.client.call(endpoint, { params: ids }));
  }
  if (endpoint.allow !== 'anyone' && endpoint.changes) {
    const request = { params: ids, headers: { 'x-requested-with': '' } };
    await check('a change on the cookie without the marker', [403], permitted.client.call(endpoint, request));
  }
  for (const name of Object.keys(ids)) {
    const request = { params: { ...ids, [name]: 'nonsense' } };
    await check(`nonsense as ${name}`, [422, 404], permitted.client.call(endpoint, request));
    await check(
      `a huge ${name}`,
      [422, 404],
      permitted.client.call(endpoint, { params: { ...ids, [name]: '9'.repeat(40) } }),
    );
  }
  if (Object.keys(ids).length > 0) {
    const outsider = await (await app.newAgency()).newPerson({ permissions: permissionsFor(endpoint) });
    await check(
      "another agency's id",
      endpoint.body.type === 'undefined' ? [404] : [404, 422],
      outsider.client.call(endpoint, { params: ids }),
    );
  }
  if (endpoint.body.type !== 'undefined') {
    for (const body of NONSENSE) {
      const attempt = `nonsense body ${JSON.stringify(body)?.slice(0, 40)}`;
      await check(attempt, [], permitted.client.call(endpoint, { params: ids, body }));
    }
    await check('an array as body', [422], permitted.client.call(endpoint, { params: ids, body: [] }));
    await check('broken JSON', [400], permitted.client.call(endpoint, { params: ids, body: '{"a":' }));
  }
  for (const key of Object.keys(endpoint.query.shape)) {
    for (const value of ['', '-1', '1e9', "'", '%', '\u0000', '😀', 'x'.repeat(5000)]) {
      const request = { params: ids, query: { [key]: value } };
      await check(`${key}=${value.slice(0, 8)}`, [], permitted.client.call(endpoint, request));
    }
  }
  return findings;
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

function permissionsFor(endpoint: Endpoint) {
  return endpoint.allow === 'anyone' || endpoint.allow === 'signedIn' ? {} : { [endpoint.allow]: 1 as const };
}

function everythingBut(endpoint: Endpoint) {
  const others = PERMISSIONS.filter((name) => ![endpoint.allow, 'PRowner', 'PRadmin'].includes(name));
  return Object.fromEntries(others.map((name) => [name, 1 as const]));
}

function fromElsewhere(ids: Record<string, unknown>): TestRequest {
  return { params: ids, headers: { 'sec-fetch-site': 'cross-site' } };
}

async function buildIds(
  app: TestApp,
  endpoint: Endpoint,
  person: TestPerson,
  builders: Record<string, RecordBuilder>,
): Promise<Record<string, unknown>> {
  const ids: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(endpoint.params.shape)) {
    const kind = (schema as z.ZodType).meta()?.idOf as string | undefined;
    const build = kind === undefined ? undefined : builders[kind];
    if (!build)
      throw new Error(`${endpoint.path}: {${name}} has no builder; mark it with id('…') and register one.`);
    ids[name] = await build(app, person);
  }
  return ids;
}
