import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import type pg from 'pg';
import { buildAttachment } from '#areas/attachments/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildEmployee } from '#areas/employees/server/test-data.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';

const FIELD = { name: 'insured', label: 'Insured', kind: 'text', page: 1, options: [], maxLength: null };

/** A form of one field whose PDF was lost; the overrides are columns. */
export async function buildForm(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  return insertRow(owner, 'forms', {
    master_id: masterId,
    name: 'Certificate',
    filename: 'certificate.pdf',
    size: 1,
    sha256: '',
    year_week_folder: '202646',
    guid: randomUUID(),
    pages: 1,
    fields: JSON.stringify([{ ...FIELD, isMultiline: false }]),
    created_by: await buildEmployee(owner, masterId),
    ...overrides,
  });
}

/** A form that was filled in for a customer, a new one unless told otherwise; its PDF was lost. */
export async function buildFormFill(
  owner: pg.Pool,
  masterId: number,
  overrides: { customer_id?: number; policy_id?: number } = {},
): Promise<number> {
  const customerId = overrides.customer_id ?? (await buildCustomer(owner, masterId));
  const employeeId = await buildEmployee(owner, masterId);
  const { id } = await buildAttachment(owner, { masterId, employeeId, customerId });
  return insertRow(owner, 'form_fills', {
    master_id: masterId,
    form_id: await buildForm(owner, masterId),
    form_name: 'Certificate',
    attachment_id: id,
    filled: JSON.stringify([{ label: 'Insured', value: 'Ann Lee' }]),
    employee_id: employeeId,
    ...overrides,
    customer_id: customerId,
  });
}

/** A PDF of one page: a text of at most 40 letters, a long text, a box and a choice. */
export async function makeFormPdf(more = 0): Promise<Buffer> {
  const doc = await PDFDocument.create();
  const page = doc.addPage([612, 792]);
  const form = doc.getForm();
  const at = (row: number) => ({ x: 50, y: 720 - row * 40, width: 300, height: 22 });
  const insured = form.createTextField('insured');
  insured.setMaxLength(40);
  insured.addToPage(page, at(0));
  const remarks = form.createTextField('remarks');
  remarks.enableMultiline();
  remarks.addToPage(page, at(1));
  form.createCheckBox('auto').addToPage(page, { ...at(2), width: 14, height: 14 });
  const state = form.createDropdown('state');
  state.addOptions(['FL', 'GA']);
  state.addToPage(page, at(3));
  for (let each = 0; each < more; each++) form.createTextField(`more.${each}`);
  return Buffer.from(await doc.save());
}
