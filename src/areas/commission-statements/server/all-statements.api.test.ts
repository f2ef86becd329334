import { afterAll, beforeAll, expect, test } from 'vitest';
import { commissionRoutes } from '#areas/commissions/server/public.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { listPage } from './list-store.ts';
import { commissionStatementRoutes } from './public.ts';
import { newWorld, readLines } from './test-world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes, commissionStatementRoutes] });
  // A failure after the number was drawn, which nothing a client sends can cause.
  await app.owner.query(`
    CREATE FUNCTION fail_on_note() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF NEW.note = 'power cut' THEN RAISE EXCEPTION 'power cut'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER fail_on_note AFTER INSERT ON commission_statements FOR EACH ROW EXECUTE FUNCTION fail_on_note()`);
});
afterAll(() => app.close());

const oneTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

test('one statement for each producer over the several files of a month, made all at once', async () => {
  const world = await newWorld(app);
  const { client } = world.owner;
  const [first, second] = [
    await world.newFile({ deposit_on: '2026-10-02' }),
    await world.newFile({ deposit_on: '2026-10-31' }),
  ];
  const later = await world.newFile({ deposit_on: '2026-11-01' });
  await world.newLine(first, world.ofBoth, 1000);
  await world.newLine(second, world.ofAnna, 3000);
  await world.newLine(second, world.ofHouse, 700);
  await world.newLine(later, world.ofAnna, 9000);
  expect((await client.call(contract.statementChoices)).body.months).toEqual(['2026-11', '2026-10']);
  const { body: waiting } = await client.call(contract.listWaiting, { query: { month: '2026-10' } });
  expect(waiting.results.map(({ amount }: { amount: number }) => amount)).toEqual([20, 3.33]);
  const made = await client.call(contract.createAllStatements, {
    body: { month: '2026-10', note: 'October', amount: 23.33 },
  });
  expect([made.status, made.body.amount]).toEqual([200, 23.33]);
  expect(made.body.results).toMatchObject([
    { number: 1, period: '2026-10', employee: { id: world.anna.id }, lines: 2, amount: 20, note: 'October' },
    { number: 2, period: '2026-10', employee: { id: world.ben.id }, lines: 1, amount: 3.33 },
  ]);
  const { body: own } = await client.call(contract.findStatement, {
    params: { id: made.body.results[0].id },
  });
  expect(own.files.map(({ id }: { id: number }) => id)).toEqual([first, second]);
  const states = (await readLines(app, world.owner.masterId)).map(({ status }) => status);
  expect(states).toEqual([3, 3, 2, 2]);
  const again = await client.call(contract.createAllStatements, { body: { month: '2026-10' } });
  expect([again.status, again.error.message]).toEqual([409, expect.stringMatching(/^Nothing is staged/)]);
});

test('making all is all or nothing: when they come to something else by now, none is made', async () => {
  const world = await newWorld(app);
  const { client } = world.owner;
  await world.newLine(await world.newFile(), world.ofBoth, 1000);
  const refused = await client.call(contract.createAllStatements, { body: { amount: 1 } });
  expect([refused.status, refused.error.message]).toEqual([409, expect.stringContaining('$8.33, not $1.00')]);
  expect((await client.call(contract.listStatements)).body.results).toEqual([]);
  expect((await readLines(app, world.owner.masterId)).map(({ status }) => status)).toEqual([2]);
});

test.each([
  [{ month: '2026-13' }, 'month'],
  [{ month: 'October' }, 'month'],
  [{ file: 99 }, 'file'],
  [{ until: 'never' }, 'until'],
  [{ note: 'x'.repeat(501) }, 'note'],
])('all statements of %j are refused at its field', async (body, field) => {
  const world = await newWorld(app);
  const refused = await world.owner.client.call(contract.createAllStatements, { body });
  expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([422, [field]]);
});

test('a file of another month than the chosen one is refused', async () => {
  const world = await newWorld(app);
  const file = await world.newFile({ deposit_on: '2026-09-15' });
  const refused = await world.owner.client.call(contract.createAllStatements, {
    body: { file, month: '2026-10' },
  });
  expect(refused.error.errors).toEqual({ file: ['This file was deposited in another month.'] });
});

test('numbers run without gaps, with many people at the same time and failures in between', async () => {
  const world = await newWorld(app);
  const files = await Promise.all(oneTo(12).map(() => world.newFile()));
  for (const file of files) await world.newLine(file, world.ofAnna, 1000);
  const answers = await Promise.all(
    files.map((file, at) => {
      const wrong = { 1: { amount: 1 }, 2: { note: 'power cut' } }[at % 4] ?? {};
      return world.owner.client.call(contract.createStatement, {
        body: { employee: world.anna.id, file, ...wrong },
      });
    }),
  );
  const made = answers.filter(({ status }) => status === 200).map(({ body }) => body.number);
  expect(made.sort((one, other) => one - other)).toEqual(oneTo(6));
});

test('a statement that was deleted keeps its number, and is listed when it is asked for', async () => {
  const world = await newWorld(app);
  const { client } = world.owner;
  const make = async () => {
    const { body } = await client.call(contract.createStatement, { body: { employee: world.anna.id } });
    return body;
  };
  await world.newLine(await world.newFile(), world.ofAnna, 1000);
  const { id } = await make();
  await client.call(contract.deleteStatement, { params: { id } });
  expect((await make()).number).toBe(2);
  const list = async (query: Record<string, unknown>) => {
    const { body } = await client.call(contract.listStatements, { query });
    return body.results.map(({ number, state }: contract.StatementRow) => [number, state]);
  };
  expect(await list({})).toEqual([[2, 'unposted']]);
  expect(await list({ state: 'deleted' })).toEqual([[1, 'deleted']]);
});

test('an export that goes on after a statement was deleted misses none of the others', async () => {
  const world = await newWorld(app);
  const { client } = world.owner;
  for (const cents of [1000, 2000, 3000]) {
    await world.newLine(await world.newFile(), world.ofAnna, cents);
    await client.call(contract.createStatement, { body: { employee: world.anna.id } });
  }
  const part = (afterNumber?: number) =>
    app.services.database.asTenant(world.owner, (db) =>
      listPage(db, { afterNumber }, { sort: 'number', reverse: 0, size: 1, offset: 0 }),
    );
  const [first] = await part();
  expect(first?.number).toBe(1);
  await client.call(contract.deleteStatement, { params: { id: first?.id ?? 0 } });
  expect(await part(1)).toMatchObject([{ number: 2 }]);
});
