import { attachPdf, removePdf, type StoredPdf, storePdf } from '#areas/attachments/server/public.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import { wholeOf } from '#platform/server/files/whole-of.ts';
import type { Call, CallOutside, PreparedCall } from '#platform/server/http/call.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { refuseAnyStale } from '#platform/server/records/save-record.ts';
import type { FieldValue, FormFill, fillForm as fillEndpoint } from '../fill-contract.ts';
import { FILL_LOG, FORM_LOG } from '../log.ts';
import { fittingText, valueProblem } from '../rules/fields.ts';
import { factValues } from './fact-values.ts';
import { fillOf, findFill, insertFill } from './fill-store.ts';
import { formKey, loadForm } from './form-records.ts';
import { makeFilled } from './form-work.ts';
import type { FormRecord } from './store.ts';

type Fill = typeof fillEndpoint;

interface Made {
  pdf: StoredPdf;
  values: Readonly<Record<string, string>>;
}

const FILE_TYPE = 'Form';

/** The PDF is made and stored while no transaction waits for it, then it gets its row and its place in the history. */
export const fillForm: PreparedCall<Fill, Made> = {
  async before({ session, params, body, database, files }) {
    const form = await database.asTenant(session, async (db) => {
      await factValues(db, session, aboutOf(body));
      return loadForm(db, params.id);
    });
    refuseRemoved(form);
    const values = acceptedValues(form, body.values);
    const content = await files.open(formKey(form));
    if (!content) throw refuse.conflict('The PDF of this form was lost. Add the form again.');
    const bytes = await makeFilled(session.masterId, {
      bytes: await wholeOf(content),
      values,
      madeAt: new Date(),
    });
    return { pdf: await storePdf(files, session.masterId, bytes), values };
  },
  within: keep,
  otherwise: ({ pdf }, { session, files }: CallOutside<Fill>) => removePdf(files, session.masterId, pdf),
};

const aboutOf = ({ customerId, policyId }: { customerId: number; policyId: number | null }) => ({
  customerId,
  policyId: policyId ?? undefined,
});

function refuseRemoved({ active, name }: FormRecord): void {
  if (!active) throw refuse.conflict(`${name} was removed from the library.`);
}

function acceptedValues({ fields }: FormRecord, sent: readonly FieldValue[]): Record<string, string> {
  const values: Record<string, string> = {};
  const problems: string[] = [];
  for (const { field: name, value: typed } of sent) {
    const field = fields.find((each) => each.name === name);
    const value = field ? fittingText(field, typed) : typed;
    const problem = field ? valueProblem(field, value) : 'The form has no such field.';
    if (problem) problems.push(`${field?.label ?? name}: ${problem}`);
    values[name] = value;
  }
  if (problems.length > 0) throw refuse.fields({ values: problems });
  return values;
}

async function keep({ db, session, params, body }: Call<Fill>, { pdf, values }: Made): Promise<FormFill> {
  const form = await loadForm(db, params.id);
  refuseRemoved(form);
  const seen = { id: form.id, version: form.version, name: form.name, seen: body.version };
  await refuseAnyStale(db, FORM_LOG.subject, [seen], 'Look at the values again.');
  // Once more under this transaction: the policy may have moved to somebody else.
  const { 'customer.name': customer } = await factValues(db, session, aboutOf(body));
  const { customerId, policyId } = body;
  const file = await attachPdf(db, session, {
    type: FILE_TYPE,
    tableName: policyId === null ? 'customer' : 'policy',
    recordId: policyId ?? customerId,
    customerId,
    filename: `${form.name} ${customer ?? ''}`.replaceAll(/[/\\]/g, '-').trim().slice(0, 190).concat('.pdf'),
    description: form.name,
    pdf,
  });
  const id = await insertFill(db, {
    master_id: session.masterId,
    form_id: form.id,
    form_name: form.name,
    customer_id: customerId,
    policy_id: policyId,
    attachment_id: file.id,
    employee_id: session.employeeId,
    filled: form.fields.map(({ name, label }) => ({ label, value: values[name] ?? '' })),
  });
  const after = { form: form.name, customerId, policyId };
  await writeChange(db, session, { subject: FILL_LOG.subject, subjectId: id, action: 'added', after });
  const found = await findFill(db, id);
  if (!found) throw refuse.notFound();
  return fillOf(found);
}
