import type { Call } from '#platform/server/http/mount.ts';
import { findRecord } from '#platform/server/records/save-record.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { OfficeView, ownOffice as ownEndpoint, viewOffice as viewEndpoint } from '../contract.ts';
import { pathOf } from '../rules.ts';
import { listGroups } from './group-store.ts';
import { officeOf } from './office-of.ts';
import { OFFICES } from './save-office.ts';
import { findStaffed, listPeople } from './store.ts';

export async function viewOffice({ db, params: { id } }: Call<typeof viewEndpoint>): Promise<OfficeView> {
  const office = await findRecord(OFFICES, db, id);
  return {
    ...office,
    path: pathOf(await listGroups(db), office.groupId),
    people: await listPeople(db, id),
  };
}

export async function viewOwnOffice({
  db,
  session: { officeId },
}: Call<typeof ownEndpoint>): Promise<AnswerOf<typeof ownEndpoint>> {
  const row = officeId === null ? undefined : await findStaffed(db, officeId);
  return { office: row ? { ...officeOf(row), clockedIn: row.clockedIn } : null };
}
