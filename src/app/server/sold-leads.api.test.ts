import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAttachments, type TableName } from '#areas/attachments/contract.ts';
import { buildAttachment } from '#areas/attachments/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { sentEmail, sentEmails } from '#areas/email/contract.ts';
import { customerFiles, leadFiles } from '#areas/email/files-contract.ts';
import { buildEmail } from '#areas/email/server/test-data.ts';
import { convertLead } from '#areas/leads/contract.ts';
import { buildLead } from '#areas/leads/server/test-data.ts';
import { saveTask, type Task } from '#areas/tasks/contract.ts';
import { listCustomerTasks, listLeadTasks } from '#areas/tasks/list-contract.ts';
import { buildTask } from '#areas/tasks/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { AREA_ROUTES } from './areas.ts';

let app: TestApp;
let agency: TestAgency;
let person: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: AREA_ROUTES });
  agency = await app.newAgency();
  person = await agency.newPerson({ permissions: { PRLeadsTab: 1, PRoverrideTaskChanges: 1 } });
});
afterAll(() => app.close());

const newLead = () => buildLead(app.owner, agency.masterId);
const tasksOf = async (leadId: number, query: object = {}): Promise<Task[]> =>
  (await person.client.call(listLeadTasks, { params: { leadId }, query: { ...query } })).body.tasks;
const sell = async (id: number, customerId: number | null = null): Promise<number> =>
  (await person.client.call(convertLead, { params: { id }, body: { customerId } })).body.customerId;
const fileOf = async (tableName: TableName, id: number): Promise<number> => {
  const owned = { masterId: agency.masterId, employeeId: person.id, customerId: null };
  return (await buildAttachment(app.owner, { ...owned, record: { tableName, id } })).id;
};
const addTask = (body: object) =>
  person.client.call(saveTask, { params: { id: 0 }, body: { type: 4, touser: person.id, ...body } });

test('tasks can be asked for by lead: only its own, the active or the hidden ones, in pages', async () => {
  const lead_id = await newLead();
  const made = [
    await buildTask(app.owner, agency.masterId, { lead_id }),
    await buildTask(app.owner, agency.masterId, { lead_id }),
  ];
  const hidden = await buildTask(app.owner, agency.masterId, { lead_id, active: false });
  await buildTask(app.owner, agency.masterId, { lead_id: await newLead() });
  const ids = async (query: object) => (await tasksOf(lead_id, query)).map(({ id }) => id);
  expect(await ids({ active: 1 })).toEqual(made);
  expect(await ids({ active: 0 })).toEqual([hidden]);
  expect(await ids({ active: 1, page: 2, per_page: 1 })).toEqual([made[1]]);
});

test('whoever does not see a lead sees neither its tasks nor its mails', async () => {
  const leadId = await newLead();
  const email = await buildEmail(app.owner, person, { lead_id: leadId });
  const other = await agency.newPerson();
  expect((await other.client.call(listLeadTasks, { params: { leadId } })).status).toBe(403);
  expect((await other.client.call(sentEmails, { query: { leadId } })).status).toBe(404);
  expect((await other.client.call(sentEmail, { params: { id: email } })).status).toBe(404);
  const peer = await agency.newPerson({ permissions: { PRLeadsTab: 1 } });
  expect((await peer.client.call(sentEmails, { query: { leadId } })).body.results).toMatchObject([
    { id: email, leadId },
  ]);
  expect((await peer.client.call(sentEmail, { params: { id: email } })).status).toBe(200);
});

test.each(['converted', 'attached'])(
  'when a lead is %s, its tasks, files and mails are the customer’s, and the log of each task and file says so',
  async (how) => {
    const leadId = await newLead();
    const task = await buildTask(app.owner, agency.masterId, { lead_id: leadId });
    const file = await fileOf('lead', leadId);
    await fileOf('task', task);
    const email = await buildEmail(app.owner, person, { lead_id: leadId });
    const before = await person.client.call(leadFiles, { params: { leadId } });
    expect(before.body.tableNames).toEqual(['lead', 'task']);

    const known = how === 'attached' ? await buildCustomer(app.owner, agency.masterId) : null;
    const customerId = await sell(leadId, known);

    expect(await tasksOf(leadId)).toEqual([]);
    const { body: theirs } = await person.client.call(listCustomerTasks, { params: { customerId } });
    expect(theirs.tasks).toMatchObject([{ id: task, custid: customerId, leadMainId: null, version: 2 }]);
    const files = await person.client.call(listAttachments, {
      params: { id: customerId, tableName: 'customer' },
    });
    expect(files.body.results).toMatchObject([{ id: file }]);
    const toSend = await person.client.call(customerFiles, { params: { customerId } });
    expect(toSend.body.pagination.total).toBe(2);
    for (const query of [{ customerId }, { leadId }])
      expect((await person.client.call(sentEmails, { query })).body.results).toMatchObject([{ id: email }]);
    const { rows } = await app.owner.query(
      `SELECT action, after FROM change_log WHERE subject = 'task' AND subject_id = $1`,
      [task],
    );
    expect(rows).toEqual([{ action: 'edited', after: { custid: customerId, leadMainId: null } }]);
    const { rows: logged } = await app.owner.query(
      `SELECT action, employee_id, before, after FROM change_log WHERE subject = 'attachment' AND subject_id = $1`,
      [file],
    );
    expect(logged).toEqual([
      {
        action: 'edited',
        employee_id: person.id,
        before: { tableName: 'lead', recordId: leadId },
        after: { tableName: 'customer', recordId: customerId },
      },
    ]);
  },
);

test('a task made for a lead that was sold is its customer’s', async () => {
  const leadId = await newLead();
  const customerId = await sell(leadId);
  expect((await addTask({ leadMainId: leadId })).body).toMatchObject({
    custid: customerId,
    leadMainId: null,
  });
});

test('a task that is added while the lead is sold does not stay behind', async () => {
  const leadId = await newLead();
  const adding = () => addTask({ leadMainId: leadId, desc: 'Call her' });
  await Promise.all([adding(), sell(leadId), adding(), adding()]);
  expect(await tasksOf(leadId)).toEqual([]);
});
