import type { Mount } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import * as assignments from '../assignment-contract.ts';
import * as contract from '../contract.ts';
import { monthOfMost } from '../pool.ts';
import * as poolCalls from '../pool-contract.ts';
import * as rowCalls from '../row-contract.ts';
import * as unmatched from '../unmatched-contract.ts';
import { assignLine } from './assign-line.ts';
import { countAssignments, listAssignments } from './assignment-store.ts';
import { discardImport, readImport, takeBack } from './change-import.ts';
import { correctRow } from './correct-row.ts';
import { createFromPool, createFromStatement } from './create-from-pool.ts';
import { importLines } from './import-lines.ts';
import { countImports, findImport, findSavedColumns, findSheets, listImports } from './import-store.ts';
import { factsOf, readView } from './import-view.ts';
import { listNearest } from './nearest-store.ts';
import { findPlaces } from './place-store.ts';
import { listMonths, listPool, listPoolCompanies, type PoolSum, sumPool } from './pool-store.ts';
import { listRows, totalsOf } from './row-store.ts';
import { takeInRows } from './take-in-rows.ts';
import { forgetNumber, undoAssignment } from './undo-assignment.ts';
import * as lines from './unmatched-store.ts';
import { uploadStatement } from './upload-statement.ts';

export function commissionImportRoutes(mount: Mount): void {
  mount(contract.listImports, async ({ db, query }) => {
    const { rows, pagination } = await pageOf(query, await countImports(db), ({ size, offset }) =>
      listImports(db, size, offset),
    );
    return {
      pagination,
      results: rows.map(factsOf),
      unmatched: await lines.countUnmatched(db),
      pool: poolOf(await sumPool(db)),
    };
  });

  mount(contract.uploadStatement, uploadStatement);

  mount(contract.viewImport, ({ db, params }) => readView(db, params.id));

  mount(contract.viewSheets, async ({ db, params }) => {
    const record = await findImport(db, params.id);
    if (!record) throw refuse.notFound();
    const saved = await findSavedColumns(db, record.company_id);
    return { sheets: await findSheets(db, record.id), saved: saved?.map ?? null };
  });

  mount(contract.readImport, readImport);

  mount(rowCalls.listRows, async ({ db, params, query }) => {
    const { outcome, row } = query;
    const record = await findImport(db, params.id);
    if (!record) throw refuse.notFound();
    const wanted = { importId: params.id, outcome, row };
    const total = row
      ? (await listRows(db, { ...wanted, size: 1, offset: 0 })).length
      : (await totalsOf(db, params.id))
          .filter((each) => !outcome || each.outcome === outcome)
          .reduce((sum, { rows }) => sum + rows, 0);
    const { rows, pagination } = await pageOf(query, total, (part) => listRows(db, { ...wanted, ...part }));
    return { pagination, results: rows };
  });

  mount(rowCalls.takeInRows, takeInRows);
  mount(rowCalls.correctRow, correctRow);
  mount(contract.importLines, importLines);
  mount(contract.takeBack, takeBack);
  mount(contract.discardImport, discardImport);

  mount(poolCalls.listPool, async ({ db, query }) => {
    const sum = await sumPool(db, query.company);
    const { rows, pagination } = await pageOf(query, sum.months, (part) => listPool(db, query.company, part));
    return { pagination, results: rows, companies: await listPoolCompanies(db), all: poolOf(sum) };
  });

  mount(poolCalls.createFromPool, createFromPool);
  mount(poolCalls.createFromStatement, createFromStatement);

  mount(poolCalls.listPlaces, async ({ db, params }) => {
    const record = await findImport(db, params.id);
    if (!record) throw refuse.notFound();
    if (record.state !== 'imported') return { places: [], fileMonth: '' };
    const fileMonth = monthOfMost(await listMonths(db, { importId: record.id }));
    return { places: await findPlaces(db, record.id), fileMonth };
  });

  mount(unmatched.listUnmatched, async ({ db, query }) => {
    const chosen = query.settled === 1 ? 'settled' : 'open';
    const total = await lines.countUnmatched(db, query.company, chosen);
    const { rows, pagination } = await pageOf(query, total, ({ size, offset }) =>
      lines.listLines(db, { company: query.company, chosen, isGrouped: query.grouped === 1 }, size, offset),
    );
    return { pagination, results: rows, companies: await lines.listCompanies(db, chosen) };
  });

  mount(unmatched.policiesForLine, async ({ db, params, query }) => {
    const line = await lines.findLine(db, params.id);
    if (!line) throw refuse.notFound();
    return lines.listPolicies(db, query.customer, line.company_id);
  });

  mount(unmatched.nearestPolicies, async ({ db, params }) => {
    const line = await lines.findLine(db, params.id);
    if (!line) throw refuse.notFound();
    return { results: await listNearest(db, line) };
  });

  mount(unmatched.assignLine, assignLine);

  mount(assignments.listAssignments, async ({ db, query }) => {
    const { rows, pagination } = await pageOf(query, await countAssignments(db), ({ size, offset }) =>
      listAssignments(db, size, offset),
    );
    return { pagination, results: rows };
  });

  mount(assignments.undoAssignment, undoAssignment);
  mount(assignments.forgetNumber, forgetNumber);
}

const poolOf = ({ lines, total }: PoolSum) => ({ lines, total });
