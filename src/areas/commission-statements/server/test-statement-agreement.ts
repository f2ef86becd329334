import { expect } from 'vitest';
import * as files from '#areas/commissions/contract.ts';
import type { TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import * as posting from '../posting-contract.ts';
import { stateOf } from '../rules.ts';
import { type StatementModel, sum } from './test-statement-model.ts';
import { readLines, type StatementWorld } from './test-world.ts';

/** What the product did, and what it should have. */
export interface Compared {
  world: StatementWorld;
  model: StatementModel;
  files: readonly number[];
}

/** Those that posting asks about. */
export const unmatchedIn = (model: StatementModel, file: number) =>
  model.unmatched(file, ({ status, shares }) => status < 3 || shares.some(({ posted }) => !posted));

/** Lines, statements, files, tie-outs and the ledger are what the model says. */
export async function expectAgrees(app: TestApp, { world, model, files: all }: Compared): Promise<void> {
  const { client, masterId } = world.owner;
  const found = (await readLines(app, masterId)).map(({ id, status, adjusted, shares }) => [
    id,
    status,
    adjusted,
    shares,
  ]);
  expect(found).toEqual(
    model.lines
      .toSorted((a, b) => a.id - b.id)
      .map(({ id, status, adjusted, shares }) => [id, status, adjusted, shares.map(({ cents }) => cents)]),
  );
  for (const { shares, adjusted, status } of model.lines)
    if (status === 3) expect(sum(shares)).toBe(adjusted);

  const { body } = await client.call(contract.listStatements, { query: { per_page: 100 } });
  const shown = body.results.map(({ id, lines: count, amount, state }: contract.StatementRow) => [
    id,
    count,
    amount,
    state,
  ]);
  const wanted = [...model.statements.keys()].reverse().map((id) => {
    const shares = model.sharesOn(id);
    const posted = shares.filter((share) => share.posted).length;
    return [id, shares.length, sum(shares) / 100, stateOf({ shares: shares.length, posted })];
  });
  expect(shown).toEqual(wanted);
  await expectNumbersWithoutGaps(app, world);

  const standing = all.filter((id) => model.file(id).state !== 'merged');
  const listed = await client.call(files.fetchFiles, { body: { ids: standing } });
  const ties = await client.call(posting.tieOutFiles, { body: { ids: standing } });
  standing.forEach((id, at) => {
    const due = model.due(id);
    const count = (status: number) => model.linesOf(id).filter((line) => line.status === status).length;
    expect(listed.body.data[at]).toMatchObject({
      details: { pending: count(1), staged: count(2), settled: count(3), forwarded: count(4) },
      postable: due.length,
      active: model.file(id).state === 'active',
    });
    expect(ties.body.data[at].bridge).toEqual(model.bridge(id));
    const unmatched = unmatchedIn(model, id);
    expect(ties.body.data[at].unmatched).toEqual({
      lines: unmatched.length,
      amount: unmatched.reduce((total, { adjusted }) => total + adjusted, 0) / 100,
    });
    expect(ties.body.data[at].unposted).toEqual({ shares: due.length, amount: sum(due) / 100 });
  });
  const { rows } = await app.owner.query(
    'SELECT coalesce(sum(cents), 0)::int AS cents FROM commission_ledger WHERE master_id = $1',
    [masterId],
  );
  expect(rows[0].cents).toBe(model.posted);
}

/** Those of deleted statements included. */
async function expectNumbersWithoutGaps(app: TestApp, { owner }: StatementWorld): Promise<void> {
  const { rows } = await app.owner.query(
    'SELECT array_agg(number::int ORDER BY id) AS numbers FROM commission_statements WHERE master_id = $1',
    [owner.masterId],
  );
  const numbers: number[] = rows[0].numbers ?? [];
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
}
