import type { Mount } from '#platform/server/http/mount.ts';
import * as contract from '../contract.ts';
import { exportExpected } from './export-report.ts';
import { expectedReport } from './report.ts';

export function commissionReportRoutes(mount: Mount): void {
  mount(contract.expectedReport, expectedReport);
  mount(contract.exportExpected, exportExpected);
}
