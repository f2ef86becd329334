import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { walkEndpoint, walkWrongMethods } from '#platform/server/testing/endpoint-walker.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { ENDPOINTS } from './all-endpoints.ts';
import { AREA_JOBS, AREA_ROUTES } from './areas.ts';
import { exampleOf, READ_EXAMPLES } from './testing/read-examples.ts';
import { BUILDERS } from './testing/record-builders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: AREA_ROUTES, jobs: AREA_JOBS });
});
afterAll(() => app.close());

describe.each(ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    test('refuses strangers, foreigners and nonsense as the contract says, never with a 5xx', async () => {
      expect(await walkEndpoint(app, endpoint, BUILDERS, exampleOf(endpoint))).toEqual([]);
    });
  },
);

test('every example is of a read that there is', () => {
  const reads = ENDPOINTS.filter(({ changes }) => !changes).map(({ path }) => path as string);
  expect(Object.keys(READ_EXAMPLES).filter((path) => !reads.includes(path))).toEqual([]);
});

test('a method that an address does not take is 405', async () => {
  expect(await walkWrongMethods(app)).toEqual([]);
});

test('every endpoint is in the OpenAPI document, and nothing else', async () => {
  const { body } = await app.anyone.send('GET', '/api/openapi.json');
  const documented = Object.entries(body.paths as Record<string, object>).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.sort()).toEqual(ENDPOINTS.map(({ method, path }) => `${method} ${path}`).sort());
});
