import { afterAll, beforeAll, expect, test } from 'vitest';
import * as addOns from '#areas/account-add-ons/contract.ts';
import { addOnRoutes } from '#areas/account-add-ons/server/public.ts';
import { buildAddOn } from '#areas/account-add-ons/server/test-data.ts';
import { listHistory } from '#areas/account-history/contract.ts';
import { historyRoutes } from '#areas/account-history/server/public.ts';
import { openBackOffice, type TestBackOffice } from '#areas/accounts/server/test-data.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import * as contract from '../contract.ts';
import { answerByApplying, marketPlaceJobs, marketPlaceRoutes } from './public.ts';

let app: TestApp;
let office: TestBackOffice;
beforeAll(async () => {
  const areas = [marketPlaceRoutes, historyRoutes, (mount: Mount) => addOnRoutes(mount, [answerByApplying])];
  app = await startTestApp({ areas, jobs: marketPlaceJobs });
  office = await openBackOffice(app);
});
afterAll(() => app.close());

const newAddOn = (columns: object = {}) => buildAddOn(app.owner, office.provider.masterId, { ...columns });
const newOwner = async (): Promise<{ agency: TestAgency; owner: TestPerson }> => {
  const agency = await app.newAgency();
  const owner = await agency.newPerson({ firstName: 'Ann', lastName: 'Lee', permissions: { PRowner: 1 } });
  return { agency, owner };
};
const ask = ({ client }: TestPerson, addOnId: unknown, note = '') =>
  client.call(contract.requestAddOn, { body: { addOnId, note } });
const seen = async ({ client }: TestPerson, id: number) =>
  (await client.call(contract.listMarketPlace)).body.results.find((each: { id: number }) => each.id === id);
const requests = async (accountId: number, { client }: TestPerson = office.sales) =>
  (await client.call(contract.listAddOnRequests, { params: { accountId } })).body.results;
const decline = (id: number, answer: unknown, { client }: TestPerson = office.sales) =>
  client.call(contract.declineAddOnRequest, { params: { id }, body: { answer } });
const apply = (accountId: number, addon_id: number) =>
  office.sales.client.call(addOns.saveAccountAddOn, { params: { accountId }, body: { addon_id } });
const notified = async (person: TestPerson) => {
  const { rows } = await app.owner.query(
    `SELECT m.title, m.message, m.link FROM notifications n
     JOIN notification_messages m ON m.master_id = n.master_id AND m.id = n.message_id
     WHERE n.master_id = $1 AND n.employee_id = $2 ORDER BY n.id`,
    [person.masterId, person.id],
  );
  return rows;
};

test('the market place shows what the provider sells, what it does and costs, and what of it is yours', async () => {
  const texting = await newAddOn({
    name: 'Texting',
    description: 'Sends texts.',
    cost: 1950,
    lite_switch: 2,
  });
  const mine = await newAddOn();
  const agency = await app.newAgency({ liteSwitch: 2, addOns: [mine] });
  const trainee = await agency.newPerson();
  expect(await seen(trainee, texting)).toEqual({
    id: texting,
    name: 'Texting',
    description: 'Sends texts.',
    cost: 19.5,
    cost_type: 1,
    bill_type: 'per_office',
    isIncluded: true,
    state: 'Available',
    request: null,
  });
  expect(await seen(trainee, mine)).toMatchObject({ state: 'Yours', isIncluded: false });
});

test('an owner’s request with its note reaches the account’s home and notifies the accounting people', async () => {
  const { agency, owner } = await newOwner();
  const id = await newAddOn({ name: `Portal ${agency.masterId}` });
  const { status, body } = await ask(owner, id, ' For both offices. ');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id,
    state: 'Requested',
    request: { by: 'Ann Lee', note: 'For both offices.' },
  });
  expect(await requests(agency.masterId)).toMatchObject([
    { addOn: { id }, by: 'Ann Lee', note: 'For both offices.', outcome: null, answeredBy: '' },
  ]);
  await until('the notification', async () => (await notified(office.accounting)).length > 0);
  expect((await notified(office.accounting)).at(-1)).toEqual({
    title: `Account ${agency.masterId} requests Portal ${agency.masterId}`,
    message: `Ann Lee asks for the add-on Portal ${agency.masterId}.\n\nFor both offices.`,
    link: `/admin/backoffice/view/${agency.masterId}`,
  });
  expect(await notified(office.sales)).toEqual([]);
  const { rows } = await app.owner.query(
    `SELECT action, after FROM change_log WHERE master_id = $1 AND subject = 'add-on request'`,
    [agency.masterId],
  );
  expect(rows).toEqual([
    {
      action: 'requested',
      after: { requestedAddOn: `Portal ${agency.masterId}`, requestNote: 'For both offices.' },
    },
  ]);
});

test('a double click asks once, and whoever asks again is told that it is already requested', async () => {
  const { agency, owner } = await newOwner();
  const id = await newAddOn({ name: `Twice ${agency.masterId}` });
  const two = await Promise.all([ask(owner, id), ask(owner, id)]);
  expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await ask(owner, id)).error.message).toBe(`Twice ${agency.masterId} is already requested.`);
  expect(await requests(agency.masterId)).toHaveLength(1);
});

test('owners and administrators ask; others see and cannot', async () => {
  const { agency } = await newOwner();
  const id = await newAddOn();
  const [admin, agent] = [await agency.newPerson({ permissions: { PRadmin: 1 } }), await agency.newPerson()];
  expect((await ask(agent, id)).status).toBe(403);
  expect((await ask(admin, id)).status).toBe(200);
  expect(await seen(agent, id)).toMatchObject({ state: 'Requested' });
});

test('an unknown add-on and a note of any length are 422; one that is yours is 409', async () => {
  const yours = await newAddOn({ name: 'Own one' });
  const agency = await app.newAgency({ addOns: [yours] });
  const owner = await agency.newPerson({ permissions: { PRowner: 1 } });
  const answers = [
    await ask(owner, 999_999_999),
    await ask(owner, 'x'),
    await ask(owner, 0),
    await ask(owner, await newAddOn(), 'x'.repeat(1001)),
    await ask(owner, yours),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 409]);
  expect(answers[0]?.error.errors?.addOnId).toEqual(['Choose an add-on of the list.']);
  expect(answers[4]?.error.message).toBe('Your agency has Own one already.');
});

test('a request is declined in words, once; the agency reads them and may ask again', async () => {
  const { agency, owner } = await newOwner();
  const id = await newAddOn({ name: `Nope ${agency.masterId}` });
  await ask(owner, id);
  const [request] = await requests(agency.masterId);
  for (const wrong of ['', '  ', undefined, 'x'.repeat(1001)])
    expect((await decline(request.id, wrong)).status).toBe(422);
  const two = await Promise.all([decline(request.id, 'Not in Ohio yet.'), decline(request.id, 'No.')]);
  expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const words = two.find(({ status }) => status === 200)?.body.answer;
  expect(await seen(owner, id)).toMatchObject({
    state: 'Available',
    request: { outcome: 'declined', answer: words },
  });
  await until('the answer', async () => (await notified(owner)).length > 0);
  expect(await notified(owner)).toEqual([
    { title: `Nope ${agency.masterId} was declined`, message: words, link: '/market_place' },
  ]);
  expect((await ask(owner, id)).status).toBe(200);
  expect(await requests(agency.masterId)).toMatchObject([
    { outcome: null },
    { outcome: 'declined', answeredBy: 'Tom Becker' },
  ]);
  const history = await office.sales.client.call(listHistory, { params: { accountId: agency.masterId } });
  expect(history.body.results.map(({ label }: { label: string }) => label)).toContain('Answer to Request');
});

test('applying the add-on answers the request, and the agency has it at once', async () => {
  const { agency, owner } = await newOwner();
  const id = await newAddOn({ name: `Yes ${agency.masterId}` });
  await ask(owner, id);
  const [request] = await requests(agency.masterId);
  expect((await apply(agency.masterId, id)).status).toBe(200);
  expect(await requests(agency.masterId)).toMatchObject([{ outcome: 'applied', answeredBy: 'Tom Becker' }]);
  expect(await seen(owner, id)).toMatchObject({ state: 'Yours' });
  expect((await decline(request.id, 'Too late')).error.message).toBe(
    'Tom Becker has answered this request: applied.',
  );
  await until('the answer', async () => (await notified(owner)).length > 0);
  expect(await notified(owner)).toMatchObject([{ title: `Yes ${agency.masterId} is yours` }]);
});

test('an add-on that is applied while it is asked for leaves no request that waits', async () => {
  for (let at = 0; at < 5; at += 1) {
    const { agency, owner } = await newOwner();
    const id = await newAddOn();
    const [asked, applied] = await Promise.all([ask(owner, id), apply(agency.masterId, id)]);
    expect(applied.status).toBe(200);
    expect([200, 409]).toContain(asked.status);
    expect((await requests(agency.masterId)).filter(({ outcome }: { outcome: unknown }) => !outcome)).toEqual(
      [],
    );
  }
});

test('requests are for the back office alone, and of one account each', async () => {
  const { agency, owner } = await newOwner();
  const id = await newAddOn();
  await ask(owner, id);
  const [request] = await requests(agency.masterId);
  const call = (client: TestPerson['client'], accountId: number) =>
    client.call(contract.listAddOnRequests, { params: { accountId } });
  expect((await call(owner.client, agency.masterId)).status).toBe(403);
  expect((await decline(request.id, 'No', owner)).status).toBe(403);
  expect((await call(office.sales.client, 999_999)).status).toBe(404);
  expect((await decline(999_999, 'No')).status).toBe(404);
  expect(await requests((await newOwner()).agency.masterId)).toEqual([]);
});

test('the functions answer for the agency of the transaction, and the tables stay closed to it', async () => {
  const [{ agency, owner }, other] = [await newOwner(), await newOwner()];
  const id = await newAddOn();
  await ask(owner, id, 'Between us');
  const run = (who: TestAgency, text: string) =>
    app.services.database.asTenant(who, async (db) => {
      const { rows } = await db.executeQuery({ sql: text, parameters: [] } as never);
      return rows as Record<string, unknown>[];
    });
  const mine = `SELECT note, outcome FROM list_market_place() WHERE id = ${id}`;
  expect(await run(agency, mine)).toEqual([{ note: 'Between us', outcome: null }]);
  expect(await run(other.agency, mine)).toEqual([{ note: null, outcome: null }]);
  for (const table of ['add_on_requests', 'add_ons', 'account_add_ons'])
    expect(await run(agency, `SELECT 1 FROM ${table}`)).toEqual([]);
  await expect(
    run(
      agency,
      `INSERT INTO add_on_requests (master_id, account, add_on_id, requested_by, requested_by_name)
      VALUES (${agency.masterId}, ${agency.masterId}, ${id}, 1, 'X')`,
    ),
  ).rejects.toThrow('permission denied');
  // Nobody asks in the name of another agency's person.
  const stolen = await run(other.agency, `SELECT request FROM request_add_on(${id}, ${owner.id}, '')`);
  expect(stolen).toEqual([{ request: null }]);
});
