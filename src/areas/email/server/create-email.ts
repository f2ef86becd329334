import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { removeFiles } from '#platform/server/files/put-files.ts';
import type { Call, PreparedCall } from '#platform/server/http/call.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import { type createEmail as createEndpoint, OPTED_OUT } from '../contract.ts';
import { EMAIL_LOG } from '../log.ts';
import { acordFormOf, filesProblem } from '../rules.ts';
import { fileRow } from './attach-file.ts';
import { COMBINED_NAME, combineFiles } from './combine-files.ts';
import { giveToEmail, insertAttachments, insertFile, type NewFile } from './file-store.ts';
import { type JudgedEmail, judgeEmail } from './judge-email.ts';
import { findGoingFiles, type GoingFile, uploadKey } from './mail-files.ts';
import { customerMail } from './send-email.ts';
import { insertEmail } from './store.ts';

type Create = Call<typeof createEndpoint>;
type Asking = Pick<Create, 'session' | 'body' | 'config'>;

/** One PDF of these files, for a mail that wants it so. */
interface Combined {
  /** Its content is stored already. */
  row: NewFile;
  of: readonly GoingFile[];
}

/** Stores the mail and the job that sends it, together. What becomes one PDF does so before. */
export const createEmail: PreparedCall<typeof createEndpoint, Combined | undefined> = {
  async before(call) {
    const { session, body, database, files } = call;
    if (!body.combine) return undefined;
    const found = await database.asTenant(session, (db) => judgeWhole(db, call));
    // Problems are reported within the transaction, where everything is checked again.
    if (hasProblems(found) || found.judged.isOptedOut || found.files.length === 0) return undefined;
    const bytes = await combineFiles(files, session.masterId, found.files);
    const row = fileRow(session, { filename: COMBINED_NAME, extension: 'pdf', contentType: PDF, bytes });
    await files.put(uploadKey(row), bytes);
    return { row, of: found.files };
  },

  within: create,

  otherwise: (combined, { files }) => removeFiles(files, combined ? [uploadKey(combined.row)] : []),
};

const PDF = 'application/pdf';

async function create(
  call: Create,
  combined: Combined | undefined,
): Promise<AnswerOf<typeof createEndpoint>> {
  const found = await judgeWhole(call.db, call);
  if (hasProblems(found)) throw refuse.fields(found.errors);
  if (found.judged.isOptedOut) return { message: OPTED_OUT, id: null };
  if (call.body.combine && !areSame(combined?.of ?? [], found.files)) throw refuse.conflict(CHANGED);
  const id = await storeEmail(call, found.judged, found.files);
  // The one PDF belongs to the mail; what it was made of stays where it was, or is swept away.
  if (combined) await insertFile(call.db, { ...combined.row, email_id: id });
  else await giveFiles(call, found.files, id);
  await call.jobs.send(call.db, customerMail, { masterId: call.session.masterId, emailId: id });
  return { message: 'Email Sent', id };
}

const CHANGED = 'The files of this email changed while they were being combined. Send it again.';
const areSame = (some: readonly GoingFile[], others: readonly GoingFile[]) =>
  some.map(({ key }) => key).join() === others.map(({ key }) => key).join();

interface Judged {
  judged: JudgedEmail;
  files: GoingFile[];
  errors: FieldErrors;
}
const hasProblems = ({ errors }: Judged) => Object.keys(errors).length > 0;

/** The mail with its files, and everything that is wrong with the two. */
async function judgeWhole(db: Db, { session, body, config }: Asking): Promise<Judged> {
  const { judged, errors } = await judgeEmail(db, session, body);
  const context = { ...body, customerId: judged.customerId };
  const { files, errors: fileErrors } = await findGoingFiles(db, session, context);
  return { judged, files, errors: { ...errors, ...fileErrors, ...tooMuch(config, files) } };
}

/** At the list that is there: what was uploaded, or else what was stored before. */
function tooMuch(config: Config, files: readonly GoingFile[]): FieldErrors {
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
    lead_id: judged.leadId,
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
  const { to, cc, bcc, from, customerId, leadId, policyId } = judged;
  const after = {
    from,
    to,
    cc,
    bcc,
    subject,
    customerId,
    leadId,
    policyId,
    files: files.map((file) => file.filename),
  };
  await writeChange(db, session, { subject: EMAIL_LOG.subject, subjectId: id, action: 'sent', after });
  return id;
}

async function giveFiles({ db, session }: Create, files: readonly GoingFile[], emailId: number) {
  const ids = (kind: GoingFile['kind']) => files.filter((file) => file.kind === kind).map(({ id }) => id);
  await giveToEmail(db, ids('upload'), emailId);
  await insertAttachments(db, session.masterId, emailId, ids('attachment'));
}
