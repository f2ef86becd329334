import { agencyWords, findAgencyName } from '#areas/agency/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { showDay } from '#platform/shared/dates.ts';
import type { FilterRow } from './filter-store.ts';
import { paperCell } from './report-table.ts';
import { showReport } from './show-report.ts';
import type { Asked } from './source.ts';

/** What the mail says: the days and what everything comes to. The groups are in the file that goes with it. */
export async function reportMail(db: Db, filter: FilterRow, asked: Asked) {
  const { report, range, session } = asked;
  const { total } = await showReport(db, asked);
  const say = await agencyWords(db);
  const figures = report.figures.map(
    (figure) => `${say(figure.label)}: ${paperCell(figure, total[figure.key] ?? null) || '-'}`,
  );
  return {
    // What a person typed may contain a line break that would end the header.
    subject: `${report.title}: ${filter.name}`.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' '),
    text: [
      `Hello ${session.firstName},`,
      `${report.title} of ${await findAgencyName(db)} from ${showDay(range.from)} to ${showDay(range.to)}:`,
      figures.join('\n'),
      'The groups are in the attached file. This is the report as it is now:',
    ].join('\n\n'),
  };
}
