import type { Mount } from '#platform/server/http/mount.ts';
import { deleteRecord, findRecord } from '#platform/server/records/save-record.ts';
import * as contract from '#platform/shared/list-views.ts';
import { saveView, viewsOf } from './save-view.ts';
import * as store from './store.ts';

export function listViewRoutes(mount: Mount): void {
  mount(contract.listViews, async ({ db, session, query }) => ({
    results: await store.listOwn(db, session.employeeId, query.list),
  }));
  mount(contract.findView, ({ db, session, params }) =>
    findRecord(viewsOf(session.employeeId), db, params.id),
  );
  mount(contract.saveView, saveView);
  mount(contract.deleteView, (call) =>
    deleteRecord(
      viewsOf(call.session.employeeId),
      call,
      { id: call.params.id, version: call.query.version },
      ({ id }) => store.removeView(call.db, id),
    ),
  );
}
