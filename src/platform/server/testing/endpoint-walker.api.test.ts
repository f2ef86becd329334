import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint, id, nothing } from '#platform/shared/endpoint.ts';
import { writeChange } from '../change-log/write-change.ts';
import type { Mount } from '../http/mount.ts';
import { refuse } from '../http/refusal.ts';
import { type RecordBuilder, walkEndpoint } from './endpoint-walker.ts';
import { startTestApp, type TestApp } from './test-app.ts';

// The walker must find faults: these endpoints have them, one each.
const thing = endpoint({
  method: 'PUT',
  path: '/api/walk/sound/{id}',
  summary: 'As it should be.',
  allow: 'admin',
  params: z.object({ id: id('employee') }),
  body: z.object({ name: z.string() }),
  answer: nothing,
});
const leak = endpoint({
  method: 'DELETE',
  path: '/api/walk/leak/{id}',
  summary: 'Answers for any id.',
  allow: 'admin',
  params: thing.params,
  answer: nothing,
});
const nosy = endpoint({
  method: 'GET',
  path: '/api/walk/nosy',
  summary: 'Writes down who read.',
  allow: 'admin',
  answer: nothing,
});
const picky = endpoint({
  ...nosy,
  path: '/api/walk/picky',
  query: z.object({ kind: z.enum(['one', 'other']), way: z.literal('up'), word: z.string() }),
});
const crash = endpoint({ ...thing, path: '/api/walk/crash/{id}', body: z.any() });

function routes(mount: Mount): void {
  mount(thing, async ({ db, params }) => {
    const found = await db
      .selectFrom('employees')
      .select('id')
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (!found) throw refuse.notFound();
  });
  mount(leak, async () => undefined);
  mount(nosy, async ({ db, session }) => {
    await writeChange(db, session, { subject: 'employee', subjectId: session.employeeId, action: 'read' });
  });
  mount(picky, async ({ db, session }) => {
    await writeChange(db, session, { subject: 'employee', subjectId: session.employeeId, action: 'read' });
  });
  mount(crash, async ({ body }) => {
    body.name.trim();
  });
}

const builders: Record<string, RecordBuilder> = { employee: async (_, person) => person.id };
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [routes] });
});
afterAll(() => app.close());

test('an endpoint as it should be passes', async () => {
  expect(await walkEndpoint(app, thing, builders)).toEqual([]);
});

test("an endpoint that answers for another agency's id is found", async () => {
  const findings = await walkEndpoint(app, leak, builders);
  expect(findings.map((finding) => finding.attempt)).toEqual(["another agency's id"]);
});

test('an endpoint that fails on nonsense is found', async () => {
  const findings = await walkEndpoint(app, crash, builders);
  expect(findings.some((finding) => finding.got === 500)).toBe(true);
});

test('a read that changes something is found', async () => {
  const findings = await walkEndpoint(app, nosy, builders);
  expect(findings).toEqual([
    { endpoint: 'GET /api/walk/nosy', attempt: 'a plain read', expected: '200 or 204 or 404', got: 500 },
  ]);
});

test('a read that needs a query gets one: out of its schema, or as an example', async () => {
  const written = { attempt: 'a plain read', expected: '200 or 204 or 404', got: 500 };
  const found = await walkEndpoint(app, picky, builders, { query: () => ({ word: 'x' }) });
  expect(found).toEqual([{ endpoint: 'GET /api/walk/picky', ...written }]);
});

test('a read that could not be answered for lack of a query is found', async () => {
  const findings = await walkEndpoint(app, picky, builders);
  expect(findings).toMatchObject([{ attempt: 'a plain read', got: 422 }]);
});

test('a path parameter that no builder can fill is an error', async () => {
  await expect(walkEndpoint(app, thing, {})).rejects.toThrow('has no builder');
});
