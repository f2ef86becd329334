import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerRoutes } from '#areas/customers/server/public.ts';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { leadRoutes } from './public.ts';
import { buildLead } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let person: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [leadRoutes, customerRoutes] });
  agency = await app.newAgency({ isReceiveLeads: true });
  person = await agency.newPerson({ firstName: 'Ann', lastName: 'Lee', permissions: { PRLeadsTab: 1 } });
});
afterAll(() => app.close());

const add = (body: object) => person.client.call(contract.addLead, { body });
const save = (id: number, body: object) => person.client.call(contract.saveLead, { params: { id }, body });
const find = (id: number) => person.client.call(contract.findLead, { params: { id } });

const FULL = {
  firstName: 'Zoë',
  lastName: 'Prospect',
  businessName: '',
  phone: '305.555.0142',
  phone2: '',
  email: 'zoe@example.test',
  address: '12 Palm Ave',
  city: 'Miami',
  state: 'fl',
  zip: '33145',
  source: 'Website',
  lineOfBusiness: 'Boat',
  currentCarrier: 'Blue Heron Mutual',
  followUpOn: '2999-01-01',
};

test('a lead that somebody has begins as new and reads as it was saved', async () => {
  const officeId = await buildOffice(app.owner, agency.masterId, { name: 'Harbor' });
  const added = await add({ ...FULL, officeId, assignedTo: person.id });
  expect(added.body).toMatchObject({
    ...FULL,
    name: 'Zoë Prospect',
    status: 'new',
    phone: '(305) 555-0142',
    state: 'FL',
    office: 'Harbor',
    assignee: 'Ann Lee',
    createdBy: 'Ann Lee',
    customerId: null,
    version: 1,
  });
  expect((await find(added.body.id)).body).toEqual(added.body);
});

test('a lead that nobody has begins as unassigned', async () => {
  expect((await add({ lastName: 'Lonely' })).body).toMatchObject({ status: 'unassigned', assignee: '' });
});

test('whoever belongs to an agency that receives leads may add one, and read it only with the tab', async () => {
  const trainee = await agency.newPerson();
  const added = await trainee.client.call(contract.addLead, { body: { lastName: 'Walkin' } });
  expect(added.status).toBe(200);
  const params = { id: added.body.id };
  expect((await trainee.client.call(contract.findLead, { params })).status).toBe(403);
  expect((await trainee.client.call(contract.leadName, { params })).body).toEqual({ name: 'Walkin' });
});

test.each([
  [{}, { lastName: ['Enter a last name, or the name of a business.'] }],
  [{ lastName: 'A', phone: 'call me' }, { phone: ['Use digits, spaces and ( ) + - . x only.'] }],
  [{ lastName: 'A', zip: 'ABCDE' }, { zip: ['Enter a ZIP code like 33145 or 33145-1234.'] }],
  [{ lastName: 'A', email: 'nowhere' }, { email: ['Enter an email address like name@example.com.'] }],
  [{ lastName: 'A', followUpOn: '2020-01-01' }, { followUpOn: ['Choose today or a later day.'] }],
  [{ lastName: 'A', followUpOn: '2026-02-30' }, { followUpOn: ['Enter a valid date.'] }],
  [{ lastName: 'A', lineOfBusiness: 'Spaceships' }, { lineOfBusiness: ['Choose a line of business.'] }],
  [{ lastName: 'A', assignedTo: 'Ann' }, { assignedTo: ['Choose a person.'] }],
  [{ lastName: 'A', officeId: 'Harbor' }, { officeId: ['Choose an office.'] }],
])('%j is refused at its field', async (body, errors) => {
  expect(await add(body)).toMatchObject({ status: 422, error: { errors } });
});

test('an office and a person of another agency are refused, and so is somebody who left', async () => {
  const other = await app.newAgency();
  const [stranger, gone] = [await other.newPerson(), await agency.newPerson()];
  await app.owner.query('UPDATE employees SET disabled_at = now() WHERE id = $1', [gone.id]);
  for (const { id } of [stranger, gone])
    expect((await add({ lastName: 'A', assignedTo: id })).error.errors).toEqual({
      assignedTo: ['Choose a person who works at your agency.'],
    });
  const officeId = await buildOffice(app.owner, other.masterId);
  expect((await add({ lastName: 'A', officeId })).error.errors).toEqual({
    officeId: ['Choose an office of your agency.'],
  });
});

test('a closed office stays with the lead that has it and is given to no other', async () => {
  const officeId = await buildOffice(app.owner, agency.masterId);
  const { body } = await add({ lastName: 'A', officeId });
  await app.owner.query('UPDATE offices SET closed_at = now() WHERE id = $1', [officeId]);
  expect((await save(body.id, { lastName: 'B', officeId })).body).toMatchObject({ lastName: 'B', officeId });
  expect((await add({ lastName: 'A', officeId })).error.errors).toEqual({
    officeId: ['This office is closed. Choose another.'],
  });
});

test('an edit raises the version; the lead’s assignee decides its status as an assignment does', async () => {
  const { body } = await add({ ...FULL, assignedTo: null });
  const taken = await save(body.id, { ...FULL, city: 'Tampa', assignedTo: person.id, version: 1 });
  expect(taken.body).toMatchObject({ city: 'Tampa', status: 'open', assignee: 'Ann Lee', version: 2 });
  const dropped = await save(body.id, { ...FULL, version: 2 });
  expect(dropped.body).toMatchObject({ status: 'unassigned', assignedTo: null, version: 3 });
});

test('an overdue follow-up day keeps nobody from correcting the rest', async () => {
  const id = await buildLead(app.owner, agency.masterId, { follow_up_on: '2020-01-01' });
  expect((await save(id, { lastName: 'B', followUpOn: '2020-01-01' })).status).toBe(200);
  expect((await save(id, { lastName: 'B', followUpOn: '2020-01-02' })).status).toBe(422);
});

test('a stale version is 409 with the current record and who changed it', async () => {
  const { body } = await add(FULL);
  const colleague = await agency.newPerson({
    firstName: 'Bo',
    lastName: 'Fox',
    permissions: { PRLeadsTab: 1 },
  });
  const theirs = await colleague.client.call(contract.saveLead, {
    params: { id: body.id },
    body: { ...FULL, city: 'Ocala', version: 1 },
  });
  expect((await save(body.id, { ...FULL, city: 'Naples', version: 1 })).error).toMatchObject({
    message: 'Bo Fox changed this in the meantime.',
    changedBy: 'Bo Fox',
    current: theirs.body,
  });
});

test('of four simultaneous saves with one version, one is accepted', async () => {
  const { body } = await add(FULL);
  const saves = [1, 2, 3, 4].map((n) => save(body.id, { ...FULL, city: `City ${n}`, version: 1 }));
  const statuses = (await Promise.all(saves)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 409, 409, 409]);
});

test('notes are listed newest first with author and time, in pages', async () => {
  const { body } = await add(FULL);
  const params = { id: body.id };
  for (const text of ['First call.', '  Second call.  '])
    expect((await person.client.call(contract.addLeadNote, { params, body: { text } })).status).toBe(200);
  const { body: notes } = await person.client.call(contract.leadNotes, { params });
  expect(notes.results).toMatchObject([
    { by: 'Ann Lee', text: 'Second call.' },
    { by: 'Ann Lee', text: 'First call.' },
  ]);
  const second = await person.client.call(contract.leadNotes, { params, query: { page: 9, per_page: 1 } });
  expect(second.body).toMatchObject({ results: [{ text: 'First call.' }], pagination: { current_page: 2 } });
  const empty = await person.client.call(contract.addLeadNote, { params, body: { text: '  ' } });
  expect(empty.error.errors).toEqual({ text: ['Enter a note.'] });
});

test('the log of a lead tells who changed what, in names', async () => {
  const { body } = await add({ ...FULL, assignedTo: null });
  await save(body.id, { ...FULL, assignedTo: person.id });
  await person.client.call(contract.addLeadNote, { params: { id: body.id }, body: { text: 'Call.' } });
  const log = await person.client.call(contract.leadLog, { params: { id: body.id } });
  expect(log.body.results).toMatchObject([
    { action: 'noted', changes: [{ field: 'note', before: null, after: 'Call.' }] },
    {
      action: 'edited',
      by: 'Ann Lee',
      changes: [
        { field: 'assignee', before: '', after: 'Ann Lee' },
        { field: 'status', before: 'unassigned', after: 'open' },
      ],
    },
    { action: 'added' },
  ]);
});

test('the choices are the agency’s own offices, the people who work here and the sources so far', async () => {
  const own = await app.newAgency({ isReceiveLeads: true });
  const me = await own.newPerson({ firstName: 'Cy', lastName: 'Orr' });
  const id = await buildOffice(app.owner, own.masterId, { name: 'Only' });
  await buildOffice(app.owner, own.masterId, { name: 'Shut', closed_at: new Date() });
  for (const source of ['Radio', 'Radio', '', 'Ad']) await buildLead(app.owner, own.masterId, { source });
  expect((await me.client.call(contract.leadChoices)).body).toEqual({
    offices: [{ id, name: 'Only' }],
    people: [{ id: me.id, name: 'Cy Orr' }],
    sources: ['Ad', 'Radio'],
  });
});
