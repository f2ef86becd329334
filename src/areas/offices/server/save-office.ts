import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuseTakenName } from '#platform/server/http/refuse-taken-name.ts';
import { type RecordKind, saveRecord } from '#platform/server/records/save-record.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { Office, OfficeInput, saveOffice as saveEndpoint } from '../contract.ts';
import { OFFICE_LOG } from '../log.ts';
import { holdGroup } from './group-store.ts';
import { findOffice } from './office-of.ts';
import { insertOffice, lockVersion, updateOffice } from './store.ts';

const TAKEN = 'Another office has this name. Choose another one.';

export const OFFICES: RecordKind<Office> = {
  subject: OFFICE_LOG.subject,
  lock: async (db, id) => ((await lockVersion(db, id)) ? findOffice(db, id) : undefined),
  find: findOffice,
  // The fields of the form.
  logged: ({ id, people, closedAt, version, ...fields }) => fields,
};

export function saveOffice(call: Call<typeof saveEndpoint>): Promise<Office> {
  const { db, session, params, body } = call;
  const saving = saveRecord(
    OFFICES,
    call,
    { id: params.id, version: body.version },
    {
      problems: () => groupProblems(call.db, body),
      add: () => insertOffice(db, session.masterId, body),
      change: ({ id }) => updateOffice(db, id, body),
    },
  );
  return refuseTakenName('offices_name', TAKEN, saving);
}

async function groupProblems(db: Db, { groupId }: Pick<OfficeInput, 'groupId'>): Promise<FieldErrors> {
  if (groupId === null || (await holdGroup(db, groupId))) return {};
  return { groupId: ['Choose a group of your agency.'] };
}
