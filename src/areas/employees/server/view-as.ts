import { startViewing } from '#areas/session/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { findRecord } from '#platform/server/records/save-record.ts';
import type { viewAs as viewAsEndpoint } from '../contract.ts';
import { whyNotViewed } from '../rules.ts';
import { EMPLOYEES } from './employee-of.ts';
import { lockPeople } from './store.ts';

/** The lock is that of every change of rights: what is looked at here holds until the viewing is stored. */
export async function viewAs({ db, session, params }: Call<typeof viewAsEndpoint>): Promise<void> {
  await lockPeople(db, session.masterId);
  const person = await findRecord(EMPLOYEES, db, params.id);
  const why = whyNotViewed(session, person);
  if (why) throw refuse.forbidden(why);
  if (person.state === 'Disabled') throw refuse.conflict('This person is disabled. Enable them first.');
  if (!(await startViewing(db, session.id, person.id)))
    throw refuse.conflict('You are viewing as someone else already. Stop that first.');
}
