import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildIds } from '#platform/server/testing/endpoint-walker.ts';
import { personWithin } from '#platform/server/testing/gate-people.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { ENDPOINTS } from './all-endpoints.ts';
import { AREA_JOBS, AREA_ROUTES } from './areas.ts';
import { LIST_ROWS } from './testing/list-rows.ts';
import { BUILDERS } from './testing/record-builders.ts';

/** Whatever takes a page is a list in pages: a new one is in this table by its contract. */
const LISTS = ENDPOINTS.filter(({ query }) => 'page' in query.shape);

const LIST_FIELDS = ['page', 'per_page', 'sort', 'reverse'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: AREA_ROUTES, jobs: AREA_JOBS });
});
afterAll(() => app.close());

/** Requests one list, as somebody who may, after making this many rows for it. */
async function openList(endpoint: (typeof LISTS)[number], rowsMade: number) {
  const rows = LIST_ROWS[endpoint.path];
  if (!rows) throw new Error(`${endpoint.path}: say in list-rows.ts how the list gets a row.`);
  const person = await personWithin(app, endpoint.allow);
  const ids = (await buildIds(app, endpoint, person, BUILDERS)) as Record<string, number>;
  const listing = { app, owner: app.owner, person, masterId: person.masterId, ids };
  for (let at = 1; at <= rowsMade; at++) await rows.add(listing, at);
  const size = 'per_page' in endpoint.query.shape ? 'per_page' : 'count';
  return (page: unknown) =>
    person.client.call(endpoint, {
      params: ids,
      query: { ...rows.query, [size]: 1, page },
      body: rows.body?.(listing),
    });
}

test('page, rows on a page and order are in the query of a list, and in no body', () => {
  const inBody = ENDPOINTS.filter(({ body }) => body instanceof z.ZodObject).flatMap(({ path, body }) =>
    LIST_FIELDS.filter((name) => name in (body as z.ZodObject).shape).map((name) => `${name} of ${path}`),
  );
  expect(inBody).toEqual([]);
});

test.each(LISTS.filter(({ body }) => body.type !== 'undefined').map((list) => [list.path, list] as const))(
  '%s refuses in its body what belongs in its query',
  async (_, endpoint) => {
    const person = await personWithin(app, endpoint.allow);
    const params = await buildIds(app, endpoint, person, BUILDERS);
    for (const name of LIST_FIELDS.filter((field) => field in endpoint.query.shape)) {
      const { status, error } = await person.client.call(endpoint, { params, body: { [name]: 1 } });
      expect([status, error.errors?.[name]]).toEqual([422, ['Send this in the address, not in the body.']]);
    }
  },
);

describe.each(LISTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    test('a page past the end is the last one', async () => {
      const ask = await openList(endpoint, 2);
      const { status, body: first } = await ask(1);
      expect(status).toBe(200);
      const last = first.pagination.last_page;
      expect(last).toBeGreaterThan(1);
      const past = (await ask(last + 90)).body;
      expect(past).toEqual((await ask(last)).body);
      expect(past.pagination).toMatchObject({ current_page: last, from: last, to: last, total: last });
    });

    test('pages are whole numbers from 1 on', async () => {
      const ask = await openList(endpoint, 0);
      for (const page of [0, -1, 1.5, 'text', ''])
        expect([page, (await ask(page)).status]).toEqual([page, 422]);
    });
  },
);
