import type { FileStore } from '#platform/server/files/file-store.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import type { OutgoingFile } from '#platform/shared/endpoint.ts';
import * as contract from '../contract.ts';
import { takeOutKey } from '../rules.ts';
import { askTakeOut, endTakeOut, takeOutOf } from './change-take-out.ts';
import * as store from './store.ts';

export function takeOutRoutes(mount: Mount): void {
  mount(contract.listTakeOuts, async ({ db, session, query }) => {
    const { rows, pagination } = await pageOf(query, await store.countTakeOuts(db), ({ size, offset }) =>
      store.listTakeOuts(db, size, offset),
    );
    return { pagination, results: rows.map((row) => takeOutOf(session, row)) };
  });

  mount(contract.askTakeOut, askTakeOut);
  mount(contract.endTakeOut, endTakeOut);

  mount(contract.downloadTakeOut, {
    async within({ db, params }) {
      const row = await store.findTakeOut(db, params.id);
      const isKept = row?.state === 'ready' && row.expires_at !== null && row.expires_at > new Date();
      if (!row || !isKept) throw refuse.notFound();
      return row;
    },
    after: (row, { files }) => fileOf(files, row),
  });
}

async function fileOf(files: FileStore, row: store.TakeOutRow): Promise<OutgoingFile> {
  const content = await files.open(takeOutKey(row));
  if (!content) throw refuse.notFound();
  return {
    filename: `coverdesk-${row.asked_at.toISOString().slice(0, 10)}.zip`,
    contentType: 'application/zip',
    ...(row.size !== null && { size: row.size }),
    content,
  };
}
