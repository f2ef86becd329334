import { randomUUID } from 'node:crypto';
import { yearWeekFolder } from '#areas/attachments/rules.ts';
import { checkFiles } from '#areas/attachments/server/public.ts';
import { hashBytes } from '#platform/server/files/hash-bytes.ts';
import { putFiles, removeFiles } from '#platform/server/files/put-files.ts';
import type { PreparedCall } from '#platform/server/http/call.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { addRecord } from '#platform/server/records/save-record.ts';
import type { SentFile } from '#platform/shared/endpoint.ts';
import { type addForm as addEndpoint, NAME_MAX } from '../contract.ts';
import { FORM_BYTES_MAX, FORMS_MAX } from '../rules/fields.ts';
import { FORMS, formKey, formOf } from './form-records.ts';
import { readFields } from './form-work.ts';
import * as store from './store.ts';

type New = Omit<store.NewForm, 'created_by'>;
const EXTENSION = '.pdf';
const keyOf = (form: New) => formKey({ ...form, extension: EXTENSION });

/** The PDF is looked into and stored while no transaction waits for it. */
export const addForm: PreparedCall<typeof addEndpoint, New> = {
  async before({ session, body, files }) {
    const { masterId } = session;
    const file = await checkedPdf(masterId, body.files);
    const { pages, fields } = await readFields(masterId, file.bytes);
    const form = {
      master_id: masterId,
      name: body.name[0] || nameOf(file.filename),
      filename: file.filename,
      size: file.bytes.length,
      sha256: await hashBytes(file.bytes),
      year_week_folder: yearWeekFolder(new Date()),
      guid: randomUUID(),
      ...{ pages, fields },
    };
    await putFiles(files, [{ key: keyOf(form), bytes: file.bytes }]);
    return form;
  },

  async within(call, form) {
    const { db, session } = call;
    if ((await store.countActive(db)) >= FORMS_MAX)
      throw refuse.conflict(`The library has ${FORMS_MAX} forms. Take some out first.`);
    const added = await addRecord(FORMS, call, {
      add: () => store.insertForm(db, { ...form, created_by: session.employeeId }),
      more: { filename: form.filename, fields: form.fields.length },
    });
    return formOf(added);
  },

  otherwise: (form, { files }) => removeFiles(files, [keyOf(form)]),
};

/** Checked as attachments are, and a PDF. */
async function checkedPdf(masterId: number, sent: readonly SentFile[]) {
  const { judged } = await checkFiles(masterId, sent);
  const [first] = judged;
  if (!first || !('file' in first) || first.file.extension !== 'pdf')
    throw refuse.fields({ files: ['Choose a PDF.'] });
  if (first.file.bytes.length > FORM_BYTES_MAX)
    throw refuse.fields({ files: [`A form has at most ${FORM_BYTES_MAX / 1_048_576} MB.`] });
  return first.file;
}

const nameOf = (filename: string) => filename.replace(/\.pdf$/i, '').slice(0, NAME_MAX) || 'Form';
