import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { bringInRoutes } from './public.ts';
import { countOf, sendFile } from './test-files.ts';
import { bringInJob, bringInKind } from './work.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    areas: [bringInRoutes],
    // The tests run them themselves.
    jobs: [{ kind: bringInKind, handle: () => Promise.resolve() }],
  });
});
afterAll(() => app.close());

type Database = typeof app.services.database;

/** Runs a job; `between` comes after each transaction of its, with how many there were. */
function run(data: object, between: (transactions: number) => unknown = () => undefined): Promise<void> {
  const { database } = app.services;
  let transactions = 0;
  const watched = Object.create(database, {
    asTenant: {
      value: async (...given: Parameters<Database['asTenant']>) => {
        const result = await database.asTenant(...given);
        transactions += 1;
        await between(transactions);
        return result;
      },
    },
  });
  return bringInJob.handle(data, { ...app.services, database: watched });
}

const newFile = async (rows: number) => {
  const agency = await app.newAgency();
  const person = await agency.newPerson({ permissions: { PRadmin: 1 } });
  const people = Array.from({ length: rows }, (_, at) => `Test,Person${at},${at}`);
  const { body } = await sendFile(person, 'customers', `First,Last,Memo\n${people.join('\n')}\n`);
  const params = { id: body.id as number };
  const read = (map: object = body.map) =>
    person.client.call(contract.readBringIn, { params, body: { map } as never });
  const view = async (): Promise<contract.BringInView> =>
    (await person.client.call(contract.viewBringIn, { params })).body;
  const job = { masterId: agency.masterId, bringInId: params.id };
  return { agency, person, params, map: body.map as Record<string, string>, read, view, job };
};

const authorOf = async ({ masterId }: TestPerson, action: string) =>
  (
    await app.owner.query(
      `SELECT employee_id FROM change_log WHERE master_id = $1 AND subject = 'bring-in' AND action = $2`,
      [masterId, action],
    )
  ).rows[0]?.employee_id;

test('a dry run that is asked for twice while it reads has every row', async () => {
  const { read, view, job } = await newFile(600);
  await read();
  await run(job, async (transactions) => {
    // The file, the names, the first rows.
    if (transactions === 3) expect((await read()).body).toMatchObject({ state: 'reading', rowsDone: 500 });
  });
  expect([(await view()).state, countOf(await view())]).toEqual(['read', { waiting: 600 }]);
});

test('a dry run whose columns are changed and changed back while it reads has every row', async () => {
  const { read, view, job, map } = await newFile(600);
  const { memo, ...fewer } = map;
  await read();
  await run(job, async (transactions) => {
    if (transactions !== 3) return;
    await read(fewer);
    await read();
  });
  expect(await view()).toMatchObject({ state: 'reading', rowsDone: 0 });
  await run(job);
  expect([(await view()).state, countOf(await view())]).toEqual(['read', { waiting: 600 }]);
});

test('an import that stops says so, and goes on or is taken back when somebody asks for it', async () => {
  const { agency, person, params, read, view, job } = await newFile(150);
  const { client } = person;
  await read();
  await run(job);
  await client.call(contract.importBringIn, { params, body: {} });
  expect((await client.call(contract.importBringIn, { params, body: {} })).status).toBe(409);
  const stop = (transactions: number) => {
    if (transactions === 2) throw new Error('The disk is full.');
  };
  await expect(run(job, stop)).rejects.toThrow('The disk is full.');
  const stopped = await view();
  expect(stopped).toMatchObject({ state: 'importing', rowsDone: 100 });
  expect(stopped.failure).toContain('Something went wrong');
  const again = await client.call(contract.importBringIn, { params, body: {} });
  expect(again.body).toMatchObject({ state: 'importing', rowsDone: 100, failure: '' });
  expect((await client.call(contract.takeBackBringIn, { params })).status).toBe(409);
  await expect(run(job, stop)).rejects.toThrow('The disk is full.');
  const other = await agency.newPerson({ permissions: { PRadmin: 1 } });
  const back = await other.client.call(contract.takeBackBringIn, { params });
  expect(back.body).toMatchObject({ state: 'takingBack', failure: '' });
  // The import is tried again by itself, and finds that it is no longer meant.
  await run({ ...job, employeeId: person.id, state: 'importing' });
  expect((await view()).state).toBe('takingBack');
  await run({ ...job, employeeId: other.id, state: 'takingBack' });
  expect([(await view()).state, countOf(await view())]).toEqual(['takenBack', { takenBack: 150 }]);
});

test('the log names whoever asked for an import and for taking it back', async () => {
  const { agency, person, params, read, view, job } = await newFile(1);
  const [importer, taker] = [
    await agency.newPerson({ permissions: { PRadmin: 1 } }),
    await agency.newPerson({ permissions: { PRadmin: 1 } }),
  ];
  const lastAsked = async () => {
    const { rows } = await app.owner.query(
      `SELECT data FROM pgboss.job WHERE name = 'bring-in' AND (data->>'bringInId')::bigint = $1 ORDER BY created_on DESC LIMIT 1`,
      [params.id],
    );
    return rows[0].data;
  };
  await read();
  await run(job);
  await importer.client.call(contract.importBringIn, { params, body: {} });
  await run(await lastAsked());
  await taker.client.call(contract.takeBackBringIn, { params });
  await run(await lastAsked());
  expect((await view()).state).toBe('takenBack');
  expect(await authorOf(person, 'imported')).toBe(importer.id);
  expect(await authorOf(person, 'taken back')).toBe(taker.id);
});
