import { yearWeekFolder } from '#areas/attachments/rules.ts';
import { acordFormOf } from '#areas/email/rules.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { makeLetter } from '#platform/server/pdf/letter.ts';
import { showDay } from '#platform/shared/dates.ts';
import { daysBefore } from './days.ts';
import { DEMO_EMAILS, type DemoEmail } from './demo-emails.ts';
import { type TableRow, table } from './table-loader.ts';

export const EMAILS = table('emails', [
  ...([
    'master_id',
    'id',
    'employee_id',
    'customer_id',
    'from_address',
    'to_addresses',
    'cc',
    'bcc',
  ] as const),
  ...(['subject', 'body', 'acord_form', 'acord_name', 'state', 'failure', 'tries'] as const),
  ...(['created_at', 'sent_at'] as const),
]);
const FILES = table('email_files', [
  ...(['master_id', 'id', 'employee_id', 'email_id', 'filename', 'extension', 'content_type'] as const),
  ...(['size', 'year_week_folder', 'guid', 'uploaded_at'] as const),
]);

const DEMO_AGENCY = 1001;
const FIRST_EMAIL = 1_300_001;
const FIRST_FILE = 1_400_001;

/** Today's mail was sent just after midnight: it must not be in the future. */
const momentOf = ({ daysAgo }: DemoEmail, today: string) =>
  `${daysBefore(today, daysAgo)}T${daysAgo === 0 ? '00:05' : '14:35'}:00Z`;

/** The mails of the demo agency, the oldest first, in every state. */
export function* emailRows(today: string): Generator<TableRow> {
  for (const [at, email] of DEMO_EMAILS.entries()) {
    const acord = acordFormOf(email.filename ? [email.filename] : []);
    const written = momentOf(email, today);
    yield EMAILS.row({
      master_id: DEMO_AGENCY,
      id: FIRST_EMAIL + at,
      employee_id: email.employeeId,
      customer_id: email.customerId,
      from_address: email.from,
      to_addresses: [email.to],
      cc: email.cc ? [email.cc] : [],
      bcc: [],
      subject: email.subject,
      body: email.body,
      acord_form: acord?.form ?? '',
      acord_name: acord?.name ?? '',
      state: email.state,
      failure: email.failure,
      tries: email.state === 'failed' ? 12 : 1,
      created_at: written,
      sent_at: email.state === 'sent' ? written : null,
    });
  }
}

/** Puts what went along with the mails into the store and returns its rows. */
export async function storeDemoMailFiles(files: FileStore, today: string): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for (const [at, email] of DEMO_EMAILS.entries()) {
    if (!email.filename) continue;
    const uploadedAt = momentOf(email, today);
    const bytes = await certificate(email, uploadedAt);
    const week = yearWeekFolder(new Date(uploadedAt));
    const guid = `c0ffee00-0000-4000-9000-${String(at + 1).padStart(12, '0')}`;
    await files.put(`mail/${DEMO_AGENCY}/${week}/${guid}.pdf`, bytes);
    rows.push(
      FILES.row({
        master_id: DEMO_AGENCY,
        id: FIRST_FILE + at,
        employee_id: email.employeeId,
        email_id: FIRST_EMAIL + at,
        filename: email.filename,
        extension: '.pdf',
        content_type: 'application/pdf',
        size: bytes.length,
        year_week_folder: week,
        guid,
        uploaded_at: uploadedAt,
      }),
    );
  }
  return rows;
}

function certificate({ filename = '', to }: DemoEmail, moment: string): Promise<Uint8Array> {
  const title = filename.replace('.pdf', '');
  return makeLetter({
    agency: 'Demo Agency',
    place: ['1841 Coral Way', 'Miami, FL 33145'],
    to: [to],
    date: showDay(moment.slice(0, 10)),
    title,
    html: `<h2>${title}</h2><p>Issued as a matter of information only.</p>`,
    madeAt: new Date(moment),
  });
}
