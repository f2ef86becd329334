import type { Call } from '#platform/server/http/mount.ts';
import { changeRecord, type RecordKind } from '#platform/server/records/save-record.ts';
import { PERSON_LOG } from '../log.ts';
import type { Profile, saveOwnProfile } from '../profile-contract.ts';
import { findProfile, lockProfile, type ProfileRow, updateProfile } from './store.ts';

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

const PROFILES: RecordKind<Profile> = {
  subject: PERSON_LOG.subject,
  lock: async (db, id) => profileOf(await lockProfile(db, id)),
  find: async (db, id) => profileOf(await findProfile(db, id)),
  logged: ({ id, version, ...fields }) => fields,
};

export function saveProfile(call: Call<typeof saveOwnProfile>): Promise<Profile> {
  const { db, session, body } = call;
  const { firstName, lastName, phone } = body;
  return changeRecord(
    PROFILES,
    call,
    { id: session.employeeId, version: body.version },
    {
      change: ({ id }) => updateProfile(db, id, { first_name: firstName, last_name: lastName, phone }),
    },
  );
}
