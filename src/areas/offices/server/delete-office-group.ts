import type { Call } from '#platform/server/http/mount.ts';
import { deleteRecord } from '#platform/server/records/save-record.ts';
import type { deleteOfficeGroup as deleteEndpoint } from '../contract.ts';
import { whyNotDeletable } from '../rules.ts';
import { countBelow, deleteGroup } from './group-store.ts';
import { OFFICE_GROUPS } from './save-office-group.ts';

export async function deleteOfficeGroup(call: Call<typeof deleteEndpoint>): Promise<void> {
  const { db, params, query } = call;
  await deleteRecord(
    OFFICE_GROUPS,
    call,
    { id: params.id, version: query.version },
    ({ id }) => deleteGroup(db, id),
    async ({ id }) => whyNotDeletable(await countBelow(db, id)),
  );
}
