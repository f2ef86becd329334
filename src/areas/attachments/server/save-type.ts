import { lastChangedBy, writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { refuseTakenName } from '#platform/server/http/refuse-taken-name.ts';
import type { AttachmentType, saveType as saveEndpoint } from '../contract.ts';
import * as store from './type-store.ts';

const SUBJECT = 'attachment type';
const TAKEN = 'There is already an attachment type with this name. Choose another name.';

export async function saveType(call: Call<typeof saveEndpoint>): Promise<AttachmentType> {
  const { db, session, params, body } = call;
  const before = params.id === 0 ? undefined : await store.lockType(db, params.id);
  if (params.id !== 0 && !before) throw refuse.notFound();
  if (before && body.version !== undefined && body.version !== before.version) {
    throw refuse.changed(await lastChangedBy(db, SUBJECT, before.id), before);
  }
  const saving = before
    ? store.updateType(db, before.id, body)
    : store.insertType(db, session.masterId, body);
  const after = await refuseTakenName('attachment_types_name', TAKEN, saving);
  await writeChange(db, session, {
    subject: SUBJECT,
    subjectId: after.id,
    action: before ? 'edited' : 'added',
    before: before && logged(before),
    after: logged(after),
  });
  return after;
}

const logged = ({ name, active }: AttachmentType) => ({ name, active });
