import type { Call } from '#platform/server/http/mount.ts';
import { type RecordKind, saveRecord } from '#platform/server/records/save-record.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import {
  type ListView,
  MOST_VIEWS,
  MOST_VIEWS_IN_ALL,
  type saveView as saveEndpoint,
} from '#platform/shared/list-views.ts';
import { VIEW_LOG } from '../log.ts';
import * as store from './store.ts';

/** The views of one person; those of others are not there. */
export function viewsOf(employeeId: number): RecordKind<ListView> {
  return {
    subject: VIEW_LOG.subject,
    lock: (db, id) => store.lockOwn(db, employeeId, id),
    find: (db, id) => store.findOwn(db, employeeId, id),
    logged: ({ list, name, search }) => ({ list, name, search }),
  };
}

export function saveView(call: Call<typeof saveEndpoint>): Promise<ListView> {
  const { db, session, params, body } = call;
  const meant = { id: params.id, version: body.version };
  return saveRecord(viewsOf(session.employeeId), call, meant, {
    problems: (before) => (before?.list === body.list ? {} : whyFull(call)),
    add: () => store.insertView(db, session, body),
    change: ({ id }) => store.updateView(db, id, body),
  });
}

async function whyFull({ db, session, body }: Call<typeof saveEndpoint>): Promise<FieldErrors> {
  const { all, ofList } = await store.countOwn(db, session, body.list);
  if (ofList >= MOST_VIEWS) return { name: [`You have ${MOST_VIEWS} views of this list. Delete one first.`] };
  if (all >= MOST_VIEWS_IN_ALL) return { name: [`You have ${MOST_VIEWS_IN_ALL} views. Delete one first.`] };
  return {};
}
