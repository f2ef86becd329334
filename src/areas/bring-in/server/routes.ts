import type { Mount } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import * as contract from '../contract.ts';
import { FIELDS } from '../fields.ts';
import { discardBringIn, importBringIn, readBringIn, takeBackBringIn } from './change-bring-in.ts';
import { listRows, outcomesOf } from './row-store.ts';
import { countBringIns, findBringIn, findSavedMap, findSheets, listBringIns } from './store.ts';
import { uploadFile } from './upload-file.ts';
import { factsOf, viewOf } from './view.ts';

export function bringInRoutes(mount: Mount): void {
  mount(contract.listBringIns, async ({ db, query }) => {
    const { rows, pagination } = await pageOf(query, await countBringIns(db), ({ size, offset }) =>
      listBringIns(db, size, offset),
    );
    return { pagination, results: rows.map(factsOf) };
  });

  mount(contract.uploadBringIn, uploadFile);
  mount(contract.viewBringIn, ({ db, params }) => viewOf(db, params.id));

  mount(contract.viewBringInSheets, async ({ db, params }) => {
    const record = await findBringIn(db, params.id);
    if (!record) throw refuse.notFound();
    const [sheets, saved] = await Promise.all([findSheets(db, record.id), findSavedMap(db, record.kind)]);
    return { sheets, saved: saved ?? null };
  });

  mount(contract.listBringInRows, async ({ db, params, query }) => {
    const record = await findBringIn(db, params.id);
    if (!record) throw refuse.notFound();
    const { outcome } = query;
    const total = (await outcomesOf(db, record.id))
      .filter((each) => !outcome || each.outcome === outcome)
      .reduce((sum, { rows }) => sum + rows, 0);
    const { rows, pagination } = await pageOf(query, total, (part) =>
      listRows(db, { id: record.id, outcome, ...part }),
    );
    const labels = new Map(FIELDS[record.kind].map(({ name, label }) => [name, label]));
    return {
      pagination,
      results: rows.map((row) => ({
        row: row.row_number,
        name: row.name,
        outcome: row.outcome,
        problems: Object.entries(row.problems).flatMap(([name, all]) =>
          all.map((words) => ({ field: labels.get(name) ?? '', words })),
        ),
        sameId: row.same_id,
        recordId: row.record_id,
      })),
    };
  });

  mount(contract.readBringIn, readBringIn);
  mount(contract.importBringIn, importBringIn);
  mount(contract.takeBackBringIn, takeBackBringIn);
  mount(contract.discardBringIn, discardBringIn);
}
