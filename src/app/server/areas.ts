import { addOnRoutes } from '#areas/account-add-ons/server/public.ts';
import { billingJobs, billingRoutes } from '#areas/account-billing/server/public.ts';
import { buzzJobs, buzzRoutes } from '#areas/account-buzz/server/public.ts';
import { conversionRoutes } from '#areas/account-conversions/server/public.ts';
import { discountRoutes } from '#areas/account-discounts/server/public.ts';
import { historyRoutes } from '#areas/account-history/server/public.ts';
import { paymentMethodRoutes } from '#areas/account-payment-methods/server/public.ts';
import { signUpRoutes } from '#areas/account-sign-up/server/public.ts';
import { accountRoutes } from '#areas/accounts/server/public.ts';
import { agencyRoutes } from '#areas/agency/server/public.ts';
import { apiTokenRoutes } from '#areas/api-tokens/server/public.ts';
import {
  attachmentRoutes,
  followPolicies as attachmentsFollow,
  followLead as attachmentsFollowLead,
  followTask,
} from '#areas/attachments/server/public.ts';
import { bankRoutes } from '#areas/banks/server/public.ts';
import { bringInJobs, bringInRoutes } from '#areas/bring-in/server/public.ts';
import { changeLogRoutes } from '#areas/change-log/server/public.ts';
import { commissionImportJobs, commissionImportRoutes } from '#areas/commission-imports/server/public.ts';
import { commissionReportRoutes } from '#areas/commission-report/server/public.ts';
import { commissionStatementRoutes } from '#areas/commission-statements/server/public.ts';
import { commissionRoutes, followPolicies as commissionsFollow } from '#areas/commissions/server/public.ts';
import { companyRoutes } from '#areas/companies/server/public.ts';
import { customerRoutes } from '#areas/customers/server/public.ts';
import { dictationRoutes } from '#areas/dictation/server/public.ts';
import { emailJobs, emailRoutes, followLead as emailsFollowLead } from '#areas/email/server/public.ts';
import { employeeJobs, employeeRoutes } from '#areas/employees/server/public.ts';
import { closedDays, dayGuard, endOfDayRoutes } from '#areas/end-of-day/server/public.ts';
import { fileLockerJobs, fileLockerRoutes } from '#areas/file-locker/server/public.ts';
import {
  followPolicies as contractsFollow,
  financeContractRoutes,
  financing,
} from '#areas/finance-contracts/server/public.ts';
import {
  financeGatewayJobs,
  financeGatewayRoutes,
  openGateway,
} from '#areas/finance-gateway/server/public.ts';
import { confirmEndorsement, financeQuoteRoutes } from '#areas/finance-quotes/server/public.ts';
import { formRoutes, followPolicies as formsFollow } from '#areas/forms/server/public.ts';
import { convertLead, type LeadFollower, leadRoutes, listSamePeople } from '#areas/leads/server/public.ts';
import { listViewRoutes } from '#areas/list-views/server/public.ts';
import { answerByApplying, marketPlaceJobs, marketPlaceRoutes } from '#areas/market-place/server/public.ts';
import { menuRoutes } from '#areas/menu/server/public.ts';
import { notificationRoutes } from '#areas/notifications/server/public.ts';
import { officeMessageRoutes } from '#areas/office-messages/server/public.ts';
import { officeRoutes } from '#areas/offices/server/public.ts';
import { pettyCashRoutes, reopenAtClockIn } from '#areas/petty-cash/server/public.ts';
import { policyRoutes } from '#areas/policies/server/public.ts';
import { followLead as quotesFollowLead, raterRoutes } from '#areas/rater/server/public.ts';
import { receiptRoutes } from '#areas/receipts/server/public.ts';
import { referralJobs, referralRoutes } from '#areas/referrals/server/public.ts';
import { reportJobs, reportMenu, reportRoutes } from '#areas/reports/server/public.ts';
import { rolodexRoutes } from '#areas/rolodex/server/public.ts';
import { sessionJobs, sessionRoutes } from '#areas/session/server/public.ts';
import { signatureJobs, signatureRoutes } from '#areas/signatures/server/public.ts';
import { takeOutJobs, takeOutRoutes } from '#areas/take-out/server/public.ts';
import { taskRoutes, followLead as tasksFollowLead } from '#areas/tasks/server/public.ts';
import { telephonyRoutes } from '#areas/telephony/server/public.ts';
import { templateRoutes } from '#areas/templates/server/public.ts';
import { timeClockRoutes } from '#areas/time-clock/server/public.ts';
import { trainingRoutes } from '#areas/training/server/public.ts';
import { webhookJobs, webhookRoutes } from '#areas/webhooks/server/public.ts';
import { welcomeRoutes } from '#areas/welcome/server/public.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import { liveRoutes } from '#platform/server/live/routes.ts';
import { LOG_BOOK } from '../log-book.ts';
import { CUSTOMER_ROWS } from './customer-rows.ts';

/** What goes along when a lead is sold. The files of its tasks are found through the tasks, which move last. */
const LEAD_FOLLOWERS: readonly LeadFollower[] = [
  attachmentsFollowLead,
  emailsFollowLead,
  quotesFollowLead,
  tasksFollowLead,
];

/** Every area of the product that the server serves. */
export const AREA_ROUTES: readonly ((mount: Mount) => void)[] = [
  sessionRoutes,
  apiTokenRoutes,
  (mount) => customerRoutes(mount, CUSTOMER_ROWS, listSamePeople),
  (mount) => timeClockRoutes(mount, [reopenAtClockIn(dayGuard)]),
  (mount) => pettyCashRoutes(mount, dayGuard),
  endOfDayRoutes,
  telephonyRoutes,
  accountRoutes,
  bankRoutes,
  discountRoutes,
  paymentMethodRoutes,
  (mount) => addOnRoutes(mount, [answerByApplying]),
  marketPlaceRoutes,
  billingRoutes,
  signUpRoutes,
  conversionRoutes,
  historyRoutes,
  buzzRoutes,
  (mount) => menuRoutes(mount, reportMenu),
  welcomeRoutes,
  agencyRoutes,
  employeeRoutes,
  officeRoutes,
  companyRoutes,
  rolodexRoutes,
  (mount) => leadRoutes(mount, LEAD_FOLLOWERS),
  (mount) => raterRoutes(mount, (work, brought) => convertLead(work, LEAD_FOLLOWERS, brought)),
  (mount) => receiptRoutes(mount, financing(), [closedDays]),
  (mount) => policyRoutes(mount, [contractsFollow, attachmentsFollow, formsFollow, commissionsFollow]),
  (mount) => financeContractRoutes(mount, openGateway, confirmEndorsement),
  financeGatewayRoutes,
  financeQuoteRoutes,
  signatureRoutes,
  (mount) => taskRoutes(mount, [followTask]),
  attachmentRoutes,
  fileLockerRoutes,
  formRoutes,
  templateRoutes,
  emailRoutes,
  officeMessageRoutes,
  trainingRoutes,
  referralRoutes,
  liveRoutes,
  notificationRoutes,
  dictationRoutes,
  (mount) => changeLogRoutes(mount, LOG_BOOK),
  commissionRoutes,
  commissionImportRoutes,
  commissionStatementRoutes,
  commissionReportRoutes,
  reportRoutes,
  listViewRoutes,
  webhookRoutes,
  takeOutRoutes,
  bringInRoutes,
];

export const AREA_JOBS: readonly JobHandler[] = [
  ...sessionJobs,
  ...employeeJobs,
  ...emailJobs,
  ...referralJobs,
  ...billingJobs,
  ...buzzJobs,
  ...commissionImportJobs,
  ...financeGatewayJobs(),
  ...signatureJobs,
  ...reportJobs,
  ...fileLockerJobs,
  ...marketPlaceJobs,
  ...webhookJobs,
  ...takeOutJobs,
  ...bringInJobs,
];
