import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { assignLeads, giveBackLeads } from '../list-contract.ts';
import { leadRoutes } from './public.ts';
import { buildLead } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let person: TestPerson;
let colleague: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [leadRoutes] });
  agency = await app.newAgency();
  person = await agency.newPerson({ firstName: 'Ann', lastName: 'Lee', permissions: { PRadmin: 1 } });
  colleague = await agency.newPerson({ firstName: 'Bo', lastName: 'Fox', permissions: { PRadmin: 1 } });
});
afterAll(() => app.close());

const build = (columns: object = {}) =>
  buildLead(app.owner, agency.masterId, { assigned_to: person.id, ...columns });
const change = (id: number, body: object, who = person) =>
  who.client.call(contract.changeLeadStatus, { params: { id }, body });
const assign = (leads: object[], assignedTo: number | null, who = person) =>
  who.client.call(assignLeads, { body: { leads, assignedTo } });
const giveBack = (leads: object[], who = person) => who.client.call(giveBackLeads, { body: { leads } });
const find = async (id: number) => (await person.client.call(contract.findLead, { params: { id } })).body;
const log = async (id: number) =>
  (await person.client.call(contract.leadLog, { params: { id } })).body.results;

test('a lead is opened, incubated, closed with a reason and reopened, each with one entry of the log', async () => {
  const id = await build();
  expect((await change(id, { status: 'open', version: 1 })).body).toMatchObject({
    status: 'open',
    version: 2,
  });
  const incubated = await change(id, { status: 'incubate', followUpOn: '2999-05-01' });
  expect(incubated.body).toMatchObject({ status: 'incubate', followUpOn: '2999-05-01' });
  const closed = await change(id, { status: 'closed', reason: 'Bought elsewhere' });
  expect(closed.body).toMatchObject({ status: 'closed', closedReason: 'Bought elsewhere' });
  const reopened = await change(id, { status: 'open' });
  expect(reopened.body).toMatchObject({ status: 'open', closedReason: '', version: 5 });
  expect(await log(id)).toHaveLength(4);
});

test('a status leaves the follow-up day as it is, and whoever takes a change back sends the old one', async () => {
  const id = await build({ status: 'open', follow_up_on: '2020-03-04' });
  expect((await change(id, { status: 'closed', reason: 'Gone' })).body.followUpOn).toBe('2020-03-04');
  expect((await change(id, { status: 'open' })).body.followUpOn).toBe('2020-03-04');
  await change(id, { status: 'incubate', followUpOn: '2999-05-01' });
  expect((await change(id, { status: 'open', followUpOn: '2020-03-04' })).body.followUpOn).toBe('2020-03-04');
  await change(id, { status: 'incubate', followUpOn: '2999-05-01' });
  expect((await change(id, { status: 'open', followUpOn: null })).body.followUpOn).toBeNull();
});

test.each([
  [{ status: 'closed' }, { reason: ['Enter why the lead was closed.'] }],
  [{ status: 'incubate' }, { followUpOn: ['Choose a day after today for the lead to come back.'] }],
  [
    { status: 'incubate', followUpOn: '2020-01-01' },
    { followUpOn: ['Choose a day after today for the lead to come back.'] },
  ],
  [{ status: 'sold' }, { status: ['Choose open, unassigned, call center, incubate or closed.'] }],
  [{ status: 'new' }, { status: ['Choose open, unassigned, call center, incubate or closed.'] }],
])('%j is refused at its field', async (body, errors) => {
  expect(await change(await build(), body)).toMatchObject({ status: 422, error: { errors } });
});

test('a sold lead cannot be changed back by hand, and a lead that nobody has is not opened', async () => {
  const sold = await build({ status: 'sold' });
  expect(await change(sold, { status: 'open' })).toMatchObject({
    status: 409,
    error: { message: 'This lead is sold. Its status can no longer be changed.' },
  });
  const lonely = await build({ assigned_to: null });
  expect((await change(lonely, { status: 'open' })).error.message).toBe('Assign the lead to someone first.');
});

test('two people change the status at the same time: one is accepted, the other is told who was first', async () => {
  const id = await build();
  const answers = await Promise.all([
    change(id, { status: 'open', version: 1 }, colleague),
    change(id, { status: 'closed', reason: 'Gone', version: 1 }),
  ]);
  const [taken, refused] = answers.sort((one, other) => one.status - other.status);
  expect([taken?.status, refused?.status]).toEqual([200, 409]);
  expect(refused?.error).toMatchObject({ current: { status: taken?.body.status, version: 2 } });
  expect(await log(id)).toHaveLength(1);
});

test('several leads are handed over in one call, with one entry of the log for each', async () => {
  const ids = [await build({ status: 'unassigned', assigned_to: null }), await build(), await build()];
  const leads = ids.map((id) => ({ id, version: 1 }));
  expect((await assign(leads, colleague.id)).body).toMatchObject({ assigned: 3 });
  expect(await find(ids[0] as number)).toMatchObject({ status: 'open', assignee: 'Bo Fox', version: 2 });
  expect(await find(ids[1] as number)).toMatchObject({ status: 'new', assignee: 'Bo Fox' });
  for (const id of ids) expect(await log(id)).toMatchObject([{ action: 'assigned', by: 'Ann Lee' }]);
});

test('taking the assignee away makes a lead unassigned; giving it to the person who has it changes nothing', async () => {
  const id = await build({ status: 'open' });
  expect((await assign([{ id }], person.id)).body).toEqual({ assigned: 0, before: [] });
  expect(await log(id)).toEqual([]);
  expect((await assign([{ id }], null)).body).toMatchObject({ assigned: 1 });
  expect(await find(id)).toMatchObject({ status: 'unassigned', assignedTo: null });
});

test('an assignment is taken back: whom each had before, and its status', async () => {
  const befores = [
    { status: 'unassigned', assigned_to: null },
    { status: 'call center', assigned_to: null },
    { status: 'new' },
    { status: 'open', assigned_to: colleague.id },
  ];
  const ids = await Promise.all(befores.map(build));
  const states = () => Promise.all(ids.map(async (id) => pick(await find(id))));
  const pick = ({ status, assignedTo }: contract.Lead) => ({ status, assignedTo });
  const before = await states();
  for (const to of [colleague.id, null]) {
    const { body } = await assign(
      ids.map((id) => ({ id })),
      to,
    );
    expect(await states()).not.toEqual(before);
    expect((await giveBack(body.before)).body).toEqual({ assigned: body.assigned });
    expect(await states()).toEqual(before);
  }
  expect(await log(ids[2] as number)).toHaveLength(4);
});

test('nothing is taken back once somebody changed one of the leads, nor to what it was not', async () => {
  const [one, other] = [await build(), await build({ last_name: 'Busy' })];
  const { body } = await assign([{ id: one }, { id: other }], colleague.id);
  await change(other, { status: 'open', version: 2 }, colleague);
  expect((await giveBack(body.before)).error.message).toBe(
    'Bo Fox changed Lena Busy in the meantime. Nothing was taken back.',
  );
  const [was] = body.before;
  for (const wrong of [{ status: 'sold' }, { status: 'incubate' }, { status: 'new', assignedTo: null }])
    expect((await giveBack([{ ...was, ...wrong }])).error.message).toBe(
      'Lena Prospect: This is not what the lead was before it was assigned. Nothing was taken back.',
    );
  expect((await giveBack([{ ...was, assignedTo: 9_999_999 }])).error.message).toContain('no longer works');
  expect((await giveBack([{ ...was, id: 9_999_999 }])).status).toBe(404);
  expect(await find(one)).toMatchObject({ assignedTo: colleague.id, version: 2 });
});

test('when one lead of several was changed meanwhile, none is handed over', async () => {
  const [one, other] = [await build(), await build({ last_name: 'Busy' })];
  await change(other, { status: 'open', version: 1 }, colleague);
  const leads = [one, other].map((id) => ({ id, version: 1 }));
  expect(await assign(leads, colleague.id)).toMatchObject({
    status: 409,
    error: { message: 'Bo Fox changed Lena Busy in the meantime. Nothing was assigned; please check again.' },
  });
  expect(await find(one)).toMatchObject({ assignedTo: person.id, version: 1 });
});

test('two people reassign the same leads at the same time, in any order: one succeeds, the other is told', async () => {
  const ids = [await build(), await build(), await build()];
  const leads = ids.map((id) => ({ id, version: 1 }));
  const answers = await Promise.all([
    assign(leads, colleague.id),
    assign(leads.toReversed(), null, colleague),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('sold and closed leads, strangers and leads of others are refused in words', async () => {
  const closed = await build({ status: 'closed' });
  expect((await assign([{ id: closed }], colleague.id)).error.message).toBe(
    'Lena Prospect: This lead is closed. Reopen it before you assign it.',
  );
  const other = await app.newAgency();
  const stranger = await other.newPerson();
  const id = await build();
  expect((await assign([{ id }], stranger.id)).error.errors).toEqual({
    assignedTo: ['Choose a person who works at your agency.'],
  });
  const theirs = await buildLead(app.owner, other.masterId);
  expect((await assign([{ id }, { id: theirs }], colleague.id)).error.errors).toEqual({
    leads: ['Choose leads of your agency.'],
  });
  expect((await assign([], colleague.id)).error.errors).toEqual({ leads: ['Choose at least one lead.'] });
});

test('a sold lead is neither edited, assigned nor converted again, and each refusal says why', async () => {
  const id = await build({ status: 'sold' });
  const { id: _, version, ...lead } = await find(id);
  const edited = await person.client.call(contract.saveLead, {
    params: { id },
    body: { ...lead, city: 'Tampa' },
  });
  expect(edited).toMatchObject({
    status: 409,
    error: { message: 'This lead is sold. Edit its customer instead.' },
  });
  expect((await assign([{ id }], colleague.id)).error.message).toBe(
    'Lena Prospect: This lead is sold and stays with the person who sold it.',
  );
  const converted = await person.client.call(contract.convertLead, {
    params: { id },
    body: { customerId: null },
  });
  expect(converted).toMatchObject({ status: 409, error: { message: 'This lead is already a customer.' } });
  expect(await find(id)).toMatchObject({ city: lead.city, version });
});

test('a wrong field is named before the state of the lead, and before somebody else’s change', async () => {
  const sold = await build({ status: 'sold' });
  const { id: _, version: __, ...lead } = await find(sold);
  const save = (body: object) =>
    person.client.call(contract.saveLead, { params: { id: sold }, body: { ...lead, ...body } });
  expect((await save({ officeId: 9_999_999 })).error.errors).toHaveProperty('officeId');
  expect((await save({ officeId: 9_999_999, version: 7 })).status).toBe(422);
  expect((await assign([{ id: sold, version: 7 }], 9_999_999)).error.errors).toHaveProperty('assignedTo');
});

test('a status whose list is closed to the person is closed to them as a target and on the record', async () => {
  const agent = await agency.newPerson({ permissions: { PRLeadsTab: 1, PRLeadViewUnassignedTab: 0 } });
  const message = 'Needs the permission "Call center leads".';
  const id = await build();
  expect(await change(id, { status: 'call center' }, agent)).toMatchObject({
    status: 403,
    error: { message },
  });
  await change(id, { status: 'call center' });
  const params = { id };
  expect(await agent.client.call(contract.findLead, { params })).toMatchObject({
    status: 403,
    error: { message },
  });
  expect((await agent.client.call(contract.leadLog, { params })).status).toBe(403);
  expect(await assign([{ id: await build() }], null, agent)).toMatchObject({
    status: 403,
    error: { message: 'Needs the permission "Unassigned leads".' },
  });
});
