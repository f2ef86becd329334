import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuseProblems } from '#platform/server/http/refusal.ts';
import { refuseTakenName } from '#platform/server/http/refuse-taken-name.ts';
import { type RecordKind, saveRecord } from '#platform/server/records/save-record.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { OfficeGroup, OfficeGroupInput, saveOfficeGroup as saveEndpoint } from '../contract.ts';
import { GROUP_LOG } from '../log.ts';
import { parentProblem } from '../rules.ts';
import { findGroup, holdGroup, insertGroup, lockGroup, updateGroup } from './group-store.ts';

export const OFFICE_GROUPS: RecordKind<OfficeGroup> = {
  subject: GROUP_LOG.subject,
  lock: lockGroup,
  find: findGroup,
  logged: ({ id, version, ...fields }) => fields,
};

export async function saveOfficeGroup(call: Call<typeof saveEndpoint>): Promise<OfficeGroup> {
  const { db, session, params, body } = call;
  // Before the group's own lock: of two groups moved under each other, one is refused here and has no locks.
  refuseProblems(await parentProblems(db, body));
  const saving = saveRecord(
    OFFICE_GROUPS,
    call,
    { id: params.id, version: body.version },
    {
      problems: (before) => kindProblems(body, before),
      add: () => insertGroup(db, session.masterId, body),
      change: ({ id }) => updateGroup(db, id, body),
    },
  );
  return refuseTakenName(
    'office_groups_name',
    `Another ${body.kind} has this name. Choose another one.`,
    saving,
  );
}

/** The parent is locked, and a group never changes its kind: what is above now is still above at the COMMIT. */
async function parentProblems(db: Db, { kind, parentId }: OfficeGroupInput): Promise<FieldErrors> {
  if (parentId === null) return {};
  const parent = await holdGroup(db, parentId);
  const problem = parent ? parentProblem(kind, parent.kind) : 'Choose a group of your agency.';
  return problem ? { parentId: [problem] } : {};
}

function kindProblems({ kind }: OfficeGroupInput, before: OfficeGroup | undefined): FieldErrors {
  if (!before || before.kind === kind) return {};
  return { kind: [`This is a ${before.kind} and stays one. Add a ${kind} instead.`] };
}
