import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { closeOffice as closeEndpoint, Office, reopenOffice as reopenEndpoint } from '../contract.ts';
import { whyNotClosable } from '../rules.ts';
import { lockOffice } from './lock-office.ts';
import { loadOffice } from './office-of.ts';
import { setClosed } from './store.ts';

export async function closeOffice(call: Call<typeof closeEndpoint>): Promise<Office> {
  const office = await lockOffice(call.db, call.params.id, call.body.version);
  if (office.closedAt) return office;
  const why = whyNotClosable(office.people);
  if (why) throw refuse.conflict(why);
  return change(call, true);
}

export async function reopenOffice(call: Call<typeof reopenEndpoint>): Promise<Office> {
  const office = await lockOffice(call.db, call.params.id, call.body.version);
  return office.closedAt ? change(call, false) : office;
}

async function change(
  { db, session, params: { id } }: Call<typeof closeEndpoint>,
  isClosed: boolean,
): Promise<Office> {
  await setClosed(db, id, isClosed);
  const action = isClosed ? 'closed' : 'reopened';
  await writeChange(db, session, { subject: 'office', subjectId: id, action });
  return loadOffice(db, id);
}
