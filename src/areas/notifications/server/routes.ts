import type { Call, Mount } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { announce } from '#platform/server/live/announce.ts';
import { countUnread } from '../bell-contract.ts';
import * as contract from '../contract.ts';
import * as lists from './list-store.ts';
import { notificationsOf, PRODUCT } from './notification-of.ts';
import { listReceivers } from './receivers-store.ts';
import { sendNotification } from './send-notification.ts';
import { flipRead, setAllRead, setHidden } from './store.ts';

type Work = Pick<Call<typeof contract.hideNotification>, 'db' | 'session'>;

export function notificationRoutes(mount: Mount): void {
  mount(contract.listNotifications, async ({ db, session, params, query }) => {
    refuseOther(params.userId, session.employeeId);
    const { filter, before, per_page } = query;
    // One more than asked for tells whether there are more.
    const limit = per_page === undefined ? undefined : per_page + 1;
    const rows = await lists.listRows(db, session.employeeId, { filter, before, limit });
    const shown = rows.slice(0, per_page);
    return { notifications: await notificationsOf(db, shown), hasMore: rows.length > shown.length };
  });
  mount(countUnread, async ({ db, session, params }) => {
    refuseOther(params.userId, session.employeeId);
    const unread = await lists.countUnread(db, session.employeeId);
    const newest = { filter: 'new', before: undefined, limit: 1 } as const;
    const [row] = unread > 0 ? await lists.listRows(db, session.employeeId, newest) : [];
    const latest = row && {
      id: row.id,
      title: row.title,
      priority: row.priority,
      from: row.sender ?? PRODUCT,
    };
    return { unread, latest: latest ?? null };
  });
  mount(contract.toggleRead, async ({ db, session, params: { id } }) => {
    const isThere = await flipRead(db, session.employeeId, id);
    const row = isThere && (await lists.findRow(db, session.employeeId, id));
    if (!row) throw refuse.notFound();
    const [notification] = await notificationsOf(db, [row]);
    if (!notification) throw refuse.notFound();
    await tellOwnBrowsers({ db, session });
    return notification;
  });
  mount(contract.hideNotification, (call) => show(call, call.params.id, false));
  mount(contract.showNotification, (call) => show(call, call.params.id, true));
  mount(contract.readAll, async ({ db, session, params }) => {
    refuseOther(params.userId, session.employeeId);
    const read = await setAllRead(db, session.employeeId);
    if (read > 0) await tellOwnBrowsers({ db, session });
    return { read };
  });
  mount(contract.listReceivers, async ({ db, session, params }) => {
    refuseOther(params.masterId, session.masterId);
    return listReceivers(db);
  });
  mount(contract.sendNotification, sendNotification);
}

/** The bell is one's own. */
function refuseOther(asked: number, own: number): void {
  if (asked !== own) throw refuse.notFound();
}

async function show({ db, session }: Work, id: number, isShown: boolean): Promise<void> {
  if (!(await setHidden(db, session.employeeId, id, !isShown))) throw refuse.notFound();
  await tellOwnBrowsers({ db, session });
}

/** What was read or hidden here is so in the other windows as well. */
function tellOwnBrowsers({ db, session: { masterId, employeeId } }: Work): Promise<void> {
  return announce(db, { masterId, to: [employeeId], kind: 'notificationRead' });
}
