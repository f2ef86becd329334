import { accountRoutes } from '#areas/accounts/server/public.ts';
import { agencyRoutes } from '#areas/agency/server/public.ts';
import { attachmentRoutes } from '#areas/attachments/server/public.ts';
import { companyRoutes } from '#areas/companies/server/public.ts';
import { customerRoutes } from '#areas/customers/server/public.ts';
import { employeeJobs, employeeRoutes } from '#areas/employees/server/public.ts';
import { leadRoutes } from '#areas/leads/server/public.ts';
import { menuRoutes } from '#areas/menu/server/public.ts';
import { officeRoutes } from '#areas/offices/server/public.ts';
import { policyRoutes } from '#areas/policies/server/public.ts';
import { receiptRoutes } from '#areas/receipts/server/public.ts';
import { rolodexRoutes } from '#areas/rolodex/server/public.ts';
import { sessionJobs, sessionRoutes } from '#areas/session/server/public.ts';
import { taskRoutes } from '#areas/tasks/server/public.ts';
import { telephonyRoutes } from '#areas/telephony/server/public.ts';
import { timeClockRoutes } from '#areas/time-clock/server/public.ts';
import { welcomeRoutes } from '#areas/welcome/server/public.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';

/** Every area of the product that the server serves. */
export const AREA_ROUTES: readonly ((mount: Mount) => void)[] = [
  sessionRoutes,
  customerRoutes,
  timeClockRoutes,
  telephonyRoutes,
  accountRoutes,
  menuRoutes,
  welcomeRoutes,
  agencyRoutes,
  employeeRoutes,
  officeRoutes,
  companyRoutes,
  rolodexRoutes,
  leadRoutes,
  receiptRoutes,
  policyRoutes,
  taskRoutes,
  attachmentRoutes,
];

export const AREA_JOBS: readonly JobHandler[] = [...sessionJobs, ...employeeJobs];
