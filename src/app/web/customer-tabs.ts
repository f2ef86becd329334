import { type CustomerTab, logTab, overviewTab } from '#areas/customers/web/public.ts';

/** The tabs of the customer's page, area by area, in their order on the screen. */
export const customerTabs: readonly CustomerTab[] = [overviewTab, logTab];
