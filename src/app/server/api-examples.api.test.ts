import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApiToken } from '#areas/api-tokens/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { AREA_JOBS, AREA_ROUTES } from './areas.ts';
import { apiExamples } from './testing/api-examples.ts';

let app: TestApp;
let url: string;
let person: TestPerson;
let token: string;
const folder = mkdtempSync(join(tmpdir(), 'coverdesk-examples-'));
beforeAll(async () => {
  app = await startTestApp({ areas: AREA_ROUTES, jobs: AREA_JOBS });
  url = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const agency = await app.newAgency();
  person = await agency.newPerson({ officeId: await agency.newOffice() });
  token = (await buildApiToken(app.owner, person, { name: 'Example' })).secret;
}, PATIENCE);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});

/** Runs a program of the document as it stands, and returns what it prints. */
async function run(at: number, environment: Record<string, string> = {}): Promise<string> {
  const file = join(folder, `example-${at}.mts`);
  writeFileSync(file, apiExamples()[at] as string);
  const env = { ...process.env, COVERDESK_URL: url, COVERDESK_TOKEN: token, ...environment };
  const { stdout } = await promisify(execFile)(process.execPath, [file], { env });
  return stdout;
}

test('the document has three programs', () => {
  expect(apiExamples()).toHaveLength(3);
});

test('the first lists customers page by page', { timeout: PATIENCE }, async () => {
  const names = ['Ana', 'Bea', 'Cara'];
  const ids = await Promise.all(
    names.map((first_name) => buildCustomer(app.owner, person.masterId, { first_name, last_name: 'Rivera' })),
  );
  const lines = (await run(0)).trim().split('\n');
  expect(lines.map((line) => Number.parseInt(line, 10)).sort()).toEqual(ids.sort());
});

test('the second makes its change to what somebody else saved meanwhile', { timeout: PATIENCE }, async () => {
  const customer = await buildCustomer(app.owner, person.masterId);
  const front = await startFront(async () => {
    const sql = `UPDATE customers SET city = 'Tampa', version = version + 1 WHERE id = $1 AND version = 1`;
    await app.owner.query(sql, [customer]);
  });
  const printed = await run(1, { CUSTOMER: String(customer), COVERDESK_URL: front.url });
  front.server.close();
  expect([printed.trim(), front.statuses]).toEqual(['saved', [200, 409, 200]]);
  const { rows } = await app.owner.query('SELECT city, memo FROM customers WHERE id = $1', [customer]);
  expect(rows).toEqual([{ city: 'Tampa', memo: 'Prefers to be called in the morning.' }]);
});

test('the third takes money once', { timeout: PATIENCE }, async () => {
  const customer = await buildCustomer(app.owner, person.masterId);
  expect(await run(2, { CUSTOMER: String(customer) })).toMatch(/^\d+ once\n$/);
  const { rows } = await app.owner.query('SELECT 1 FROM receipts WHERE customer_id = $1', [customer]);
  expect(rows).toHaveLength(1);
});

/** Stands before the server, and lets somebody else change the record after each read of it. */
async function startFront(meanwhile: () => Promise<void>) {
  const statuses: number[] = [];
  const server: Server = createServer(async (request, response) => {
    const { authorization = '', 'content-type': type } = request.headers;
    const body = await text(request);
    const answer = await fetch(`${url}${request.url}`, {
      method: request.method as string,
      headers: { authorization, ...(type && { 'content-type': type }) },
      ...(body && { body }),
    });
    statuses.push(answer.status);
    if (request.method === 'GET') await meanwhile();
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, statuses, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
