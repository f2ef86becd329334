import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { addLeadNote } from '../contract.ts';
import * as lists from '../list-contract.ts';
import { LEAD_SORTS, LEAD_STATUSES } from '../statuses.ts';
import { leadRoutes } from './public.ts';
import { buildLead } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let owner: TestPerson;
let agent: TestPerson;
let officeId: number;
beforeAll(async () => {
  app = await startTestApp({ areas: [leadRoutes] });
  agency = await app.newAgency();
  owner = await agency.newPerson({ firstName: 'Ann', lastName: 'Lee', permissions: { PRowner: 1 } });
  agent = await agency.newPerson({ firstName: 'Bo', lastName: 'Fox', permissions: { PRLeadsTab: 1 } });
  officeId = await buildOffice(app.owner, agency.masterId, { name: 'Harbor' });
  let age = 0;
  for (const status of LEAD_STATUSES) {
    for (const [at, source] of ['Radio', 'Website'].entries()) {
      age += 1;
      await buildLead(app.owner, agency.masterId, {
        ...{ status, source, last_name: `Lead ${status} ${at}`, phone: `(305) 555-01${age + 10}` },
        assigned_to: status === 'unassigned' ? null : at === 0 ? owner.id : agent.id,
        office_id: at === 0 ? officeId : null,
        created_at: new Date(Date.now() - age * 60_000),
      });
    }
  }
});
afterAll(() => app.close());

const list = (query: Record<string, unknown> = {}, who = owner) =>
  who.client.call(lists.listLeads, { query });
const names = (answer: { body: { results: { name: string }[] } }) =>
  answer.body.results.map(({ name }) => name.replace('Lena Lead ', ''));

test('the newest comes first, in pages; a page past the end is the last one', async () => {
  expect(names(await list({ per_page: 3 }))).toEqual(['new 0', 'new 1', 'open 0']);
  const last = await list({ per_page: 5, page: 99 });
  expect(names(last)).toEqual(['sold 0', 'sold 1', 'closed 0', 'closed 1'].slice(-4));
  expect(last.body.pagination).toMatchObject({ current_page: 3, last_page: 3, total: 14 });
});

test('a list is filtered by one status, one person, one office and one source', async () => {
  expect(names(await list({ status: 'call center' }))).toEqual(['call center 0', 'call center 1']);
  expect((await list({ assignee: agent.id })).body.pagination.total).toBe(6);
  expect(names(await list({ assignee: 0 }))).toEqual(['unassigned 0', 'unassigned 1']);
  expect((await list({ office: officeId })).body.pagination.total).toBe(7);
  expect((await list({ office: 0, source: 'Website' })).body.pagination.total).toBe(7);
  expect((await list({ office: 0, source: 'Radio' })).body.results).toEqual([]);
});

test.each(LEAD_SORTS)(
  'sorted by %s the order is reversed by reverse=1, and empties stay last',
  async (sort) => {
    const [up, down] = [await list({ sort }), await list({ sort, reverse: 1 })];
    expect(up.body.results).toHaveLength(14);
    expect(names(down).toSorted()).toEqual(names(up).toSorted());
    if (sort === 'name') expect(names(down)).toEqual(names(up).toReversed());
    if (sort === 'assignee') expect(names(down).slice(-2)).toEqual(['unassigned 0', 'unassigned 1']);
  },
);

test('a list that is closed to the person refuses, and its leads are in no other list of theirs', async () => {
  expect(await list({ status: 'call center' }, agent)).toMatchObject({
    status: 403,
    error: { message: 'Needs the permission "Call center leads".' },
  });
  expect((await list({ status: 'incubate' }, agent)).status).toBe(200);
  expect((await list({}, agent)).body.pagination.total).toBe(12);
  const { body: snapshot } = await agent.client.call(lists.leadSnapshot);
  expect(snapshot.results.map(({ status }: { status: string }) => status)).not.toContain('call center');
  const found = await agent.client.call(lists.lookupLeads, { query: { query: 'call center' } });
  expect(found.body.results).toEqual([]);
});

test('the snapshot shows every status with its count and its oldest leads', async () => {
  const { body } = await owner.client.call(lists.leadSnapshot);
  expect(body.results.map(({ status, count }: lists.SnapshotColumn) => [status, count])).toEqual(
    LEAD_STATUSES.map((status) => [status, 2]),
  );
  expect(body.results[0].oldest).toMatchObject([
    { name: 'Lena Lead new 1', assignee: 'Bo Fox' },
    { name: 'Lena Lead new 0', assignee: 'Ann Lee' },
  ]);
});

test('the stats count what became of the leads, by month, source and person', async () => {
  const { body } = await owner.client.call(lists.leadStats);
  expect(body.months).toHaveLength(12);
  const sum = (key: string) => body.months.reduce((all: number, month: never) => all + month[key], 0);
  expect([sum('leads'), sum('sold'), sum('closed')]).toEqual([14, 2, 2]);
  expect(body.sources).toEqual([
    { name: 'Radio', leads: 7, sold: 1, closed: 1 },
    { name: 'Website', leads: 7, sold: 1, closed: 1 },
  ]);
  expect(body.people.map(({ name, leads }: lists.Outcome) => [name, leads])).toEqual([
    ['Ann Lee', 6],
    ['Bo Fox', 6],
    ['', 2],
  ]);
  // Each leads to the list of its person; nobody's has no id.
  const [ann, , nobody] = body.people;
  const { body: hers } = await owner.client.call(lists.listLeads, { query: { assignee: ann.id } });
  expect(hers.results.map(({ assignee }: { assignee: string }) => assignee)).toContain('Ann Lee');
  expect(nobody.id).toBeNull();
});

test.each([
  ['lead incub', 2],
  ['LÉAD sold 1', 1],
  ['(305) 555-0111', 1],
  ['305555', 14],
])('the look-up for %s finds %d', async (query, total) => {
  const { body } = await owner.client.call(lists.lookupLeads, { query: { query } });
  expect(body.pagination.total).toBe(total);
});

test.each(['ab', ',,,,', '%%'])('the look-up for %s is refused in words', async (query) => {
  expect((await owner.client.call(lists.lookupLeads, { query: { query } })).error.errors).toEqual({
    query: ['Enter at least 3 characters.'],
  });
});

test('the follow-ups are overdue, of today or of the next seven days, without what is sold or closed', async () => {
  const own = await app.newAgency();
  const me = await own.newPerson({ permissions: { PRLeadsTab: 1 } });
  const today = '2026-03-01';
  const days = ['2026-02-20', today, '2026-03-08', '2026-03-09'];
  for (const status of ['open', 'sold'])
    for (const follow_up_on of days)
      await buildLead(app.owner, own.masterId, { follow_up_on, status, assigned_to: me.id });
  await buildLead(app.owner, own.masterId, { follow_up_on: today });
  const followUps = (query: object) => me.client.call(lists.leadFollowUps, { query: { today, ...query } });
  const { body } = await followUps({});
  expect(body.counts).toEqual({ overdue: 1, today: 2, week: 1 });
  expect(body.results.map(({ due }: lists.FollowUp) => due)).toEqual(['overdue', 'today', 'today', 'week']);
  expect((await followUps({ due: 'today', assignee: me.id })).body.results).toHaveLength(1);
  expect((await followUps({ due: 'today', assignee: 0 })).body.results).toHaveLength(1);
  expect((await followUps({ today: 'tomorrow' })).status).toBe(422);
});

test('the log of all leads is newest first, with their names, and silent about closed lists', async () => {
  const all = (await list()).body.results as { id: number; status: string }[];
  const of = (status: string) => all.find((lead) => lead.status === status)?.id;
  for (const id of [of('open'), of('call center')])
    await owner.client.call(addLeadNote, { params: { id }, body: { text: 'Called.' } });
  const log = (who: TestPerson) => who.client.call(lists.leadsLog, { query: { per_page: 1 } });
  expect((await log(owner)).body).toMatchObject({
    results: [{ action: 'noted', by: 'Ann Lee', leadId: of('call center'), lead: 'Lena Lead call center 0' }],
    pagination: { total: 2 },
  });
  expect((await log(agent)).body).toMatchObject({
    results: [{ leadId: of('open') }],
    pagination: { total: 1 },
  });
});

test('another agency sees none of it', async () => {
  const stranger = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  expect((await list({}, stranger)).body.results).toEqual([]);
  const found = await stranger.client.call(lists.lookupLeads, { query: { query: 'lead' } });
  expect(found.body.results).toEqual([]);
  expect((await stranger.client.call(lists.leadsLog)).body.results).toEqual([]);
});
