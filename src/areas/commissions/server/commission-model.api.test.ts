import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import type { TestClient } from '#platform/server/testing/test-client.ts';
import { stayWithinTheDay } from '#platform/server/testing/within-the-day.ts';
import * as contract from '../contract.ts';
import * as lineContract from '../line-contract.ts';
import { commissionRoutes } from './public.ts';
import { CommissionModel, type ModelLine, PLAIN } from './test-commission-model.ts';
import { MERGED_TWICE, type Of, PAID_IN_ADVANCE, type Step, steps, TERMS } from './test-commission-steps.ts';
import { buildCommissionLine } from './test-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes] });
});
afterAll(() => app.close());

interface World {
  client: TestClient;
  masterId: number;
  companyId: number;
  policyId: number;
  terms: number[];
  model: CommissionModel;
  /** What was deleted, and from which file. */
  deletions: { file: number; deletion: string }[];
}

async function newWorld(): Promise<World> {
  const { client, masterId } = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  const companyId = await buildCompany(app.owner, masterId);
  const product_id = await buildProduct(app.owner, masterId, { company_id: companyId });
  // No percent: nothing is generated.
  const policyId = await buildPolicy(app.owner, masterId, { product_id });
  const paying = await buildProduct(app.owner, masterId, { company_id: companyId, new_percent: 1000 });
  const term = { product_id: paying, effdate: '2026-03-15', expdate: '2027-03-15', premium: 100_000 };
  const terms = [];
  for (let n = 0; n < TERMS; n++) terms.push(await buildPolicy(app.owner, masterId, term));
  return { client, masterId, companyId, policyId, terms, model: new CommissionModel(), deletions: [] };
}

/** What a change of a file's lines is answered with. */
function expectStatus(
  model: CommissionModel,
  id: number,
  changes: () => number,
  status: number,
  { isMove = false } = {},
): boolean {
  const open = model.open(id);
  const isClosed = open && (open.archived || (open.posted && !isMove));
  const wanted = !open ? 404 : isClosed ? 409 : changes() > 0 ? 200 : 409;
  expect(status).toBe(wanted);
  return wanted === 200;
}

/** One of the files there have ever been. */
const fileAt = (model: CommissionModel, at: number) => [...model.files.keys()][at];

const everyNth = (lines: readonly ModelLine[], every: number) => lines.filter((_, at) => at % every === 0);

const RUN: { [What in Step['what']]: (world: World, step: Of<What>) => Promise<void> } = {
  async import({ model, masterId, companyId, terms }, { cents, term: at }) {
    const term = terms[at] ?? null;
    const columns = { company_id: companyId, policy_id: term, commission: cents };
    const id = await buildCommissionLine(app.owner, masterId, columns);
    model.lines.set(id, { ...PLAIN, id, file: null, source: 2, term, commission: cents, adjusted: cents });
  },
  async create({ model, client, terms }, { forwardOnly }) {
    const due = forwardOnly ? [] : model.dueTerms(terms);
    model.takePlaces(model.gathered(forwardOnly).pool);
    const { pool, forwards } = model.gathered(forwardOnly);
    const body = { forwardOnly, start: '2026-01-01', end: '2026-12-31', deposit: '2026-12-31' };
    const { body: made } = await client.call(contract.createFile, { body });
    expect(made.lines).toBe(pool.length + due.length + forwards.length);
    model.addFile(made.id);
    for (const line of pool) line.file = made.id;
    const { rows } = await app.owner.query(
      'SELECT id, source, forwards_id, policy_id FROM commission_lines WHERE file_id = $1 AND source IN (3, 5)',
      [made.id],
    );
    const sorted = (ids: number[]) => ids.sort((a, b) => a - b);
    const copies = rows.filter(({ source }) => source === 5);
    expect(sorted(copies.map(({ forwards_id }) => forwards_id))).toEqual(
      sorted(forwards.map(({ id }) => id)),
    );
    for (const { id, forwards_id } of copies) {
      const original = model.lines.get(forwards_id) as ModelLine;
      model.lines.set(id, { ...original, id, file: made.id, status: 1, source: 5, forwards: forwards_id });
    }
    const generated = rows.filter(({ source }) => source === 3);
    expect(sorted(generated.map(({ policy_id }) => policy_id))).toEqual(sorted(due));
    for (const { id, policy_id: term } of generated) {
      const cents = { commission: 100_00, adjusted: 100_00 };
      model.lines.set(id, { ...PLAIN, ...cents, id, file: made.id, source: 3, term });
    }
  },
  async move({ model, client }, { file: at, move: [from = 0, to = 0], every }) {
    const id = fileAt(model, at);
    if (id === undefined) return;
    const chosen = everyNth(model.linesOf(id), every).map((line) => line.id);
    const details = every === 1 || chosen.length === 0 ? '*' : chosen;
    const { status, body } = await client.call(lineContract.updateLines, {
      params: { id },
      body: { status: from, new_status: to, details },
    });
    let changed = 0;
    const among = (line: ModelLine) => details === '*' || details.includes(line.id);
    const changes = () => {
      changed = model.move(id, from, to, among);
      return changed;
    };
    if (expectStatus(model, id, changes, status, { isMove: true }))
      expect(body).toEqual({ affected_items: changed });
  },
  async adjust({ model, client }, { file: at, which, cents }) {
    const id = fileAt(model, at);
    const lines = id === undefined ? [] : model.linesOf(id);
    const line = lines[which % Math.max(1, lines.length)];
    if (id === undefined || !line) return;
    const isPending = line.status === 1;
    const { status, body } = await client.call(lineContract.adjustLines, {
      params: { id },
      body: { details: [{ id: line.id, amount: cents / 100 }], reason: 'Checked' },
    });
    const isOpen = expectStatus(model, id, () => Number(isPending), status);
    if (isOpen) expect(body).toEqual({ affected_items: model.adjust(id, line, cents) });
  },
  async remove({ model, client, deletions }, { file: at, every }) {
    const id = fileAt(model, at);
    if (id === undefined) return;
    const chosen = everyNth(model.linesOf(id), every).map((line) => line.id);
    if (chosen.length === 0) return;
    const { status, body } = await client.call(lineContract.deleteLines, {
      params: { id },
      body: { details: chosen },
    });
    const isDone = expectStatus(
      model,
      id,
      () => model.remove(id, (line) => chosen.includes(line.id)),
      status,
    );
    if (!isDone) return;
    const { deletion } = body;
    deletions.push({ file: id, deletion });
    for (const line of model.lines.values())
      if (chosen.includes(line.id) && line.deleted) line.deletion ??= deletion;
  },
  async restore({ model, client, deletions }, { which }) {
    const chosen = deletions.at(-1 - which);
    if (!chosen) return;
    const { file: id, deletion } = chosen;
    const { status } = await client.call(lineContract.restoreLines, { params: { id }, body: { deletion } });
    expectStatus(model, id, () => model.restore(id, deletion), status);
  },
  async manual({ model, client, policyId }, { file: at, cents }) {
    const id = fileAt(model, at);
    if (id === undefined) return;
    const { status, body } = await client.call(lineContract.addManualLine, {
      params: { fileId: id },
      body: { policy: policyId, amount: cents / 100, reason: 'Bonus' },
    });
    if (!expectStatus(model, id, () => 1, status)) return;
    model.touch(id);
    const line = { ...PLAIN, id: body.id, file: id, source: 4 };
    model.lines.set(body.id, { ...line, commission: cents, adjusted: cents });
  },
  async merge({ model, client }, { file: at, source: from }) {
    const [target, source] = [at, from].map((each) => fileAt(model, each));
    if (target === undefined || source === undefined) return;
    const { status, body } = await client.call(contract.mergeFiles, { body: { ids: [target, source] } });
    const both = [model.open(target), model.open(source)];
    if (target === source) expect(status).toBe(422);
    else if (both.some((each) => each === undefined)) expect(status).toBe(404);
    else if (both.some((each) => each?.archived || each?.posted)) expect(status).toBe(409);
    else expect(body).toEqual({ id: target, moved: model.merge(target, source) });
  },
  async undo({ model, client }, { file: at }) {
    const id = fileAt(model, at);
    if (id === undefined) return;
    const isOpen = model.open(id) !== undefined;
    const { status } = await client.call(contract.undoMerge, { params: { id } });
    expect(status).toBe(!isOpen ? 404 : model.undo(id) ? 200 : 409);
  },
  /** As posting does, which is tested with the statements. */
  async close({ model }, { file: at }) {
    const id = fileAt(model, at);
    const open = id === undefined ? undefined : model.open(id);
    if (!open) return;
    await app.owner.query(
      'UPDATE commission_files SET posted_at = now(), version = version + 1 WHERE id = $1',
      [id],
    );
    open.posted = true;
    model.touch(open.id);
  },
  archive: (world, step) => setArchived(world, step.file, true),
  unarchive: (world, step) => setArchived(world, step.file, false),
  async deleteFile({ model, client }, { file: at }) {
    const id = fileAt(model, at);
    if (id === undefined) return;
    const { status } = await client.call(contract.deleteFiles, { body: { ids: [id] } });
    if (!model.open(id)) expect(status).toBe(404);
    else if (!model.isDeletable(id) || model.hasPaidElsewhere(id)) expect(status).toBe(409);
    else {
      expect(status).toBe(204);
      model.deleteFile(id);
    }
  },
};

async function setArchived(world: World, at: number, isArchived: boolean): Promise<void> {
  const id = fileAt(world.model, at);
  if (id === undefined) return;
  const endpoint = isArchived ? contract.archiveFiles : contract.unarchiveFiles;
  const body = { ids: [id], despiteUnmatched: true };
  const { status } = await world.client.call(endpoint, { body });
  const open = world.model.open(id);
  expect(status).toBe(!open ? 404 : open.archived === isArchived ? 409 : 204);
  if (!open || open.archived === isArchived) return;
  open.archived = isArchived;
  world.model.touch(id);
}

async function expectAgrees({ client, model }: World): Promise<void> {
  const shown = [];
  for (const status of [0, 1]) {
    const { body } = await client.call(contract.listFiles, { query: { status, count: 100 } });
    shown.push(...body.data);
  }
  const open = [...model.files.keys()].filter((id) => model.open(id));
  expect(shown.map(({ id }) => id).sort()).toEqual(open.sort());
  for (const { id, details, total, active, deletable } of shown) {
    const lines = model.linesOf(id);
    const count = (status: number) => lines.filter((line) => line.status === status).length;
    expect(details).toEqual({ pending: count(1), staged: count(2), settled: count(3), forwarded: count(4) });
    expect(Math.round(total * 100)).toBe(lines.reduce((sum, line) => sum + line.adjusted, 0));
    expect([active, deletable]).toEqual([!model.open(id)?.archived, model.isDeletable(id)]);
    const { body } = await client.call(lineContract.listLines, {
      params: { id },
      query: { per_page: 500 },
      body: {},
    });
    const found = body.data.map((line: { id: number; status: number; source: number; adjusted: number }) => [
      line.id,
      line.status,
      line.source,
      Math.round(line.adjusted * 100),
    ]);
    const wanted = lines.map((line) => [line.id, line.status, line.source, line.adjusted]);
    expect(found).toEqual(wanted.sort(([a = 0], [b = 0]) => a - b));
  }
}

test(
  'random sequences of all operations agree with a simple model: states, counts and cents',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (plan) => {
        await stayWithinTheDay();
        const world = await newWorld();
        for (const step of plan) await RUN[step.what](world, step as never);
        await expectAgrees(world);
      }),
      // Shrinking a plan takes longer than the deadline, and the counterexample would never be seen.
      { numRuns: 60, endOnFailure: true, examples: [[MERGED_TWICE], [PAID_IN_ADVANCE]] },
    );
  },
  PATIENCE,
);
