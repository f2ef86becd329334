import { type GateFacts, whyClosed } from '#platform/shared/gates.ts';
import { COMMISSIONS } from './commissions.ts';
import { FINANCE } from './finance.ts';
import { HOURS } from './hours.ts';
import { LEADS } from './leads.ts';
import { PETTY_CASH } from './petty-cash.ts';
import { PRODUCTION } from './production.ts';
import { RECEIPTS } from './receipts.ts';
import { RENEWALS } from './renewals.ts';
import type { Report, ReportName } from './report.ts';
import { TASKS } from './tasks.ts';

/** Every report, in the order of the list. */
export const REPORTS: readonly Report[] = [
  PRODUCTION,
  RENEWALS,
  RECEIPTS,
  COMMISSIONS,
  TASKS,
  LEADS,
  FINANCE,
  HOURS,
  PETTY_CASH,
];

export function reportNamed(name: ReportName): Report {
  return REPORTS.find((report) => report.name === name) as Report;
}

/** Why the person may not open the report, or nothing when they may. */
export function whyReportClosed({ allow }: Pick<Report, 'allow'>, facts: GateFacts): string | undefined {
  return allow === 'signedIn' ? undefined : whyClosed(allow, facts);
}

export function openReports(facts: GateFacts): Report[] {
  return REPORTS.filter((report) => !whyReportClosed(report, facts));
}

/** What the drop-down menu lists. */
export function reportMenu(facts: GateFacts) {
  return openReports(facts).map((report) => ({
    title: report.title,
    link: addressOf(report),
    words: report.words,
  }));
}

export const addressOf = ({ name }: Pick<Report, 'name'>) => `/reports/${name}`;
