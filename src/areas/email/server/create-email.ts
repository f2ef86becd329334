import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import { type createEmail as createEndpoint, OPTED_OUT } from '../contract.ts';
import { acordFormOf, filesProblem } from '../rules.ts';
import { fileRow } from './attach-file.ts';
import { COMBINED_NAME, combineFiles } from './combine-files.ts';
import { giveToEmail, insertAttachments, insertFile } from './file-store.ts';
import { type JudgedEmail, judgeEmail } from './judge-email.ts';
import { findGoingFiles, type GoingFile, uploadKey } from './mail-files.ts';
import { customerMail } from './send-email.ts';
import { insertEmail } from './store.ts';

type Create = Call<typeof createEndpoint>;

/** Stores the mail and the job that sends it, together. */
export async function createEmail(call: Create): Promise<AnswerOf<typeof createEndpoint>> {
  const { db, session, body, jobs } = call;
  const { judged, errors } = await judgeEmail(db, session, body);
  const { files, errors: fileErrors } = await findGoingFiles(db, session, {
    ...body,
    customerId: judged.customerId,
  });
  const all = { ...errors, ...fileErrors, ...tooMuch(call, files) };
  if (Object.keys(all).length > 0) throw refuse.fields(all);
  if (judged.isOptedOut) return { message: OPTED_OUT, id: null };
  const combined = body.combine && files.length > 0 ? await combineFiles(call.files, files) : undefined;
  const id = await storeEmail(call, judged, files);
  if (combined) await storeCombined(call, combined, id);
  else await giveFiles(call, files, id);
  await jobs.send(db, customerMail, { masterId: session.masterId, emailId: id });
  return { message: 'Email Sent', id };
}

/** At the list that is there: what was uploaded, or else what was stored before. */
function tooMuch({ config }: Create, files: readonly GoingFile[]): FieldErrors {
  const sizes = files.map(({ size }) => size);
  const problem = filesProblem(sizes, config.uploadLimit);
  const hasUploads = files.some(({ kind }) => kind === 'upload');
  return problem ? { [hasUploads ? 'uploadFilesId' : 'attachmentIds']: [problem] } : {};
}

async function storeEmail(call: Create, judged: JudgedEmail, files: readonly GoingFile[]): Promise<number> {
  const { db, session, body } = call;
  const acord = acordFormOf(files.map(({ filename }) => filename));
  const subject = body.subject.trim();
  const id = await insertEmail(db, {
    master_id: session.masterId,
    employee_id: session.employeeId,
    customer_id: judged.customerId,
    policy_id: judged.policyId,
    template_id: judged.templateId,
    from_address: judged.from,
    to_addresses: judged.to,
    cc: judged.cc,
    bcc: judged.bcc,
    subject,
    body: judged.body,
    combine: Boolean(body.combine),
    acord_form: acord?.form ?? '',
    acord_name: acord?.name ?? '',
  });
  const { to, cc, bcc, from, customerId, policyId } = judged;
  const after = {
    from,
    to,
    cc,
    bcc,
    subject,
    customerId,
    policyId,
    files: files.map((file) => file.filename),
  };
  await writeChange(db, session, { subject: 'email', subjectId: id, action: 'sent', after });
  return id;
}

/** The one PDF belongs to the mail; what it was made of stays where it was, or is swept away. */
async function storeCombined({ db, session, files }: Create, bytes: Buffer, emailId: number): Promise<void> {
  const pdf = { filename: COMBINED_NAME, extension: 'pdf', contentType: 'application/pdf', bytes };
  const row = { ...fileRow(session, pdf), email_id: emailId };
  await files.put(uploadKey(row), bytes);
  await insertFile(db, row);
}

async function giveFiles({ db, session }: Create, files: readonly GoingFile[], emailId: number) {
  const ids = (kind: GoingFile['kind']) => files.filter((file) => file.kind === kind).map(({ id }) => id);
  await giveToEmail(db, ids('upload'), emailId);
  await insertAttachments(db, session.masterId, emailId, ids('attachment'));
}
