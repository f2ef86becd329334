import { attachmentsTab } from '#areas/attachments/web/public.ts';
import { type CustomerTab, logTab, overviewTab, type PhoneAction } from '#areas/customers/web/public.ts';
import { emailTab } from '#areas/email/web/public.ts';
import { financeTab } from '#areas/finance-contracts/web/public.ts';
import { financePolicies } from '#areas/finance-quotes/web/public.ts';
import { type PolicyAction, policiesTab } from '#areas/policies/web/public.ts';
import { policiesCount, receiptsTab, standingParts } from '#areas/receipts/web/public.ts';
import { type TaskAction, tasksTab } from '#areas/tasks/web/public.ts';
import { ClickToCall } from '#areas/telephony/web/public.ts';
import { AttachToTask } from './attach-to-task.tsx';
import { CustomerCards } from './customer-cards.tsx';
import { texts } from './texts.ts';

/** What each row of a task list shows. */
export const taskActions: readonly TaskAction[] = [{ key: 'attach', component: AttachToTask }];

/** What is done with policies that somebody chose, and on the page of one. */
export const policyActions: readonly PolicyAction[] = [financePolicies];

/** The same on a sold quote, in the words of its button. */
export const quoteActions: readonly PolicyAction[] = [
  { ...financePolicies, label: texts.quote.requestFinanceQuote },
];

/** The tabs of the customer's page, area by area, in their order on the screen. */
export const customerTabs: readonly CustomerTab[] = [
  overviewTab({ ...standingParts, cards: CustomerCards }),
  policiesTab(policyActions, policiesCount),
  tasksTab(taskActions),
  receiptsTab,
  financeTab,
  attachmentsTab,
  emailTab,
  logTab,
];

/** What is shown next to each of a customer's phone numbers. */
export const phoneActions: readonly PhoneAction[] = [{ key: 'call', component: ClickToCall }];
