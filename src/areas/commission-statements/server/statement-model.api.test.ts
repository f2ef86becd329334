import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as files from '#areas/commissions/contract.ts';
import * as correction from '#areas/commissions/correction-contract.ts';
import * as lines from '#areas/commissions/line-contract.ts';
import { commissionRoutes } from '#areas/commissions/server/public.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { stayWithinTheDay } from '#platform/server/testing/within-the-day.ts';
import * as contract from '../contract.ts';
import * as posting from '../posting-contract.ts';
import type { Producer } from '../rules.ts';
import { commissionStatementRoutes } from './public.ts';
import { type Compared, expectAgrees, unmatchedIn } from './test-statement-agreement.ts';
import { StatementModel, sum } from './test-statement-model.ts';
import { type Of, type Step, steps } from './test-statement-steps.ts';
import { newWorld } from './test-world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes, commissionStatementRoutes] });
});
afterAll(() => app.close());

interface Play extends Compared {
  files: [number, number, number];
  people: [number, number];
  policies: { id: number | null; producers: Producer[] }[];
  /** Every statement there has ever been. */
  made: number[];
}

async function newPlay(): Promise<Play> {
  const world = await newWorld(app);
  const [anna, ben] = [world.anna.id, world.ben.id];
  return {
    world,
    model: new StatementModel(),
    files: [await world.newFile(), await world.newFile(), await world.newFile()],
    people: [anna, ben],
    policies: [
      { id: world.ofAnna, producers: [{ employeeId: anna, split: 5000 }] },
      {
        id: world.ofBoth,
        producers: [
          { employeeId: anna, split: 5000 },
          { employeeId: ben, split: 3333 },
        ],
      },
      { id: world.ofHouse, producers: [] },
      { id: null, producers: [] },
    ],
    made: [],
  };
}

/** What a change of a file is answered with; the change is made in the model only when it is possible. */
function expectChange(model: StatementModel, id: number, change: () => boolean, status: number): boolean {
  const { state } = model.file(id);
  const happened = state === 'active' && change();
  expect(status).toBe(state === 'merged' ? 404 : happened ? 200 : 409);
  return happened;
}

const RUN: { [What in Step['what']]: (play: Play, step: Of<What>) => Promise<void> } = {
  async line({ world, model, files: all, policies }, { file: to, policy, status, source, cents }) {
    const { id: policyId, producers } = policies[policy] as Play['policies'][number];
    const fileId = all[to] as number;
    if (!model.isOpen(fileId)) return;
    const id = await world.newLine(fileId, policyId, cents, { status, source });
    const money = { commission: cents, adjusted: cents, producers, shares: [] };
    model.lines.push({ id, file: fileId, status, source, ...money, isUnmatched: policyId === null });
  },
  async move({ world, model, files: all }, { file: which, move: [from = 0, to = 0] }) {
    const id = all[which] as number;
    const body = { status: from, new_status: to, details: '*' };
    const { status } = await world.owner.client.call(lines.updateLines, { params: { id }, body });
    expectChange(model, id, () => model.move(id, from, to) > 0, status);
  },
  async adjust({ world, model }, { which, cents }) {
    const line = model.lines[which % Math.max(1, model.lines.length)];
    if (!line || line.file === null) return;
    const { status, body } = await world.owner.client.call(lines.adjustLines, {
      params: { id: line.file },
      body: {
        details: [{ id: line.id, amount: cents / 100, was: line.adjusted / 100 }],
        reason: 'Checked',
      },
    });
    const isAdjustable = line.status === 1 && !line.corrects && model.isOpen(line.file);
    if (expectChange(model, line.file, () => isAdjustable, status))
      expect(body.affected_items).toBe(model.adjust(line, cents) ? 1 : 0);
  },
  async create({ world, model, files: all, people, made }, { person, file: which }) {
    const [employee, of] = [people[person] as number, which === null ? null : (all[which] as number)];
    const waiting = model.waiting(employee, of);
    const { status, body } = await world.owner.client.call(contract.createStatement, {
      body: { employee, file: of, amount: sum(waiting) / 100 },
    });
    const isRefused = of !== null && model.file(of).state !== 'active';
    expect(status).toBe(isRefused ? 422 : waiting.length > 0 ? 200 : 409);
    if (waiting.length === 0) return;
    expect([body.lines, Math.round(body.amount * 100)]).toEqual([waiting.length, sum(waiting)]);
    model.settle(body.id, employee, of);
    made.push(body.id);
  },
  async all({ world, model, files: all, people, made }, { file: which }) {
    const of = which === null ? null : (all[which] as number);
    const isRefused = of !== null && model.file(of).state !== 'active';
    // In the order of their names.
    const waiting = people.map((employee) => model.waiting(employee, of));
    const amount = waiting.reduce((total, shares) => total + sum(shares), 0) / 100;
    const { status, body } = await world.owner.client.call(contract.createAllStatements, {
      body: { file: of, amount },
    });
    const isAny = waiting.some((shares) => shares.length > 0);
    expect(status).toBe(isRefused ? 422 : isAny ? 200 : 409);
    if (status !== 200) return;
    expect(body.amount).toBe(amount);
    for (const { id, employee } of body.results) {
      model.settle(id, employee.id, of);
      made.push(id);
    }
  },
  async house({ world, model, files: all }, { file: which, isMeant }) {
    const id = all[which] as number;
    const { status } = await world.owner.client.call(posting.settleHouse, {
      params: { id },
      body: { despiteUnmatched: isMeant },
    });
    const isRefused = !isMeant && model.unmatched(id, (line) => line.status === 2).length > 0;
    expectChange(model, id, () => !isRefused && model.settleHouse(id) > 0, status);
  },
  async unhouse({ world, model, files: all }, { file: which }) {
    const id = all[which] as number;
    const { status } = await world.owner.client.call(posting.unsettleHouse, { params: { id } });
    expectChange(model, id, () => model.unsettleHouse(id) > 0, status);
  },
  async remove({ world, model, made }, { which }) {
    const id = made[which];
    if (id === undefined) return;
    const { status } = await world.owner.client.call(contract.deleteStatement, { params: { id } });
    const isArchived = model
      .linesOn(id)
      .some(({ file }) => file !== null && model.file(file).state === 'archived');
    if (!model.statements.has(id)) expect(status).toBe(404);
    else if (isArchived || model.sharesOn(id).some(({ posted }) => posted)) expect(status).toBe(409);
    else {
      expect(status).toBe(200);
      model.remove(id);
    }
  },
  async post({ world, model, files: all }, { file: which, isMeant }) {
    const id = all[which] as number;
    const due = model.due(id);
    const { status, body } = await world.owner.client.call(posting.postFiles, {
      body: { ids: [id], despiteUnmatched: isMeant },
    });
    const isRefused = !isMeant && unmatchedIn(model, id).length > 0;
    expect(status).toBe(model.file(id).state === 'merged' ? 404 : due.length > 0 && !isRefused ? 200 : 409);
    if (status !== 200) return;
    expect(body).toEqual({ affected_items: due.length, amount: sum(due) / 100 });
    model.post(id);
  },
  async merge({ world, model, files: all }, { file: which, source: from }) {
    const ids = [all[which] as number, all[from] as number] as const;
    const { status, body } = await world.owner.client.call(files.mergeFiles, { body: { ids } });
    const states = ids.map((id) => model.file(id).state);
    if (which === from) expect(status).toBe(422);
    else if (states.includes('merged')) expect(status).toBe(404);
    else if (states.includes('archived') || ids.some((id) => model.file(id).posted)) expect(status).toBe(409);
    else expect(body).toEqual({ id: ids[0], moved: model.merge(...ids) });
  },
  async undo({ world, model, files: all }, { file: which }) {
    const id = all[which] as number;
    const { status } = await world.owner.client.call(files.undoMerge, { params: { id } });
    expectChange(model, id, () => model.undo(id), status);
  },
  async wrongProducer({ world, model, files: all, people }, { which, person }) {
    const line = model.lines[which % Math.max(1, model.lines.length)];
    if (!line) return;
    const [from, to] = [people[person] as number, people[1 - person] as number];
    const { status, body } = await world.owner.client.call(correction.wrongProducer, {
      params: { id: line.id },
      body: { from, to, reason: 'It was the other one' },
    });
    const isFree =
      line.file !== null &&
      line.status !== 4 &&
      model.correctionsOf(line.id).length === 0 &&
      line.producers.length > 0 &&
      (line.status === 3 || model.isOpen(line.file));
    const isTheirs = line.producers.some(({ employeeId }) => employeeId === from);
    expect(status).toBe(!isFree ? 409 : isTheirs ? 200 : 422);
    if (status !== 200) return;
    const producers = people.flatMap((id) => {
      const splitOf = (who: number) =>
        line.producers.find(({ employeeId }) => employeeId === who)?.split ?? 0;
      return id === to ? [{ employeeId: id, split: splitOf(from) + splitOf(to) }] : [];
    });
    if (line.status !== 3) return model.pay(line, producers);
    const { rows } = await app.owner.query(
      'SELECT id FROM commission_lines WHERE corrects_id = $1 AND deleted_at IS NULL ORDER BY is_reversal DESC',
      [line.id],
    );
    const standing = all.filter((id) => model.file(id).state !== 'merged');
    const file = model.nextFile(line, standing);
    expect(body).toEqual({ lines: 2, total: line.adjusted / 100, file });
    model.correct(line, [rows[0].id, rows[1].id], file, producers);
  },
  async undoCorrection({ world, model }, { which }) {
    const line = model.lines[which % Math.max(1, model.lines.length)];
    if (!line) return;
    const { status } = await world.owner.client.call(correction.undoCorrection, { params: { id: line.id } });
    expect(status).toBe(model.undoCorrection(line) ? 200 : 409);
  },
  archive: (play, step) => setArchived(play, step.file, true, step.isMeant),
  unarchive: (play, step) => setArchived(play, step.file, false),
};

async function setArchived(
  { world, model, files: all }: Play,
  at: number,
  isArchived: boolean,
  isMeant = true,
) {
  const id = all[at] as number;
  const endpoint = isArchived ? files.archiveFiles : files.unarchiveFiles;
  const body = { ids: [id], despiteUnmatched: isMeant };
  const { status } = await world.owner.client.call(endpoint, { body });
  const { state } = model.file(id);
  const isRefused = isArchived && !isMeant && model.unmatched(id, (line) => line.status < 3).length > 0;
  const isThere = (state === 'archived') === isArchived;
  expect(status).toBe(state === 'merged' ? 404 : isThere || isRefused ? 409 : 204);
  if (status === 204) model.setArchived(id, isArchived);
}

test(
  'random sequences of lines, statements, posting, merging and archiving agree with a simple model: states, counts and cents',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (plan) => {
        await stayWithinTheDay();
        const play = await newPlay();
        for (const step of plan) await RUN[step.what](play, step as never);
        await expectAgrees(app, play);
      }),
      { numRuns: 20 },
    );
  },
  PATIENCE,
);
