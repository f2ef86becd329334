import { randomUUID } from 'node:crypto';
import { yearWeekFolder } from '#areas/attachments/rules.ts';
import { type CheckedFile, checkFiles } from '#areas/attachments/server/public.ts';
import type { Session } from '#platform/server/auth/session.ts';
import { putFiles, removeFiles } from '#platform/server/files/put-files.ts';
import type { CallOutside, PreparedCall } from '#platform/server/http/call.ts';
import { refuseProblems } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { attachFile as attachEndpoint, UploadedFile } from '../contract.ts';
import { insertFile, type NewFile } from './file-store.ts';
import { uploadKey } from './mail-files.ts';

/** What was taken, its files stored already, and what was refused. */
interface Taken {
  rows: NewFile[];
  refused: AnswerOf<typeof attachEndpoint>['refused'];
}

/** Takes what can be taken and says of the rest why not; no transaction waits while files are looked into. */
export const attachFile: PreparedCall<typeof attachEndpoint, Taken> = {
  async before(call) {
    const { session, body, files } = call;
    refuseWrong(call);
    const { judged, refused } = await checkFiles(session.masterId, body.files);
    const taken = judged.flatMap((judgement) =>
      'file' in judgement ? { row: fileRow(session, judgement.file), bytes: judgement.file.bytes } : [],
    );
    // Before the rows: whoever reads a row finds its file.
    await putFiles(
      files,
      taken.map(({ row, bytes }) => ({ key: uploadKey(row), bytes })),
    );
    return { rows: taken.map(({ row }) => row), refused };
  },

  async within({ db }, { rows, refused }) {
    const results: UploadedFile[] = [];
    for (const row of rows)
      results.push({ id: await insertFile(db, row), filename: row.filename, size: row.size });
    return { results, uploadFilesId: results.map(({ id }) => id), refused };
  },

  otherwise: ({ rows }, { files }) => removeFiles(files, rows.map(uploadKey)),
};

function refuseWrong({ session, body }: Pick<CallOutside<typeof attachEndpoint>, 'session' | 'body'>): void {
  const errors: FieldErrors = {};
  if (body.employeeId.some((id) => id !== session.employeeId))
    errors.employeeId = ['You cannot attach files on behalf of someone else.'];
  const [announced] = body.filesCount;
  if (announced !== undefined && announced !== body.files.length)
    errors.filesCount = [`${announced} files were announced and ${body.files.length} came. Send them again.`];
  refuseProblems(errors);
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
