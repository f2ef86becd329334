import { createHash } from 'node:crypto';
import { CONTENT_TYPES, extensionOf, fileKey, yearWeekFolder } from '#areas/attachments/rules.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { daysBefore } from './days.ts';
import { contractFiles, type DemoFile, demoFiles } from './demo-files.ts';
import { MARIA } from './memorable-customers.ts';
import { type TableRow, table } from './table-loader.ts';

const DEMO_AGENCY = 1001;
const FIRST_ID = 1_200_001;

export const TYPES = table('attachment_types', ['master_id', 'id', 'name']);
export const ATTACHMENTS = table('attachments', [
  'master_id',
  'id',
  'table_name',
  'record_id',
  'type_id',
  'customer_id',
  'employee_id',
  'filename',
  'description',
  'extension',
  'content_type',
  'size',
  'sha256',
  'year_week_folder',
  'guid',
  'uploaded_at',
]);

/** The type that every agency of the demo world has set up; its id is its agency's number. */
export function* attachmentTypeRows(): Generator<TableRow> {
  for (const masterId of [DEMO_AGENCY, 1002, 1])
    yield TYPES.row({ master_id: masterId, id: masterId, name: 'Attachment' });
}

/** Puts the files of the demo world into the store and returns their rows: a row has its file from the beginning. */
export async function storeDemoFiles(
  files: FileStore,
  today: string,
  contracts: readonly number[],
): Promise<TableRow[]> {
  const all = [...(await demoFiles(today)), ...(await contractFiles(today, contracts))];
  const stored = all.map((file, at) => ({ file, ...placeOf(file, at, today) }));
  for (const { file, key } of stored) await files.put(key, file.bytes);
  return stored.map(({ row }) => row);
}

function placeOf(file: DemoFile, at: number, today: string) {
  const { filename, description, bytes, employeeId, daysAgo, contractId } = file;
  const extension = extensionOf(filename) ?? 'txt';
  const uploadedAt = `${daysBefore(today, daysAgo)}T15:20:00Z`;
  const guid = `c0ffee00-0000-4000-8000-${String(at + 1).padStart(12, '0')}`;
  const week = yearWeekFolder(new Date(uploadedAt));
  const place = { masterId: DEMO_AGENCY, yearWeekFolder: week, guId: guid, fileExtension: `.${extension}` };
  const row = ATTACHMENTS.row({
    master_id: DEMO_AGENCY,
    id: FIRST_ID + at,
    table_name: contractId === undefined ? 'customer' : 'premiumFinance',
    record_id: contractId ?? MARIA,
    type_id: DEMO_AGENCY,
    customer_id: MARIA,
    employee_id: employeeId,
    filename,
    description,
    extension: `.${extension}`,
    content_type: CONTENT_TYPES[extension],
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    year_week_folder: week,
    guid,
    uploaded_at: uploadedAt,
  });
  return { key: fileKey(place), row };
}
