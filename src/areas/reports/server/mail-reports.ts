import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { type JobServices, jobHandler } from '#platform/server/jobs/jobs.ts';
import { sendUnlessRefused } from '#platform/server/mail/send-unless-refused.ts';
import type { Services } from '#platform/server/services.ts';
import { csvFile } from '#platform/server/sheets/csv-file.ts';
import { dayAt, USUAL_TIME_ZONE } from '#platform/shared/clock.ts';
import { day } from '#platform/shared/dates.ts';
import { REPORT_ENDPOINTS } from '../contract.ts';
import { nextMailDay, type Schedule } from '../rules/days.ts';
import { addressOf, reportNamed, whyReportClosed } from '../rules/reports.ts';
import { groupsFile, sheetOf } from './export-report.ts';
import { type FilterRow, findById, lockDue, moveMail } from './filter-store.ts';
import { sessionOfOwner } from './owner-session.ts';
import { reportMail } from './report-mail.ts';
import { askedOf } from './show-report.ts';
import type { Asked } from './source.ts';

const reportToMail = {
  queue: 'report-mail',
  data: z.object({ masterId: z.number(), filterId: z.number(), day }),
};

/** Every process may ask at any time: a report is ordered once for each morning that it is mailed on. */
export async function orderReports(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  now = new Date(),
): Promise<void> {
  const { rows } = await database.withoutTenant((db) =>
    sql<{ master_id: number }>`SELECT master_id FROM agencies_with_reports_to_mail(${now}) master_id`.execute(
      db,
    ),
  );
  for (const { master_id: masterId } of rows)
    await database.asTenant({ masterId }, async (db) => {
      for (const { id, employee_id, schedule } of await lockDue(db, now)) {
        const zone = (await sessionOfOwner(db, employee_id))?.timeZone ?? USUAL_TIME_ZONE;
        const today = dayAt(zone, now);
        await jobs.send(db, reportToMail, { masterId, filterId: id, day: today });
        await moveMail(db, id, nextMailDay(schedule as Schedule, today), zone);
      }
    });
}

/** What the owner may see when it is mailed: whoever may no longer open the report, or has left, gets nothing. */
export const mailReport = jobHandler(reportToMail, async ({ masterId, filterId, day: on }, services) => {
  const { database, mailer, config } = services as JobServices;
  const made = await database.asTenant({ masterId }, (db) => makeReport(db, filterId));
  if (!made) return;
  const { filter, asked, mail, sheet } = made;
  const content = csvFile(sheet);
  // An address that no server takes stays one: the next morning tries again.
  await sendUnlessRefused(mailer, 'report', {
    ...mail,
    to: asked.session.email,
    messageId: `report-${masterId}-${filterId}-${on}`,
    text: `${mail.text}\n\n${linkTo(config.publicUrl, filter)}`,
    files: [{ filename: content.filename, contentType: content.contentType, content: () => content.content }],
  });
});

async function makeReport(db: Db, filterId: number) {
  const filter = await findById(db, filterId);
  const session = filter && (await sessionOfOwner(db, filter.employee_id));
  if (!filter?.schedule || !session) return undefined;
  const report = reportNamed(filter.report);
  if (whyReportClosed(report, session)) return undefined;
  const query = REPORT_ENDPOINTS[report.name].show.query.safeParse(filter.filter);
  if (!query.success) return undefined;
  const asked: Asked = askedOf(report, session, query.data);
  const file = await groupsFile(db, asked);
  return { filter, asked, mail: await reportMail(db, filter, asked), sheet: sheetOf(file) };
}

function linkTo(publicUrl: string, { report, filter }: FilterRow): string {
  return `${publicUrl}${addressOf({ name: report })}?${new URLSearchParams(filter)}`;
}

export const reportJobs = [mailReport];
