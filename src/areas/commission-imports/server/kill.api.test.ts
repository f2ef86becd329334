import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import * as contract from '../contract.ts';
import { commissionImportRoutes } from './public.ts';
import { MAP, sendStatement, statement } from './test-statement.ts';

const ROWS = 30_000;
let app: TestApp;
const workers: ChildProcess[] = [];
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionImportRoutes] });
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await app.close();
});

async function startWorker(): Promise<ChildProcess> {
  const worker = fork(join(import.meta.dirname, 'test-worker.ts'), [app.appUrl], {
    env: { ...process.env, DATA_DIR: app.config.dataDir },
  });
  workers.push(worker);
  await once(worker, 'message');
  return worker;
}

test(
  'a server that is killed while it reads a statement continues where it was, and no row is read twice',
  async () => {
    const first = await startWorker();
    const person = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
    const companyId = await buildCompany(app.owner, person.masterId);
    const product_id = await buildProduct(app.owner, person.masterId, { company_id: companyId });
    await buildPolicy(app.owner, person.masterId, { product_id, policy_number: 'P-7' });
    const rows = Array.from({ length: ROWS }, (_, at) => `P-${at},,,3/1/2026,,100,1.25`);
    const { id } = (await sendStatement(person, companyId, statement(rows))).body;
    await person.client.call(contract.readImport, { params: { id }, body: { map: MAP } });
    const view = async () => (await person.client.call(contract.viewImport, { params: { id } })).body;
    await until('the first rows', async () => (await view()).rowsDone > 0, 60);
    first.kill('SIGKILL');
    await once(first, 'exit');
    const halfway = await view();
    expect(halfway.state).toBe('reading');
    expect(halfway.rowsDone).toBeLessThan(ROWS);
    await startWorker();
    await until('the dry run', async () => (await view()).state === 'read', 90);
    expect((await view()).outcomes).toEqual(
      expect.arrayContaining([
        { outcome: 'number', rows: 1, total: 1.25 },
        { outcome: 'unmatched', rows: ROWS - 1, total: (ROWS - 1) * 1.25 },
      ]),
    );
  },
  PATIENCE,
);
