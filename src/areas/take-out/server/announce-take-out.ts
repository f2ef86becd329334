import type { Db } from '#platform/server/db/bound-kysely.ts';
import { announce } from '#platform/server/live/announce.ts';

/** Owners who have the list open see how far it is; the gate of the kind leaves out everybody else. */
export function announceTakeOut(db: Db, masterId: number): Promise<void> {
  return announce(db, { masterId, to: 'agency', kind: 'takeOut' });
}
