import { type CustomerTab, logTab, overviewTab, type PhoneAction } from '#areas/customers/web/public.ts';
import { ClickToCall } from '#areas/telephony/web/public.ts';

/** The tabs of the customer's page, area by area, in their order on the screen. */
export const customerTabs: readonly CustomerTab[] = [overviewTab, logTab];

/** What stands beside each telephone number of a customer. */
export const phoneActions: readonly PhoneAction[] = [{ key: 'call', component: ClickToCall }];
