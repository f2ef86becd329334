import { lastChangedBy, writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { refuseTakenName } from '#platform/server/http/refuse-taken-name.ts';
import type { OfficeGroup, OfficeGroupInput, saveOfficeGroup as saveEndpoint } from '../contract.ts';
import { parentProblem } from '../rules.ts';
import { findGroup, holdGroup, insertGroup, lockGroup, updateGroup } from './group-store.ts';

type Save = Call<typeof saveEndpoint>;

export async function saveOfficeGroup(call: Save): Promise<OfficeGroup> {
  const { db, params, body } = call;
  const problem = await problemOfParent(db, body);
  if (problem) throw refuse.fields({ parentId: [problem] });
  const taken = `Another ${body.kind} has this name. Choose another one.`;
  return refuseTakenName('office_groups_name', taken, params.id === 0 ? add(call) : edit(call));
}

/** The parent is held, and a group never changes its kind: what is above now is still above at the COMMIT. */
async function problemOfParent(db: Db, { kind, parentId }: OfficeGroupInput): Promise<string | undefined> {
  if (parentId === null) return undefined;
  const parent = await holdGroup(db, parentId);
  return parent ? parentProblem(kind, parent.kind) : 'Choose a group of your agency.';
}

async function add({ db, session, body }: Save): Promise<OfficeGroup> {
  const id = await insertGroup(db, session.masterId, body);
  const after = await findGroup(db, id);
  await writeChange(db, session, {
    subject: 'office group',
    subjectId: id,
    action: 'added',
    after: loggedGroup(after),
  });
  return after;
}

async function edit({ db, session, params: { id }, body }: Save): Promise<OfficeGroup> {
  const before = await lockGroup(db, id);
  if (!before) throw refuse.notFound();
  if (body.kind !== before.kind) {
    throw refuse.fields({ kind: [`This is a ${before.kind} and stays one. Add a ${body.kind} instead.`] });
  }
  if (body.version !== undefined && body.version !== before.version) {
    throw refuse.changed(await lastChangedBy(db, 'office group', id), before);
  }
  await updateGroup(db, id, body);
  const after = await findGroup(db, id);
  await writeChange(db, session, {
    subject: 'office group',
    subjectId: id,
    action: 'edited',
    before: loggedGroup(before),
    after: loggedGroup(after),
  });
  return after;
}

export function loggedGroup({ id, version, ...fields }: OfficeGroup): Record<string, unknown> {
  return fields;
}
