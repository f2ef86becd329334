import { PATIENCE } from '#platform/server/testing/patience.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { until } from '#platform/server/testing/until.ts';
import { NO_COLUMNS } from '../columns.ts';
import * as contract from '../contract.ts';

export const HEADINGS = 'Policy,Insured,Product,Date,Effective,Premium,Commission';

/** A CSV file of these rows below the usual headings. */
export const statement = (rows: readonly string[]) => [HEADINGS, ...rows, ''].join('\r\n');

export const MAP = {
  ...NO_COLUMNS,
  policyNumber: 'Policy',
  customerName: 'Insured',
  productName: 'Product',
  transactionDate: 'Date',
  effectiveDate: 'Effective',
  premium: 'Premium',
  commission: 'Commission',
};

/** Sends a statement as the screen does. */
export function sendStatement(
  person: TestPerson,
  company: number | string,
  content: string | Uint8Array,
  filename = 'march.csv',
) {
  const form = new FormData();
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  form.append('files', new Blob([Uint8Array.from(bytes)]), filename);
  form.append('company', String(company));
  return person.client.call(contract.uploadStatement, { body: form });
}

/** Waits until the job has read the statement, and returns how it is then. */
export function readToEnd(person: TestPerson, id: number) {
  const state = async () => {
    const { body } = await person.client.call(contract.viewImport, { params: { id } });
    return body.state !== 'reading' && body;
  };
  return until(`the dry run of ${id}`, state, PATIENCE / 1000);
}

/** Uploads a file and reads it by the usual columns. */
export async function dryRunOf(
  person: TestPerson,
  company: number,
  content: string | Uint8Array,
  filename = 'march.csv',
) {
  const { body } = await sendStatement(person, company, content, filename);
  if (body.state === 'mapping')
    await person.client.call(contract.readImport, { params: { id: body.id }, body: { map: MAP } });
  return readToEnd(person, body.id);
}

/** The same of these rows below the usual headings. */
export const dryRun = (person: TestPerson, company: number, rows: readonly string[]) =>
  dryRunOf(person, company, statement(rows));
