import { nextMailDay, type Schedule } from '#areas/reports/rules/days.ts';
import type { ReportName } from '#areas/reports/rules/report.ts';
import { type TableRow, table } from './table-loader.ts';

const FILTERS = table('report_filters', [
  'master_id',
  'id',
  'employee_id',
  'report',
  'name',
  'filter',
  'shared',
  'schedule',
  'next_mail_at',
]);
const FAVORITES = table('report_favorites', ['master_id', 'employee_id', 'report']);

const DEMO_AGENCY = 1001;
const [OWNER, ADMIN] = [11, 12];

interface DemoFilter {
  employee: number;
  report: ReportName;
  name: string;
  filter: Record<string, string>;
  shared?: true;
  schedule?: Schedule;
}

/** The owner's own, those that the agency shares, and one that comes by mail on Mondays. */
const OF_DEMO_AGENCY: readonly DemoFilter[] = [
  { employee: OWNER, report: 'production', name: 'This year to date', filter: { days: 'yearToDate' } },
  {
    employee: OWNER,
    report: 'production',
    name: 'New business, last year',
    filter: { days: 'lastYear', kind: 'new' },
  },
  {
    employee: OWNER,
    report: 'renewals',
    name: 'Next 30 days by producer',
    filter: { by: 'producer', days: 'next30Days' },
    schedule: 'weekly',
  },
  {
    employee: ADMIN,
    report: 'production',
    name: 'Month end, all offices',
    filter: { by: 'office', days: 'lastMonth' },
    shared: true,
  },
  {
    employee: ADMIN,
    report: 'receipts',
    name: 'Last month by person',
    filter: { by: 'person', days: 'lastMonth' },
    shared: true,
  },
];

const FIRST_ID = 9001;

export function* reportFilterRows(today: string): Generator<TableRow> {
  for (const [at, { employee, schedule, shared = false, ...rest }] of OF_DEMO_AGENCY.entries())
    yield FILTERS.row({
      master_id: DEMO_AGENCY,
      id: FIRST_ID + at,
      employee_id: employee,
      ...rest,
      shared,
      schedule: schedule ?? null,
      next_mail_at: schedule ? `${nextMailDay(schedule, today)} 11:00:00Z` : null,
    });
  yield FAVORITES.row({ master_id: DEMO_AGENCY, employee_id: OWNER, report: 'production' });
}
