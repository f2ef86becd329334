import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAttachment } from '#areas/attachments/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import { csvRecords, zipTexts } from '#platform/server/testing/zip-texts.ts';
import * as contract from '../contract.ts';
import { ROOT } from '../rules.ts';
import { takeOutJob } from './make-take-out.ts';
import { takeOutRoutes } from './public.ts';
import { SPOOL } from './spool.ts';
import { sweepTakeOuts } from './sweep-take-outs.ts';
import { buildTakeOut } from './test-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [takeOutRoutes] });
});
afterAll(() => app.close());

/** A take-out that waits, whose job the test itself runs. */
async function waiting() {
  const agency = await app.newAgency();
  const person = await agency.newPerson({ permissions: { PRowner: 1 } });
  const id = await buildTakeOut(app.owner, { ...person, employeeId: person.id }, { state: 'waiting' });
  const run = (files: Partial<FileStore> = {}) =>
    takeOutJob.handle(
      { masterId: agency.masterId, takeOutId: id },
      { ...app.services, files: { ...app.services.files, ...files } },
    );
  const view = async () => {
    const { results } = (await person.client.call(contract.listTakeOuts)).body;
    return results.find((each: contract.TakeOut) => each.id === id) as contract.TakeOut;
  };
  const params = { id };
  return { agency, person, id, params, run, view };
}

const spooled = () => {
  const folder = join(app.config.dataDir, SPOOL);
  return existsSync(folder) ? readdirSync(folder) : [];
};

test('a run that ended in the middle begins again, and the ZIP is whole', async () => {
  const { person, params, run, view } = await waiting();
  await buildCustomer(app.owner, person.masterId);
  const write = () => Promise.reject(new Error('The disk is full.'));
  await expect(run({ write })).rejects.toThrow('The disk is full.');
  expect((await view()).state).toBe('records');
  await run();
  expect((await view()).state).toBe('ready');
  const { bytes } = await person.client.call(contract.downloadTakeOut, { params });
  expect(csvRecords(zipTexts(bytes).get('customers.csv') ?? '')).toHaveLength(1);
  expect(spooled()).toEqual([]);
});

test('the third run that ends in the middle is the last, and its person is told why', async () => {
  const { run, view, person } = await waiting();
  const write = () => Promise.reject(new Error('The disk is full.'));
  for (let at = 0; at < 3; at++) await expect(run({ write })).rejects.toThrow();
  await run();
  expect(await view()).toMatchObject({
    state: 'failed',
    failure: 'It was begun 3 times and could not be finished. Ask for it again later.',
  });
  const told = await app.owner.query('SELECT title FROM notification_messages WHERE master_id = $1', [
    person.masterId,
  ]);
  expect(told.rows).toEqual([{ title: 'Taking everything out failed' }]);
});

test('whoever asked for it cancels it while it is made, nobody else does, and nothing of it is kept', async () => {
  const { agency, person, params, run, view } = await waiting();
  const other = await agency.newPerson({ permissions: { PRowner: 1 } });
  const customerId = await buildCustomer(app.owner, agency.masterId);
  const owned = { masterId: agency.masterId, employeeId: person.id, customerId };
  for (let at = 0; at < 3; at++) await buildAttachment(app.owner, owned);
  let opened = 0;
  const goOn = Promise.withResolvers<void>();
  const running = run({
    async open() {
      opened++;
      await goOn.promise;
      // What a report has found out is known at the next file at the latest.
      await until('the run to be told', async () => (await view()).state === 'cancelled');
      return undefined;
    },
  });
  await until('the files', async () => (await view()).state === 'files' && opened === 1);
  const refused = await other.client.call(contract.endTakeOut, { params });
  expect([refused.status, refused.error.message]).toEqual([
    403,
    'Only the person who asked for it can cancel it.',
  ]);
  expect((await person.client.call(contract.endTakeOut, { params })).body.state).toBe('cancelled');
  goOn.resolve();
  await running;
  expect((await view()).state).toBe('cancelled');
  expect((await person.client.call(contract.downloadTakeOut, { params })).status).toBe(404);
  expect(spooled()).toEqual([]);
});

test('a run that another has followed does not finish', async () => {
  const { run, view, params, person } = await waiting();
  const inTheMiddle = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const first = run({
    async write(key, content) {
      inTheMiddle.resolve();
      await goOn.promise;
      return app.services.files.write(key, content);
    },
  });
  await inTheMiddle.promise;
  await run();
  const { size } = await view();
  goOn.resolve();
  await first;
  expect(await view()).toMatchObject({ state: 'ready', size });
  const told = await app.owner.query('SELECT title FROM notification_messages WHERE master_id = $1', [
    person.masterId,
  ]);
  expect(told.rows).toEqual([{ title: 'The export is ready' }]);
  expect((await person.client.call(contract.downloadTakeOut, { params })).status).toBe(200);
});

test('a job that is told twice does nothing the second time', async () => {
  const { run, view } = await waiting();
  await run();
  const before = await view();
  await run();
  expect(await view()).toEqual(before);
});

test('the sweep removes a ZIP whose days are over, files that no row knows, and what was left on the disk', async () => {
  const { agency, id, run, view } = await waiting();
  await run();
  await sweepTakeOuts(app.services);
  expect((await view()).state).toBe('ready');
  await app.owner.query(`UPDATE take_outs SET expires_at = now() - interval '1 second' WHERE id = $1`, [id]);
  const left = join(app.config.dataDir, SPOOL, 'left-behind');
  mkdirSync(left, { recursive: true });
  utimesSync(left, 0, 0);
  await sweepTakeOuts(app.services);
  expect((await view()).state).toBe('gone');
  expect(await app.services.files.list(`${ROOT}/${agency.masterId}/202646`)).toEqual([]);
  expect(spooled()).toEqual([]);
});
