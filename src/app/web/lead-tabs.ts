import { leadAttachmentsTab } from '#areas/attachments/web/public.ts';
import { leadEmailTab } from '#areas/email/web/public.ts';
import type { LeadCard, LeadTab } from '#areas/leads/web/public.ts';
import { LeadQuotesCard } from '#areas/rater/web/public.ts';
import { leadTasksTab } from '#areas/tasks/web/public.ts';
import { taskActions } from './customer-tabs.ts';

/** The tabs between the overview and the log on a lead's page. */
export const leadTabs: readonly LeadTab[] = [leadTasksTab(taskActions), leadAttachmentsTab, leadEmailTab];

/** What other areas show below the lead's own cards. */
export const leadCards: readonly LeadCard[] = [{ key: 'quotes', component: LeadQuotesCard }];
