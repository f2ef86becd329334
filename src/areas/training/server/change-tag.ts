import type { Call } from '#platform/server/http/mount.ts';
import { refuseTakenName } from '#platform/server/http/refuse-taken-name.ts';
import { changeRecord, deleteRecord, type RecordKind } from '#platform/server/records/save-record.ts';
import type { CountedTag, deleteTag as deleteEndpoint, renameTag as renameEndpoint } from '../contract.ts';
import { TAG_LOG } from '../log.ts';
import * as store from './tag-store.ts';

const TAKEN = 'There is already a tag with that name.';

const TAGS: RecordKind<CountedTag> = {
  subject: TAG_LOG.subject,
  lock: store.lockTag,
  find: store.lockTag,
  logged: ({ id, ...fields }) => fields,
};

export function renameTag(call: Call<typeof renameEndpoint>): Promise<CountedTag> {
  const { db, params, body } = call;
  const saving = changeRecord(
    TAGS,
    call,
    { id: params.id },
    {
      change: ({ id }) => store.renameTag(db, id, body.description),
    },
  );
  return refuseTakenName('training_tags_description', TAKEN, saving, 'description');
}

export function deleteTag(call: Call<typeof deleteEndpoint>): Promise<CountedTag> {
  return deleteRecord(TAGS, call, { id: call.params.id }, ({ id }) => store.removeTag(call.db, id));
}
