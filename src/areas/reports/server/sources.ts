import type { ReportName } from '../rules/report.ts';
import type { Source } from './source.ts';
import { commissionsSource } from './sources/commissions.ts';
import { financeSource } from './sources/finance.ts';
import { hoursSource } from './sources/hours.ts';
import { leadsSource } from './sources/leads.ts';
import { pettyCashSource } from './sources/petty-cash.ts';
import { productionSource } from './sources/production.ts';
import { receiptsSource } from './sources/receipts.ts';
import { renewalsSource } from './sources/renewals.ts';
import { tasksSource } from './sources/tasks.ts';

export const SOURCES: Readonly<Record<ReportName, Source>> = {
  production: productionSource,
  renewals: renewalsSource,
  receipts: receiptsSource,
  commissions: commissionsSource,
  tasks: tasksSource,
  leads: leadsSource,
  finance: financeSource,
  hours: hoursSource,
  'petty-cash': pettyCashSource,
};
