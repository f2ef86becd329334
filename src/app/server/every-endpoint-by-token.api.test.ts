import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApiToken } from '#areas/api-tokens/server/test-data.ts';
import { buildIds } from '#platform/server/testing/endpoint-walker.ts';
import type { TestAgency } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import type { TestClient } from '#platform/server/testing/test-client.ts';
import { type Endpoint, EVENT_STREAM_TYPE, fileTypeOf } from '#platform/shared/endpoint.ts';
import { ENDPOINTS } from './all-endpoints.ts';
import { AREA_JOBS, AREA_ROUTES } from './areas.ts';
import { BUILDERS } from './testing/record-builders.ts';

let app: TestApp;
let agency: TestAgency;
let officeId: number;
beforeAll(async () => {
  app = await startTestApp({ areas: AREA_ROUTES, jobs: AREA_JOBS });
  const open = { isReceiveLeads: true, isEnabledRaterTab: true, telephony: true, addOns: [49] };
  agency = await app.newAgency({ isProvider: true, liteSwitch: 4, ...open });
  officeId = await agency.newOffice();
});
afterAll(() => app.close());

/** Somebody whom every gate lets in, with a token for everything, one that only reads and one without permissions. */
async function personWithTokens() {
  const person = await agency.newPerson({ permissions: { PRowner: 1 }, officeId });
  const client = async (overrides: Record<string, unknown> = {}) =>
    app.anyone.withToken((await buildApiToken(app.owner, person, overrides)).secret);
  const [whole, reading] = [await client(), await client({ is_read_only: true })];
  return { person, whole, reading, bare: await client({ permissions: [] }) };
}

const SIGNED_IN = ENDPOINTS.filter(({ allow }) => allow !== 'anyone');
/** The stream of events has no end to wait for. */
const WALKED = SIGNED_IN.filter((endpoint) => fileTypeOf(endpoint) !== EVENT_STREAM_TYPE);
const named = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

test("a token is refused for being one only by sign-out, the password, 'View as' and the making of tokens", () => {
  const refusing = SIGNED_IN.filter(({ needsPerson }) => needsPerson).map(({ path }) => path);
  expect(refusing.sort()).toEqual([
    '/api/admin/employees/{id}/view-as',
    '/api/auth/logout',
    '/api/auth/password',
    '/api/auth/sessions/end-others',
    '/api/auth/sessions/{id}/end',
    '/api/auth/status',
    '/api/auth/stop-viewing',
    '/api/auth/tokens',
  ]);
});

describe.each(named(WALKED.filter(({ needsPerson }) => !needsPerson)))('%s', (_, endpoint) => {
  test('takes a token, and only within what it was given', async () => {
    const { person, whole, reading, bare } = await personWithTokens();
    const params = await buildIds(app, endpoint, person, BUILDERS);
    const send = async (client: TestClient) =>
      client.call(endpoint, { params, headers: { 'x-requested-with': '' } });
    if (endpoint.changes)
      expect((await send(reading)).error.message).toMatch(/^The API token ".+" can only read\.$/);
    const closed = await send(bare);
    if (endpoint.allow !== 'signedIn' && closed.status === 403)
      expect(closed.error.message).toContain(`was not given the gate "${endpoint.allow}"`);
    const { status, error } = await send(whole);
    expect([status, [401, 403].includes(status) ? error.message : '']).toEqual([status, '']);
  });
});
