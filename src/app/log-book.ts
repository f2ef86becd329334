import { LOG as accountAddOns } from '#areas/account-add-ons/log.ts';
import { LOG as accountBilling } from '#areas/account-billing/log.ts';
import { LOG as accountBuzz } from '#areas/account-buzz/log.ts';
import { LOG as accountConversions } from '#areas/account-conversions/log.ts';
import { LOG as accountPaymentMethods } from '#areas/account-payment-methods/log.ts';
import { LOG as accountSignUp } from '#areas/account-sign-up/log.ts';
import { LOG as accounts } from '#areas/accounts/log.ts';
import { LOG as agency } from '#areas/agency/log.ts';
import { LOG as apiTokens } from '#areas/api-tokens/log.ts';
import { LOG as attachments } from '#areas/attachments/log.ts';
import { LOG as bringIn } from '#areas/bring-in/log.ts';
import { LOG as commissionImports } from '#areas/commission-imports/log.ts';
import { LOG as commissionStatements } from '#areas/commission-statements/log.ts';
import { LOG as commissions } from '#areas/commissions/log.ts';
import { LOG as companies } from '#areas/companies/log.ts';
import { LOG as customers } from '#areas/customers/log.ts';
import { LOG as email } from '#areas/email/log.ts';
import { LOG as employees } from '#areas/employees/log.ts';
import { LOG as endOfDay } from '#areas/end-of-day/log.ts';
import { LOG as fileLocker } from '#areas/file-locker/log.ts';
import { LOG as financeContracts } from '#areas/finance-contracts/log.ts';
import { LOG as financeGateway } from '#areas/finance-gateway/log.ts';
import { LOG as forms } from '#areas/forms/log.ts';
import { LOG as leads } from '#areas/leads/log.ts';
import { LOG as listViews } from '#areas/list-views/log.ts';
import { LOG as marketPlace } from '#areas/market-place/log.ts';
import { LOG as notifications } from '#areas/notifications/log.ts';
import { LOG as officeMessages } from '#areas/office-messages/log.ts';
import { LOG as offices } from '#areas/offices/log.ts';
import { LOG as pettyCash } from '#areas/petty-cash/log.ts';
import { LOG as policies } from '#areas/policies/log.ts';
import { LOG as rater } from '#areas/rater/log.ts';
import { LOG as receipts } from '#areas/receipts/log.ts';
import { LOG as referrals } from '#areas/referrals/log.ts';
import { LOG as reports } from '#areas/reports/log.ts';
import { LOG as rolodex } from '#areas/rolodex/log.ts';
import { LOG as session } from '#areas/session/log.ts';
import { LOG as signatures } from '#areas/signatures/log.ts';
import { LOG as takeOut } from '#areas/take-out/log.ts';
import { LOG as tasks } from '#areas/tasks/log.ts';
import { LOG as telephony } from '#areas/telephony/log.ts';
import { LOG as templates } from '#areas/templates/log.ts';
import { LOG as timeClock } from '#areas/time-clock/log.ts';
import { LOG as training } from '#areas/training/log.ts';
import { LOG as webhooks } from '#areas/webhooks/log.ts';
import { LOG as welcome } from '#areas/welcome/log.ts';
import { type LogBook, logBook } from '#platform/shared/log-book.ts';

/** How every area describes the records it logs. */
export const LOG_BOOK: LogBook = logBook([
  ...accountAddOns,
  ...accountBilling,
  ...accountBuzz,
  ...accountConversions,
  ...accountPaymentMethods,
  ...accountSignUp,
  ...accounts,
  ...agency,
  ...apiTokens,
  ...attachments,
  ...bringIn,
  ...commissionImports,
  ...commissionStatements,
  ...commissions,
  ...companies,
  ...customers,
  ...email,
  ...employees,
  ...endOfDay,
  ...fileLocker,
  ...forms,
  ...financeContracts,
  ...financeGateway,
  ...leads,
  ...listViews,
  ...marketPlace,
  ...notifications,
  ...officeMessages,
  ...offices,
  ...pettyCash,
  ...policies,
  ...rater,
  ...receipts,
  ...referrals,
  ...reports,
  ...rolodex,
  ...session,
  ...signatures,
  ...takeOut,
  ...tasks,
  ...telephony,
  ...templates,
  ...timeClock,
  ...training,
  ...webhooks,
  ...welcome,
]);
