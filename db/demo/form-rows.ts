import { createHash } from 'node:crypto';
import { fileKey, yearWeekFolder } from '#areas/attachments/rules.ts';
import { drawForm } from '#areas/forms/server/draw-form.ts';
import { formKey } from '#areas/forms/server/public.ts';
import { readForm } from '#areas/forms/server/read-form.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { DEMO_AGENCIES } from './agencies.ts';
import { ATTACHMENTS } from './attachment-rows.ts';
import { customerAt } from './customer-rows.ts';
import { daysBefore } from './days.ts';
import { DEMO_FORMS, type DemoForm, demoFormPdf, demoMapping } from './form-files.ts';
import { type TableRow, table } from './table-loader.ts';

const DEMO_AGENCY = 1001;
const FIRST = { form: 1_320_001, fill: 1_330_001, attachment: 1_200_401, customer: 100_001 };
const OFFICES =
  DEMO_AGENCIES.find(({ masterId }) => masterId === DEMO_AGENCY)?.offices.map(({ id }) => id) ?? [];
const ADMINISTRATOR = 12;
const AGENT = 13;
/** More than a page. */
const FILLS = 18;

const FORMS = table('forms', [
  'master_id',
  'id',
  'name',
  'description',
  'filename',
  'size',
  'sha256',
  'year_week_folder',
  'guid',
  'pages',
  'fields',
  'mapping',
  'active',
  'created_by',
  'created_at',
]);
const FORM_FILLS = table('form_fills', [
  'master_id',
  'id',
  'form_id',
  'form_name',
  'customer_id',
  'attachment_id',
  'filled',
  'employee_id',
  'created_at',
]);

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const guidOf = (kind: string, id: number) => `f0125${kind}-0000-4000-8000-${String(id).padStart(12, '0')}`;

/** Puts the forms of the demo world and what was made of the first into the store, and returns their rows. */
export async function storeDemoForms(files: FileStore, today: string): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for (const [at, form] of DEMO_FORMS.entries())
    rows.push(await storeForm(files, form, FIRST.form + at, today));
  for (let at = 0; at < FILLS; at++) rows.push(...(await storeFill(files, at, today)));
  return rows;
}

async function storeForm(files: FileStore, form: DemoForm, id: number, today: string): Promise<TableRow> {
  const created_at = `${daysBefore(today, 90)}T14:00:00Z`;
  const bytes = await demoFormPdf(form, new Date(created_at));
  const read = await readForm(bytes);
  if ('problem' in read) throw new Error(read.problem);
  const place = {
    master_id: DEMO_AGENCY,
    year_week_folder: yearWeekFolder(new Date(created_at)),
    guid: guidOf('0f0', id),
  };
  await files.put(formKey({ ...place, extension: '.pdf' }), bytes);
  return FORMS.row({
    ...place,
    id,
    name: form.name,
    description: form.description,
    filename: `${form.name}.pdf`,
    size: bytes.length,
    sha256: hash(bytes),
    pages: read.pages,
    fields: JSON.stringify(read.fields),
    mapping: JSON.stringify(demoMapping(form)),
    active: true,
    created_by: ADMINISTRATOR,
    created_at,
  });
}

/** One of the history: the first form for a customer, with the name filled in. */
async function storeFill(files: FileStore, at: number, today: string): Promise<TableRow[]> {
  const form = DEMO_FORMS[0] as DemoForm;
  const created_at = `${daysBefore(today, FILLS - at)}T16:30:00Z`;
  const { customer: made } = customerAt(DEMO_AGENCY, at, OFFICES, today);
  const insured = made.business_name || `${made.first_name} ${made.last_name}`;
  const values = { 'insured.name': insured, 'producer.name': 'Demo Agency' };
  const blank = await demoFormPdf(form, new Date(created_at));
  const bytes = await drawForm({ bytes: blank, values, madeAt: new Date(created_at) });
  const [week, guid] = [yearWeekFolder(new Date(created_at)), guidOf('0f1', at + 1)];
  await files.put(
    fileKey({ masterId: DEMO_AGENCY, yearWeekFolder: week, guId: guid, fileExtension: '.pdf' }),
    bytes,
  );
  const common = { master_id: DEMO_AGENCY, customer_id: FIRST.customer + at, employee_id: AGENT };
  return [
    ATTACHMENTS.row({
      ...common,
      id: FIRST.attachment + at,
      table_name: 'customer',
      record_id: FIRST.customer + at,
      type_id: DEMO_AGENCY,
      filename: `${form.name} ${insured}.pdf`,
      description: form.name,
      extension: '.pdf',
      content_type: 'application/pdf',
      size: bytes.length,
      sha256: hash(bytes),
      year_week_folder: week,
      guid,
      uploaded_at: created_at,
    }),
    FORM_FILLS.row({
      ...common,
      id: FIRST.fill + at,
      form_id: FIRST.form,
      form_name: form.name,
      attachment_id: FIRST.attachment + at,
      filled: JSON.stringify(
        form.fields.map(({ name, label }) => ({
          label,
          value: (values as Record<string, string>)[name] ?? '',
        })),
      ),
      created_at,
    }),
  ];
}
