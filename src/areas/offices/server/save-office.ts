import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { refuseTakenName } from '#platform/server/http/refuse-taken-name.ts';
import type { Office, saveOffice as saveEndpoint } from '../contract.ts';
import { holdGroup } from './group-store.ts';
import { lockOffice } from './lock-office.ts';
import { loadOffice } from './office-of.ts';
import { insertOffice, updateOffice } from './store.ts';

type Save = Call<typeof saveEndpoint>;

const TAKEN = 'Another office has this name. Choose another one.';

export async function saveOffice(call: Save): Promise<Office> {
  const { db, params, body } = call;
  if (body.groupId !== null && !(await holdGroup(db, body.groupId))) {
    throw refuse.fields({ groupId: ['Choose a group of your agency.'] });
  }
  return refuseTakenName('offices_name', TAKEN, params.id === 0 ? add(call) : edit(call));
}

async function add({ db, session, body }: Save): Promise<Office> {
  const id = await insertOffice(db, session.masterId, body);
  const after = await loadOffice(db, id);
  await writeChange(db, session, { subject: 'office', subjectId: id, action: 'added', after: logged(after) });
  return after;
}

async function edit({ db, session, params: { id }, body }: Save): Promise<Office> {
  const before = await lockOffice(db, id, body.version);
  await updateOffice(db, id, body);
  const after = await loadOffice(db, id);
  await writeChange(db, session, {
    subject: 'office',
    subjectId: id,
    action: 'edited',
    before: logged(before),
    after: logged(after),
  });
  return after;
}

/** What the log keeps: the fields of the form. */
function logged({ id, people, closedAt, version, ...fields }: Office): Record<string, unknown> {
  return fields;
}
