import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  activateAttachment,
  DEFAULT_TYPE,
  deactivateAttachment,
  type ListedAttachment,
  listAttachments,
  type TableName,
  uploadAttachments,
} from '#areas/attachments/contract.ts';
import { buildAttachment, buildAttachmentType } from '#areas/attachments/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildLead } from '#areas/leads/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { buildReceipt } from '#areas/receipts/server/test-data.ts';
import { hideTask, saveTask, showTask } from '#areas/tasks/contract.ts';
import { buildTask } from '#areas/tasks/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import type { Permission } from '#platform/shared/permissions.ts';
import { AREA_ROUTES } from './areas.ts';

let app: TestApp;
let agency: TestAgency;
let colleague: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: AREA_ROUTES });
  agency = await app.newAgency();
  colleague = await agency.newPerson();
  await buildAttachmentType(app.owner, agency.masterId, DEFAULT_TYPE);
});
afterAll(() => app.close());

const closed = { open: false, closed_at: '2026-03-01' };
const RECORDS: Record<string, { tableName: TableName; build: () => Promise<number> }> = {
  'open task': { tableName: 'task', build: () => buildTask(app.owner, agency.masterId) },
  'closed task': { tableName: 'task', build: () => buildTask(app.owner, agency.masterId, closed) },
  customer: { tableName: 'customer', build: () => buildCustomer(app.owner, agency.masterId) },
  policy: { tableName: 'policy', build: () => buildPolicy(app.owner, agency.masterId) },
  receipt: { tableName: 'receipt', build: () => buildReceipt(app.owner, agency.masterId) },
  lead: { tableName: 'lead', build: () => buildLead(app.owner, agency.masterId) },
};

const personWith = (...names: Permission[]) =>
  agency.newPerson({ permissions: Object.fromEntries(names.map((name) => [name, 1])) });

async function fileOf(record: string): Promise<{ id: number; recordId: number; tableName: TableName }> {
  const { tableName, build } = RECORDS[record] as (typeof RECORDS)[string];
  const recordId = await build();
  const { id } = await buildAttachment(app.owner, {
    masterId: agency.masterId,
    employeeId: colleague.id,
    customerId: null,
    record: { tableName, id: recordId },
  });
  return { id, recordId, tableName };
}

const CASES: [string, Permission[], number][] = [
  ['open task', [], 403],
  ['open task', ['PRoverrideOpenTaskChanges'], 204],
  ['open task', ['PRoverrideTaskChanges'], 204],
  ['closed task', [], 403],
  ['closed task', ['PRoverrideOpenTaskChanges'], 403],
  ['closed task', ['PRoverrideTaskChanges'], 204],
  ['closed task', ['PRadmin'], 204],
  ['customer', [], 204],
  ['policy', [], 204],
  ['receipt', [], 403],
  ['receipt', ['PRreceiptvoid'], 204],
  ['lead', [], 404],
  ['lead', ['PRLeadsTab'], 204],
];

test.each(CASES)(
  "a colleague's file of a %s is deactivated and brought back by whoever holds %j: %i",
  async (record, names, status) => {
    const [person, { id, recordId, tableName }] = [await personWith(...names), await fileOf(record)];
    const list = await person.client.call(listAttachments, { params: { id: recordId, tableName } });
    if (status !== 404)
      expect(list.body.results[0]?.whyLocked === '', 'the icon is grayed as the call is refused').toBe(
        status === 204,
      );
    expect((await person.client.call(deactivateAttachment, { params: { id } })).status).toBe(status);
    const { rows } = await app.owner.query('SELECT active FROM attachments WHERE id = $1', [id]);
    expect(rows[0].active).toBe(status !== 204);
    await app.owner.query('UPDATE attachments SET active = false WHERE id = $1', [id]);
    expect((await person.client.call(activateAttachment, { params: { id } })).status).toBe(status);
  },
);

test.each([
  ['open task', [], true],
  ['closed task', [], false],
  ['closed task', ['PRoverrideOpenTaskChanges'], false],
  ['closed task', ['PRoverrideTaskChanges'], true],
  ['customer', [], true],
  ['policy', [], true],
  ['receipt', [], true],
  ['lead', ['PRLeadsTab'], true],
] as [string, Permission[], boolean][])(
  'at a %s someone who holds %j may both add a file and take out their own: %s',
  async (record, names, isOpen) => {
    const person = await personWith(...names);
    const { recordId, tableName } = await fileOf(record);
    const { id } = await buildAttachment(app.owner, {
      masterId: agency.masterId,
      employeeId: person.id,
      customerId: null,
      record: { tableName, id: recordId },
    });
    const form = new FormData();
    form.append('files', new Blob(['Hello']), 'mine.txt');
    const added = await person.client.call(uploadAttachments, {
      params: { id: recordId, tableName, attachmentType: DEFAULT_TYPE, customerId: 0 },
      body: form,
    });
    expect(added.status).toBe(isOpen ? 200 : 403);
    for (const change of [deactivateAttachment, activateAttachment])
      expect((await person.client.call(change, { params: { id } })).status).toBe(isOpen ? 204 : 403);
    const list = await person.client.call(listAttachments, { params: { id: recordId, tableName } });
    const own = (list.body.results as ListedAttachment[]).find((file) => file.id === id);
    expect([list.body.whyNotAdded === '', own?.whyLocked === '']).toEqual([isOpen, isOpen]);
  },
);

test('a lead in a list that is closed to a person hides its files too', async () => {
  const person = await agency.newPerson({
    permissions: { PRLeadsTab: 1, PRLeadViewIncubateTab: 0, PRLeadViewCallCenterTab: 0 },
  });
  const { id, recordId } = await fileOf('lead');
  await app.owner.query(`UPDATE leads SET status = 'call center' WHERE id = $1`, [recordId]);
  expect((await person.client.call(deactivateAttachment, { params: { id } })).status).toBe(404);
});

test.each([
  ['open', [], 403],
  ['open', ['PRoverrideOpenTaskChanges'], 200],
  ['closed', ['PRoverrideOpenTaskChanges'], 403],
  ['closed', ['PRoverrideTaskChanges'], 200],
] as [string, Permission[], number][])(
  'hiding, showing and noting something at a task that is %s asks for its edit right, %j: %i',
  async (state, names, status) => {
    const [person, id] = [await personWith(...names), await (RECORDS[`${state} task`]?.build() ?? 0)];
    const body = { type: 4, touser: colleague.id, desc: 'Send the new ID cards', notes: 'Called' };
    for (const answer of [
      await person.client.call(hideTask, { params: { id } }),
      await person.client.call(showTask, { params: { id } }),
      await person.client.call(saveTask, { params: { id }, body }),
    ])
      expect(answer.status).toBe(status);
  },
);
