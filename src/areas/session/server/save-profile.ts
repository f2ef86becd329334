import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuseStale } from '#platform/server/records/save-record.ts';
import type { Profile, saveOwnProfile } from '../contract.ts';
import { PERSON_LOG } from '../log.ts';
import { lockProfile, type ProfileRow, updateProfile } from './store.ts';

export function profileOf(row: ProfileRow): Profile {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    version: row.version,
  };
}

export async function saveProfile({ body, session, db }: Call<typeof saveOwnProfile>): Promise<Profile> {
  const before = profileOf(await lockProfile(db, session.employeeId));
  await refuseStale(db, { subject: PERSON_LOG.subject }, before, body.version);
  const { firstName, lastName, phone } = body;
  const row = await updateProfile(db, session.employeeId, {
    first_name: firstName,
    last_name: lastName,
    phone,
  });
  const after = profileOf(row);
  await writeChange(db, session, {
    subject: PERSON_LOG.subject,
    subjectId: after.id,
    action: 'edited',
    before,
    after,
  });
  return after;
}
