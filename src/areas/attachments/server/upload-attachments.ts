import { randomUUID } from 'node:crypto';
import { leadHeld } from '#areas/leads/server/public.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { hashBytes } from '#platform/server/files/hash-bytes.ts';
import { putFiles, removeFiles } from '#platform/server/files/put-files.ts';
import type { Call, PreparedCall } from '#platform/server/http/call.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import {
  type Attachment,
  NO_TYPE,
  type Uploaded,
  type uploadAttachments as uploadEndpoint,
} from '../contract.ts';
import { ATTACHMENT_LOG } from '../log.ts';
import { fileKey, whyNotAdded, yearWeekFolder } from '../rules.ts';
import { type CheckedFile, checkFiles } from './content/check-file.ts';
import { recordOf } from './record-of.ts';
import * as store from './store.ts';
import { findActiveType } from './type-store.ts';

type Upload = Call<typeof uploadEndpoint>;
type Asking = Pick<Upload, 'session' | 'params' | 'body'>;
export const SUBJECT = ATTACHMENT_LOG.subject;

/** What was taken, its files stored already, and what was refused. */
interface Taken {
  taken: { file: CheckedFile; place: FilePlace; sha256: string; description: string }[];
  refused: Uploaded['refused'];
}
type FilePlace = Pick<store.NewAttachment, 'master_id' | 'year_week_folder' | 'guid' | 'extension'>;

/** The files are looked into and stored while no transaction waits for them. */
export const uploadAttachments: PreparedCall<typeof uploadEndpoint, Taken> = {
  async before(call) {
    const { session, body, files, database } = call;
    const { judged, refused } = await checkFiles(session.masterId, body.files);
    await database.asTenant(session, (db) => recordFor(db, call));
    const taken: Taken['taken'] = [];
    for (const [at, judgement] of judged.entries()) {
      if (!('file' in judgement)) continue;
      const { file } = judgement;
      const [place, sha256] = [placeFor(session.masterId, file), await hashBytes(file.bytes)];
      taken.push({ file, place, sha256, description: body.description[at] ?? '' });
    }
    // Before the rows: whoever reads a row finds its file.
    await putFiles(
      files,
      taken.map(({ file, place }) => ({ key: keyOf(place), bytes: file.bytes })),
    );
    return { taken, refused };
  },

  async within(call, { taken, refused }) {
    const record = await recordFor(call.db, call);
    await refuseSoldLead(call);
    const results: Attachment[] = [];
    for (const each of taken) results.push(await insert(call, rowOf(call, each, record)));
    return { results, refused };
  },

  otherwise: ({ taken }, { files }) =>
    removeFiles(
      files,
      taken.map(({ place }) => keyOf(place)),
    ),
};

/** What the files belong to, once the request is right and this person may add them. */
async function recordFor(db: Db, { session, params, body }: Asking) {
  const typeId = await acceptedType(db, { session, params, body });
  const record = await recordOf(db, session, params.tableName, params.id);
  const { customerId } = record;
  if (params.customerId !== 0 && params.customerId !== customerId) throw refuse.notFound();
  const why = whyNotAdded(session, record);
  if (why) throw refuse.forbidden(why);
  return { type_id: typeId, customer_id: customerId };
}

/** What was a lead's is the customer's, and the lead takes nothing more. Nobody can sell it in the meantime. */
async function refuseSoldLead({ db, params }: Upload): Promise<void> {
  const lead = params.tableName === 'lead' ? await leadHeld(db, params.id) : undefined;
  if (lead?.customer_id) throw refuse.conflict('This lead was sold. Add the file to its customer instead.');
}

/** The id of the type, once nothing is wrong with what was sent beside the files. */
async function acceptedType(db: Db, { session, params, body }: Asking): Promise<number> {
  const errors: FieldErrors = {};
  if (body.userId.some((id) => id !== session.employeeId)) {
    errors.userId = ['You cannot upload on behalf of someone else.'];
  }
  const type = await findActiveType(db, params.attachmentType);
  if (!type) errors.attachmentType = [NO_TYPE];
  if (!type || errors.userId) throw refuse.fields(errors);
  return type.id;
}

function placeFor(masterId: number, { extension }: CheckedFile): FilePlace {
  const place = { master_id: masterId, year_week_folder: yearWeekFolder(new Date()), guid: randomUUID() };
  return { ...place, extension: `.${extension}` };
}

function rowOf(
  { session, params }: Upload,
  { file, place, sha256, description }: Taken['taken'][number],
  record: Pick<store.NewAttachment, 'type_id' | 'customer_id'>,
): store.NewAttachment {
  return {
    ...record,
    ...place,
    employee_id: session.employeeId,
    table_name: params.tableName,
    record_id: params.id,
    filename: file.filename,
    description,
    content_type: file.contentType,
    size: file.bytes.length,
    sha256,
  };
}

function keyOf({ master_id, year_week_folder, guid, extension }: FilePlace): string {
  const place = { masterId: master_id, yearWeekFolder: year_week_folder, guId: guid };
  return fileKey({ ...place, fileExtension: extension });
}

async function insert({ db, session }: Upload, row: store.NewAttachment): Promise<Attachment> {
  const id = await store.insertAttachment(db, row);
  const { filename, description, size, table_name: tableName, record_id: recordId } = row;
  const after = { filename, description, size, tableName, recordId };
  await writeChange(db, session, { subject: SUBJECT, subjectId: id, action: 'added', after });
  const added = await store.findAttachment(db, id);
  if (!added) throw new Error('The attachment that was just added is not there.');
  return store.attachmentOf(added);
}
