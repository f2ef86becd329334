import { randomUUID } from 'node:crypto';
import { yearWeekFolder } from '#areas/attachments/rules.ts';
import { type CheckedFile, checkFile } from '#areas/attachments/server/public.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { attachFile as attachEndpoint, UploadedFile } from '../contract.ts';
import { insertFile, type NewFile } from './file-store.ts';
import { uploadKey } from './mail-files.ts';

type Attach = Call<typeof attachEndpoint>;

/** Takes what can be taken and says of the rest why not; when nothing can be taken, that is all there is to say. */
export async function attachFile(call: Attach): Promise<AnswerOf<typeof attachEndpoint>> {
  const { db, session, body, files } = call;
  refuseWrong(call);
  const judged = await Promise.all(body.files.map(checkFile));
  const refused = judged.filter((each) => 'reason' in each);
  if (refused.length === judged.length)
    throw refuse.fields({ files: refused.map(({ filename, reason }) => `${filename}: ${reason}`) });
  const stored: string[] = [];
  try {
    const results: UploadedFile[] = [];
    for (const judgement of judged) {
      if (!('file' in judgement)) continue;
      const row = fileRow(session, judgement.file);
      const key = uploadKey(row);
      stored.push(key);
      // Before the row: whoever reads a row finds its file.
      await files.put(key, judgement.file.bytes);
      results.push({ id: await insertFile(db, row), filename: row.filename, size: row.size });
    }
    return { results, uploadFilesId: results.map(({ id }) => id), refused };
  } catch (error) {
    await Promise.allSettled(stored.map((key) => files.remove(key)));
    throw error;
  }
}

function refuseWrong({ session, body }: Attach): void {
  const errors: FieldErrors = {};
  if (body.employeeId.some((id) => id !== session.employeeId))
    errors.employeeId = ['You cannot attach files on behalf of someone else.'];
  const [announced] = body.filesCount;
  if (announced !== undefined && announced !== body.files.length)
    errors.filesCount = [`${announced} files were announced and ${body.files.length} came. Send them again.`];
  if (Object.keys(errors).length > 0) throw refuse.fields(errors);
}

/** The row of a new file, not yet of any mail. */
export function fileRow(
  session: Session,
  file: Omit<CheckedFile, 'extension'> & { extension: string },
): NewFile {
  return {
    master_id: session.masterId,
    employee_id: session.employeeId,
    email_id: null,
    filename: file.filename,
    extension: `.${file.extension}`,
    content_type: file.contentType,
    size: file.bytes.length,
    year_week_folder: yearWeekFolder(new Date()),
    guid: randomUUID(),
  };
}
