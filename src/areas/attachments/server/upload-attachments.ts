import { createHash, randomUUID } from 'node:crypto';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import {
  type Attachment,
  NO_TYPE,
  type Uploaded,
  type uploadAttachments as uploadEndpoint,
} from '../contract.ts';
import { fileKey, yearWeekFolder } from '../rules.ts';
import { type CheckedFile, checkFile } from './content/check-file.ts';
import { recordOf } from './record-of.ts';
import * as store from './store.ts';
import { findActiveType } from './type-store.ts';

type Upload = Call<typeof uploadEndpoint>;
export const SUBJECT = 'attachment';

export async function uploadAttachments(call: Upload): Promise<Uploaded> {
  const { db, session, params, body, files } = call;
  const typeId = await acceptedType(call);
  const judged = await Promise.all(body.files.map(checkFile));
  const refused = judged.filter((each) => 'reason' in each);
  if (refused.length === judged.length) {
    throw refuse.fields({ files: refused.map(({ filename, reason }) => `${filename}: ${reason}`) });
  }
  const record = await recordOf(db, session, params.tableName, params.id);
  if (params.customerId !== 0 && params.customerId !== record.customerId) throw refuse.notFound();
  const stored: string[] = [];
  try {
    const results: Attachment[] = [];
    for (const [at, judgement] of judged.entries()) {
      if (!('file' in judgement)) continue;
      const row = rowOf(call, judgement.file, {
        type_id: typeId,
        customer_id: record.customerId,
        description: body.description[at] ?? '',
      });
      const key = keyOf(row);
      stored.push(key);
      // Before the row: whoever reads a row finds its file.
      await files.put(key, judgement.file.bytes);
      results.push(await insert(call, row));
    }
    return { results, refused };
  } catch (error) {
    await Promise.allSettled(stored.map((key) => files.remove(key)));
    throw error;
  }
}

/** The id of the type, once nothing is wrong with what stands beside the files. */
async function acceptedType({ db, session, params, body }: Upload): Promise<number> {
  const errors: FieldErrors = {};
  if (body.userId.some((id) => id !== session.employeeId)) {
    errors.userId = ['You cannot upload on behalf of someone else.'];
  }
  const type = await findActiveType(db, params.attachmentType);
  if (!type) errors.attachmentType = [NO_TYPE];
  if (!type || errors.userId) throw refuse.fields(errors);
  return type.id;
}

function rowOf(
  { session, params }: Upload,
  { filename, extension, contentType, bytes }: CheckedFile,
  more: Pick<store.NewAttachment, 'type_id' | 'customer_id' | 'description'>,
): store.NewAttachment {
  return {
    ...more,
    master_id: session.masterId,
    employee_id: session.employeeId,
    table_name: params.tableName,
    record_id: params.id,
    filename,
    extension: `.${extension}`,
    content_type: contentType,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    year_week_folder: yearWeekFolder(new Date()),
    guid: randomUUID(),
  };
}

function keyOf({ master_id, year_week_folder, guid, extension }: store.NewAttachment): string {
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
